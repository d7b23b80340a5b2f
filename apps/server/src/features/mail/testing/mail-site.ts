import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { systemClock } from '#clock.ts';
import { buildMailData } from '#emails/testing/mail-data.ts';
import { type MailOrder, queueMail } from '../mail-order.ts';
import { sendQueuedMails } from '../send-mail.ts';

/** A queue and a mail server. The queued mails are sent once `work` is called. */
export async function mailSite(database: TestDatabase, timeouts?: Parameters<typeof smtpMailer>[1]) {
  const server = await smtpServer();
  const infos: unknown[] = [];
  const log = { ...quietLog(), info: (...line: unknown[]) => void infos.push(line) };
  const queue = postgresQueue(database, log);
  const mailer = smtpMailer({ url: server.url, from: 'Wayfare <post@wayfare.example>' }, timeouts);
  return {
    database,
    server,
    queue,
    mailer,
    log,
    logs: () => JSON.stringify([infos, log.lines]),
    rows: async () => (await database.query('select * from job')).rows,
    queueOrder: (order: MailOrder, key?: string) =>
      database.transaction((tx) => queueMail(tx, order, key === undefined ? {} : { key })),
    work: (retries: Parameters<typeof sendQueuedMails>[1]) =>
      sendQueuedMails({ queue, mailer, mailData: buildMailData(), clock: systemClock, log }, retries),
    async [Symbol.asyncDispose]() {
      await queue.stop();
      await mailer.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
