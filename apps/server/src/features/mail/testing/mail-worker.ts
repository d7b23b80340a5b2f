import type { Connection } from '#adapters/db/connection.ts';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { systemClock } from '#clock.ts';
import { partFrom } from '#config/testing/part-from.ts';
import { buildMailData } from '#emails/testing/mail-data.ts';
import { sendQueuedMails } from '../send-mail.ts';

/** Runs only the mail worker of a server, in a process that a test kills. */
export async function startMailWorker({ connection, url }: { connection: Connection; url: string }) {
  const database = pgDatabase(connection, { warn: () => {} });
  const log = { ...quietLog(), info: () => {} };
  const queue = postgresQueue(database, log);
  const mailer = smtpMailer(
    partFrom({ SMTP_URL: url, MAIL_FROM: 'Wayfare <post@wayfare.example>' }, 'mail', 'smtp'),
  );
  const mailData = buildMailData();
  await sendQueuedMails(
    { queue, mailer, mailData, clock: systemClock, log },
    { retryDelaysMs: [50], pollMs: 20, claimMs: 2_000, concurrency: 2 },
  );
  return {
    async [Symbol.asyncDispose]() {
      await queue.stop();
      await mailer.close();
      await database.close();
    },
  };
}
