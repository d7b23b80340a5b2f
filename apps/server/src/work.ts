import { openGospel } from '@wayfare/gospel';
import type { Job } from '#jobs/timetable.ts';
import type { Deps } from './compose.ts';
import { type FeatureDeps, mailFacts } from './feature-deps.ts';
import { reconcileHourly } from './features/billing/events/reconcile.ts';
import { forgetUnusedUploads } from './features/blog/forget-unused-uploads.ts';
import { addSampleAtMidnight, addSampleHomilies } from './features/homily/samples/add-samples.ts';
import { forgetHourly } from './features/identity/forget-hourly.ts';
import { turnSigningKeys } from './features/identity/turn-signing-keys.ts';
import { sendHeldUpMails } from './features/mail/held-up-mails.ts';
import { sendQueuedMails } from './features/mail/send-mail.ts';
import { forgetSentMails, sendEveryMorning } from './features/morning-mail/every-morning.ts';
import { tellEditorsOfMissing } from './features/morning-mail/tell-editors.ts';
import { sendTestMails } from './features/morning-mail/test-mail.ts';
import { answerResendRequests } from './features/people/confirming/resend-confirmation.ts';
import { deleteAccounts } from './features/people/leaving/delete-account.ts';
import { forgetResetLinks } from './features/people/password/forget-reset-links.ts';
import { answerResetRequests } from './features/people/password/work.ts';
import { forgetUnpaidSignups } from './features/people/signing-up/forget-unpaid-signups.ts';
import { drawAtMidnight } from './features/site/draw-at-midnight.ts';
import { drawWhenPostsChange } from './features/site/draw-when-posts-change.ts';
import { forgetUseCounts } from './http/guards/limit.ts';

/** What the server does besides answering. First, what somebody asked for: the table of contents of the queue. */
export async function startWork(deps: Deps, features: FeatureDeps): Promise<void> {
  const { config, queue, mailer, clock, logger, database } = deps;
  const { account, auth, homily, morningMail, reset } = features;
  // Before anybody comes: whoever saved the first homily would keep all others waiting.
  await openGospel();
  await answerResetRequests(reset);
  await answerResendRequests(auth);
  if (config.isQuiet) logger.warn('Quiet: no mail leaves this site until it is started without QUIET');
  else {
    await sendQueuedMails({ queue, mailer, facts: mailFacts(config), clock, log: logger });
    await sendTestMails(morningMail);
    await deleteAccounts(account);
  }
  // Never where strangers come to read.
  if (!config.isLive) await addSampleHomilies(homily);
  drawWhenPostsChange(database, deps.site, logger);
}

/** And what the clock asks for. */
export function jobsOf(deps: Deps, features: FeatureDeps): readonly Job[] {
  const { config, database, clock, pool, site, logger, lifecycle, queue, mailer } = deps;
  const { auth, blog, checkout, homily, morningMail } = features;
  return [
    drawAtMidnight(site, config.site.timeZone),
    forgetResetLinks(database, clock),
    forgetUseCounts(database, clock),
    forgetSentMails(morningMail),
    // A restored backup may stand beside the site that it was taken from, with the same pool, store and provider.
    ...(config.isQuiet
      ? []
      : [
          forgetUnpaidSignups(auth),
          forgetUnusedUploads(blog),
          reconcileHourly(checkout, logger),
          sendHeldUpMails({ db: database, queue, mailer, log: logger }),
          sendEveryMorning(morningMail, () => lifecycle.phase() === 'stopping'),
          tellEditorsOfMissing(morningMail),
        ]),
    ...(config.isLive ? [] : [addSampleAtMidnight(homily)]),
    ...(pool ? [forgetHourly(pool), turnSigningKeys(pool)] : []),
  ];
}
