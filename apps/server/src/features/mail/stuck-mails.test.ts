import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { retryStuckMails } from './stuck-mails.ts';
import { mailSite } from './testing/mail-site.ts';

/** The next attempt is hours away, as after a long outage. */
const slowRetries = { retryDelaysMs: Array.from({ length: 7 }, () => 15 * 3_600_000), pollMs: 20 };
const pollOptions = { timeout: 15_000 };
const shortTimeouts = { connectMs: 500, replyMs: 500, totalMs: 1_000 };

async function stuckSite(database: TestDatabase) {
  const site = await mailSite(database, shortTimeouts);
  await site.work(slowRetries);
  return {
    ...site,
    createTask: () => retryStuckMails({ ...site, db: database }),
    queueMail: (address: string) => site.queueOrder({ kind: 'already-member', to: { address } }),
    waitForFailure: () =>
      expect.poll(async () => (await site.rows())[0]?.['last_error'], pollOptions).toMatch(/handed over/),
  };
}

const test = testWith(stuckSite);

test('waiting mails are sent when the mail server is back', async ({ site }) => {
  const task = site.createTask();
  await site.server.down();
  await site.queueMail('ruth@example.org');
  await site.waitForFailure();
  await task.run();
  expect(site.server.deliveries).toEqual([]);
  await site.server.up();
  await task.run();
  await expect.poll(() => site.server.deliveries.length, pollOptions).toBe(1);
  await expect.poll(site.rows, pollOptions).toEqual([]);
});

test('waiting mails are sent after a restart of the site', async ({ site }) => {
  await site.server.down();
  await site.queueMail('ruth@example.org');
  await site.waitForFailure();
  await site.server.up();
  await site.createTask().run();
  await expect.poll(() => site.server.deliveries.length, pollOptions).toBe(1);
});

test('a mail that a reachable mail server deferred keeps its schedule', async ({ site }) => {
  const task = site.createTask();
  site.server.answers.set('RCPT', '450 4.2.0 greylisted');
  await site.queueMail('ruth@example.org');
  await site.waitForFailure();
  for (let minute = 0; minute < 4; minute += 1) await task.run();
  // One early retry after the start, because the task assumes that the server was down.
  await expect
    .poll(async () => (await site.rows())[0], pollOptions)
    .toMatchObject({ attempt_count: 1, claim: null });
  const [row] = await site.rows();
  expect(Number(row?.['due_at'])).toBeGreaterThan(Date.now() + 3_600_000);
});

test('the operator can retry a waiting mail but not one in progress', async ({ site }) => {
  await site.server.down();
  await site.queueMail('ruth@example.org');
  await site.waitForFailure();
  await site.server.up();
  const [waiting] = await site.queue.listUnfinished(site.database, 'mail');
  expect(await site.queue.retry(site.database, 'mail', waiting?.jobId ?? '')).toBe(true);
  await expect.poll(() => site.server.deliveries.length, pollOptions).toBe(1);

  site.server.answers.set('message', 'silence');
  await site.queueMail('naomi@example.org');
  await expect.poll(async () => (await site.rows())[0]?.['claim'] ?? null, pollOptions).not.toBeNull();
  const [claimed] = await site.queue.listUnfinished(site.database, 'mail');
  expect(await site.queue.retry(site.database, 'mail', claimed?.jobId ?? '')).toBe(false);
});
