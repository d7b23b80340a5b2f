import { addTime, minutes } from '@wayfare/contracts/rules/durations';
import type { AppDeps } from '#app-deps.ts';
import type { Log } from '#log.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { mailJob } from './mail-order.ts';

interface StuckMailDeps extends Pick<AppDeps, 'db' | 'queue' | 'mailer'> {
  readonly log: Log<'info'>;
}

/**
 * Retries waiting mails as soon as the mail server is back, because after an outage the next attempt may be hours away.
 * While the server is reachable, mails that it deferred keep their own schedule.
 */
export function retryStuckMails({ db, queue, mailer, log }: StuckMailDeps): ScheduledTask {
  // Unknown at start; assume that it was down.
  let wasDown = true;
  return {
    name: 'retry-stuck-mails',
    skipsSuccessLog: true,
    nextRun: (now) => addTime(now, minutes(5)),
    async run() {
      if (!(await queue.hasPendingRetries(db, mailJob))) return;
      const isReachable = await mailer.isReachable();
      if (isReachable && wasDown) {
        const count = await queue.retryAll(db, mailJob);
        log.info({ count }, 'Mail server is back; retrying waiting mails');
      }
      wasDown = !isReachable;
    },
  };
}
