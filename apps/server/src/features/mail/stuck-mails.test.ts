import { expect, test } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { systemClock } from '#clock.ts';
import { buildMailData } from '#emails/testing/mail-data.ts';
import { queueMail } from './mail-order.ts';
import { sendQueuedMails } from './send-mail.ts';
import { retryStuckMails } from './stuck-mails.ts';

/** The second try lies hours ahead, as after an outage of hours. */
const hoursAhead = { retryDelaysMs: Array.from({ length: 7 }, () => 15 * 3_600_000), pollMs: 20 };
const brief = { connectMs: 500, replyMs: 500, totalMs: 1_000 };

async function site() {
  const database = await testDatabase();
  const server = await smtpServer();
  const log = { ...quietLog(), info: () => {} };
  const queue = postgresQueue(database, log);
  const mailer = smtpMailer({ url: server.url, from: 'Wayfare <post@wayfare.example>' }, brief);
  const needs = { db: database, queue, mailer, log };
  await sendQueuedMails({ queue, mailer, mailData: buildMailData(), clock: systemClock, log }, hoursAhead);
  const rows = async () => (await database.query('select * from job')).rows;
  return {
    server,
    queue,
    database,
    newJob: () => retryStuckMails(needs),
    rows,
    async ask(address: string) {
      const order = { kind: 'already-member', to: { address } } as const;
      await database.transaction((db) => queueMail(db, queue, order));
    },
    /** Until the one that was asked for has failed, and waits. */
    untilHeldUp: () =>
      expect.poll(async () => (await rows())[0]?.['last_error'], patience).toMatch(/handed over/),
    async [Symbol.asyncDispose]() {
      await queue.stop();
      await mailer.close();
      await server[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

const patience = { timeout: 15_000 };

test('waiting mails are sent when the mail server is back', async () => {
  await using here = await site();
  const job = here.newJob();
  await here.server.down();
  await here.ask('ruth@example.org');
  await here.untilHeldUp();
  await job.run();
  expect(here.server.deliveries).toEqual([]);
  await here.server.up();
  await job.run();
  await expect.poll(() => here.server.deliveries.length, patience).toBe(1);
  await expect.poll(here.rows, patience).toEqual([]);
});

test('waiting mails are sent after a restart of the site', async () => {
  await using here = await site();
  await here.server.down();
  await here.ask('ruth@example.org');
  await here.untilHeldUp();
  await here.server.up();
  await here.newJob().run();
  await expect.poll(() => here.server.deliveries.length, patience).toBe(1);
});

test('a mail that a reachable mail server deferred keeps its schedule', async () => {
  await using here = await site();
  const job = here.newJob();
  here.server.answers.set('RCPT', '450 4.2.0 greylisted');
  await here.ask('ruth@example.org');
  await here.untilHeldUp();
  for (let minute = 0; minute < 4; minute += 1) await job.run();
  // Once, because nobody knew how it was before; and then in its own time.
  await expect
    .poll(async () => (await here.rows())[0], patience)
    .toMatchObject({ attempt_count: 1, claim: null });
  const [row] = await here.rows();
  expect(Number(row?.['due_at'])).toBeGreaterThan(Date.now() + 3_600_000);
});

test('the operator can retry a waiting mail but not one in progress', async () => {
  await using here = await site();
  await here.server.down();
  await here.ask('ruth@example.org');
  await here.untilHeldUp();
  await here.server.up();
  const [waiting] = await here.queue.listUnfinished(here.database, 'mail');
  expect(await here.queue.retry(here.database, 'mail', waiting?.jobId ?? '')).toBe(true);
  await expect.poll(() => here.server.deliveries.length, patience).toBe(1);

  here.server.answers.set('message', 'silence');
  await here.ask('naomi@example.org');
  await expect.poll(async () => (await here.rows())[0]?.['claim'] ?? null, patience).not.toBeNull();
  const [inHand] = await here.queue.listUnfinished(here.database, 'mail');
  expect(await here.queue.retry(here.database, 'mail', inHand?.jobId ?? '')).toBe(false);
});
