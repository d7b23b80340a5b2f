import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { readMessage } from '#adapters/mail/testing/read-message.ts';
import { type SmtpServer, smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { otherProcess } from '#testing/other-process.ts';
import { queueMail } from './mail-order.ts';
import { startMailWorker } from './testing/mail-worker.ts';

/** For busy machines. */
const timeoutMs = 15_000;

const startWorker = ({ connection }: TestDatabase, { url }: SmtpServer) =>
  otherProcess(join(import.meta.dirname, 'testing', 'mail-worker.ts'), 'startMailWorker', {
    connection,
    url,
  });

async function queueMails(database: TestDatabase, count: number): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  for (let reader = 0; reader < count; reader++) {
    const to = { address: `reader-${reader}@example.org` };
    await queueMail(database, { kind: 'confirm-address', to, token: 'abc', expiresAt });
  }
}

const listJobs = async (database: TestDatabase) => (await database.query('select * from job')).rows;

const listMessageIds = (server: SmtpServer) =>
  server.deliveries.map(({ message }) => readMessage(message).headers.get('message-id'));

test('the mail of a killed worker is sent by the next with the same Message-ID', async ({ database }) => {
  await using server = await smtpServer();
  server.answers.set('message', 'silence');
  const worker = await startWorker(database, server);
  await queueMails(database, 1);
  await vi.waitFor(() => expect(server.deliveries).toHaveLength(1), timeoutMs);
  await worker.kill();
  expect(await listJobs(database)).toMatchObject([{ state: 'waiting', attempt_count: 1 }]);
  server.answers.clear();
  await using _next = await startMailWorker({ connection: database.connection, url: server.url });
  await vi.waitFor(async () => expect(await listJobs(database)).toEqual([]), timeoutMs);
  expect(server.deliveries).toHaveLength(2);
  expect(new Set(listMessageIds(server)).size).toBe(1);
});

test('killing one of two workers loses no mail and repeats at most its claims', async ({ database }) => {
  await using server = await smtpServer();
  const [killed, other] = await Promise.all([startWorker(database, server), startWorker(database, server)]);
  await queueMails(database, 120);
  await vi.waitFor(() => expect(server.deliveries.length).toBeGreaterThan(20), timeoutMs);
  await killed.kill();
  await vi.waitFor(async () => expect(await listJobs(database)).toEqual([]), timeoutMs);
  await other.kill();
  expect(new Set(server.deliveries.map(({ to }) => to[0])).size).toBe(120);
  expect(new Set(listMessageIds(server)).size).toBe(120);
  // The killed worker had claimed at most two jobs.
  expect(server.deliveries.length - 120).toBeLessThanOrEqual(2);
});
