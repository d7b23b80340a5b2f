import type { Job } from '#jobs/timetable.ts';
import type { Deps } from './compose.ts';
import { featureDeps } from './feature-deps.ts';
import { deleteAccounts } from './features/account/delete-account.ts';
import { forgetUnpaidSignups } from './features/auth/forget-unpaid-signups.ts';
import { answerResendRequests } from './features/auth/resend-confirmation.ts';
import { reconcileHourly } from './features/checkout/reconcile.ts';
import { forgetHourly } from './features/identity/forget-hourly.ts';
import { sendQueuedMails } from './features/mail/send-mail.ts';
import { forgetResetLinks } from './features/reset/forget-reset-links.ts';
import { answerResetRequests } from './features/reset/work.ts';
import { drawAtMidnight } from './features/site/draw-at-midnight.ts';
import { forgetUseCounts } from './http/limit.ts';

/** What the server does besides answering. First, what somebody asked for: the table of contents of the queue. */
export async function startWork(deps: Deps): Promise<void> {
  const { config, queue, mailer, clock, logger } = deps;
  const { site, organization, publicUrl } = config;
  const facts = {
    siteName: site.name,
    supportEmail: site.supportEmail,
    organization,
    publicUrl,
    timeZone: site.timeZone,
  };
  const { account, auth, reset } = featureDeps(deps);
  await sendQueuedMails({ queue, mailer, facts, clock, log: logger });
  await answerResetRequests(reset);
  await answerResendRequests(auth);
  await deleteAccounts(account);
}

/** And what the clock asks for. */
export function jobsOf(deps: Deps): readonly Job[] {
  const { config, database, clock, pool, site, logger } = deps;
  const { auth, checkout } = featureDeps(deps);
  return [
    drawAtMidnight(site, config.site.timeZone),
    forgetResetLinks(database, clock),
    forgetUnpaidSignups(auth),
    forgetUseCounts(database, clock),
    reconcileHourly(checkout, logger),
    ...(pool ? [forgetHourly(pool)] : []),
  ];
}
