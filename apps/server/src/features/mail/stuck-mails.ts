import { addTime, minutes } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { mailJob } from './mail-order.ts';

interface StuckMailDeps {
  readonly db: Db;
  readonly queue: Queue;
  readonly mailer: Pick<Mailer, 'isThere'>;
  readonly log: { info(details: object, message: string): void };
}

/**
 * After hours without a mail server the next try of a mail lies hours ahead. So while any mail waits for another try,
 * the server is felt for, and when it is back they all go out. Only then: a server that is there and wants one mail
 * later is not to be pressed.
 */
export function retryStuckMails({ db, queue, mailer, log }: StuckMailDeps): ScheduledTask {
  // Nobody knows how it was before we started.
  let wasAway = true;
  return {
    name: 'retry-stuck-mails',
    isQuiet: true,
    nextRun: (now) => addTime(now, minutes(5)),
    async run() {
      if (!(await queue.areHeldUp(db, mailJob))) return;
      const isThere = await mailer.isThere();
      if (isThere && wasAway) {
        const count = await queue.bringForward(db, mailJob);
        log.info({ count }, 'The mail server is back, and the mails that waited for it go out');
      }
      wasAway = !isThere;
    },
  };
}
