import type { Deps } from './compose.ts';
import { sendQueuedMails } from './features/mail/send-mail.ts';
import type { ResetDeps } from './features/reset/send-reset-link.ts';
import { answerResetRequests } from './features/reset/work.ts';

/** What the server does besides answering: the table of contents of the queue. */
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
  await sendQueuedMails({ queue, mailer, facts, clock, log: logger });
  const reset = resetDeps(deps);
  if (reset) await answerResetRequests(reset);
}

export function resetDeps({ database, queue, clock, identity }: Deps): ResetDeps | null {
  return identity && { db: database, queue, clock, identity };
}
