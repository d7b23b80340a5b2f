import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { morningSite } from './testing/morning-site.ts';
import { fillReaders, publishHomily } from './testing/readers.ts';

const test = testWith(morningSite);

const saturday = '2026-11-21';

test('two servers send each reader exactly one mail', async ({ database, site }) => {
  await publishHomily(database, saturday);
  await fillReaders(database, 400);
  const other = pgDatabase(database.connection, { warn: () => {} });
  const [one, two] = await Promise.all([
    site.runTask({ batchSize: 20 }),
    site.runTask({ batchSize: 20, db: other }),
  ]);
  await other.close();
  expect(site.recipients()).toHaveLength(400);
  expect(new Set(site.recipients()).size).toBe(400);
  expect(Math.min(one, two)).toBeGreaterThan(40);
  expect(await site.states()).toEqual({ sent: 400 });
});

test('a permanently refused address is suppressed and not retried', async ({ database, site }) => {
  for (const date of [saturday, '2026-11-22']) await publishHomily(database, date);
  await site.reader('gone@example.org');
  site.server.answers.set('RCPT', '550 5.1.1 no such user');
  await site.runTask();
  site.server.answers.clear();
  await site.makeRetriesDue();
  await site.runTask();
  site.setTime('2026-11-22T11:00:00Z');
  await site.runTask();
  expect(site.recipients()).toEqual([]);
  expect(await site.states()).toEqual({ refused: 1, skipped: 1 });
  const { rows } = await database.query('select email, reason from suppressed_address');
  expect(rows).toEqual([{ email: 'gone@example.org', reason: 'refused' }]);
});

test('a temporary failure is logged with its cause and retried until noon', async ({ database, site }) => {
  await publishHomily(database, saturday);
  for (const name of ['one', 'two']) await site.reader(`${name}@example.org`);
  site.server.answers.set('RCPT', '450 4.2.1 busy');
  const warn = vi.fn();
  await site.runTask({ log: { warn } });
  expect(await site.states()).toEqual({ waiting: 2 });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    {
      retried: 2,
      refused: 0,
      err: expect.objectContaining({ message: expect.stringContaining('450 RCPT TO') }),
    },
    'Morning mails were not accepted by the mail server',
  );
  await site.runTask();
  const attempts = await database.query<{ attempts: number; isLater: boolean }>(
    'select attempt_count as attempts, due_at > now() + interval \'50 seconds\' as "isLater" from morning_mail',
  );
  expect(attempts.rows).toEqual([
    { attempts: 1, isLater: true },
    { attempts: 1, isLater: true },
  ]);
  site.server.answers.clear();
  await database.query(
    'update morning_mail set due_at = now() where person_id = (select min(person_id::text)::uuid from person)',
  );
  await site.runTask();
  expect(site.recipients()).toHaveLength(1);
  site.setTime('2026-11-21T17:00:00Z');
  await site.makeRetriesDue();
  await site.runTask();
  expect(site.recipients()).toHaveLength(1);
  expect(await site.states()).toEqual({ sent: 1, late: 1 });
});

test('an outage of the mail server stops the batch, which is sent afterwards', async ({ database, site }) => {
  await publishHomily(database, saturday);
  await fillReaders(database, 300);
  await site.server.down();
  await site.runTask({ batchSize: 100, leaseMs: 10_000 });
  // A failed mail is due in a minute, one that was only claimed after its lease.
  const { rows } = await database.query<{ tried: number }>(
    "select count(*)::int as tried from morning_mail where due_at > now() + interval '45 seconds'",
  );
  expect(rows[0]?.tried).toBeLessThan(40);
  expect(await site.states()).not.toHaveProperty('refused');
  await site.server.up();
  await site.makeRetriesDue();
  await site.runTask();
  expect(new Set(site.recipients()).size).toBe(300);
  expect(site.recipients()).toHaveLength(300);
});

test('a reader who unsubscribes between two attempts gets no mail', async ({ database, site }) => {
  await publishHomily(database, saturday);
  const [one, two] = [await site.reader('one@example.org'), await site.reader('two@example.org')];
  await site.reader('three@example.org');
  site.server.answers.set('RCPT', '450 4.2.1 busy');
  await site.runTask();
  site.server.answers.clear();
  await database.query("insert into mail_preference values ($1, 'none', null, 6, 'America/New_York')", [one]);
  await database.query('delete from person where person_id = $1', [two]);
  await site.makeRetriesDue();
  await site.runTask();
  expect(site.recipients()).toEqual(['three@example.org']);
  expect(await site.states()).toEqual({ sent: 1, skipped: 2 });
});

test('no mail is sent in the second half of its lease', async ({ database, site }) => {
  await publishHomily(database, saturday);
  await fillReaders(database, 60);
  const leaseMs = 1_000;
  const { identity } = site.deps;
  const slowIdentity: typeof identity = {
    ...identity,
    async findMailboxes(subs) {
      await pause(leaseMs * 0.6);
      return identity.findMailboxes(subs);
    },
  };
  await site.runTask({ leaseMs, identity: slowIdentity });
  expect(site.recipients()).toEqual([]);
  await site.makeRetriesDue();
  await site.runTask();
  expect(site.recipients()).toHaveLength(60);
});

test('all servers together stay below the rate limit', async ({ database, site }) => {
  await publishHomily(database, saturday);
  await fillReaders(database, 60);
  const startMs = performance.now();
  await Promise.all([site.runTask({ mailsPerSecond: 20 }), site.runTask({ mailsPerSecond: 20 })]);
  const seconds = (performance.now() - startMs) / 1_000;
  expect(site.recipients()).toHaveLength(60);
  expect(seconds).toBeGreaterThan(2.7);
  expect(seconds).toBeLessThan(30);
});

test('the number of concurrent mails is limited', async ({ database, site }) => {
  await publishHomily(database, saturday);
  await fillReaders(database, 100);
  let [concurrent, maxConcurrent] = [0, 0];
  const { mailer } = site.deps;
  await site.runTask({
    mailer: {
      ...mailer,
      async openBulkMail(bulkMail) {
        const opened = await mailer.openBulkMail(bulkMail);
        return {
          async send(copy) {
            maxConcurrent = Math.max(maxConcurrent, ++concurrent);
            await opened.send(copy).finally(() => concurrent--);
          },
        };
      },
    },
  });
  expect(site.recipients()).toHaveLength(100);
  expect(maxConcurrent).toBeGreaterThan(1);
  expect(maxConcurrent).toBeLessThanOrEqual(mailer.maxConcurrentCopies * 2);
});
