import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { DatabaseUnavailable, type Db } from '#adapters/db/database.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { withLease } from './lease-queries.ts';

const ruth = 'ruth@example.org';
const short = { leaseMs: 400, waitMs: 5_000 };

const leases = async (database: TestDatabase) => (await database.query('select from lease')).rowCount;

test('callbacks of one lease run in turn, those of different leases in parallel', async ({ database }) => {
  const inside: string[] = [];
  let maxConcurrent = 0;
  const task = (email: string) => async () => {
    inside.push(email);
    maxConcurrent = Math.max(maxConcurrent, inside.filter((each) => each === email).length);
    await pause(20);
    inside.splice(inside.indexOf(email), 1);
  };
  const emails = [ruth, ruth, ruth, 'naomi@example.org', ruth];
  await Promise.all(emails.map((email) => withLease(database, email, task(email))));
  expect(maxConcurrent).toBe(1);
  expect(await leases(database)).toBe(0);
});

test('a lease is renewed until its callback ends', async ({ database }) => {
  const said: string[] = [];
  const long = withLease(
    database,
    ruth,
    async () => {
      await pause(900);
      said.push('the first is done');
    },
    short,
  );
  await pause(50);
  await withLease(database, ruth, async () => void said.push('the second begins'), short);
  await long;
  expect(said).toEqual(['the first is done', 'the second begins']);
});

test('a lease ends if its callback throws', async ({ database }) => {
  const wrong = withLease(database, ruth, () => Promise.reject(new Error('Gone wrong')));
  await expect(wrong).rejects.toThrow('Gone wrong');
  expect(await withLease(database, ruth, async () => 'done')).toBe('done');
});

const addAbandonedLease = (database: TestDatabase, forMs: number) =>
  database.query(`insert into lease values ($1, gen_random_uuid(), now() + $2 * interval '1 millisecond')`, [
    ruth,
    forMs,
  ]);

test('the lease of a crashed server expires while the next caller waits', async ({ database }) => {
  await addAbandonedLease(database, 700);
  const startedAt = performance.now();
  expect(await withLease(database, ruth, async () => 'done')).toBe('done');
  expect(performance.now() - startedAt).toBeGreaterThan(500);
});

test('waiting too long for a lease fails with a retry-after', async ({ database }) => {
  await addAbandonedLease(database, 60_000);
  const waiting = withLease(database, ruth, async () => 'done', { ...short, waitMs: 200 });
  await expect(waiting).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
});

test('releasing the lease does not wait for an unreachable database', async ({ database }) => {
  let isLost = false;
  const silent: Pick<Db, 'query'> = {
    query: (...args) => (isLost ? new Promise(() => {}) : database.query(...args)),
  };
  const cut = withLease(silent as Db, ruth, () => {
    isLost = true;
    return Promise.reject(new DatabaseUnavailable(new Error('No answer')));
  });
  await expect(cut).rejects.toThrow(DatabaseUnavailable);
});

/** Loses the connection after the given number of statements, without reporting the result of the last one. */
function loseConnectionAfter(database: TestDatabase, statements: number) {
  let [count, isLost] = [0, false];
  const asking = async (...args: Parameters<Db['query']>) => {
    if (isLost) throw new DatabaseUnavailable(new Error('Gone'));
    const answer = await database.query(...args);
    count += 1;
    isLost = count === statements;
    if (isLost) throw new DatabaseUnavailable(new Error('Going'));
    return answer;
  };
  return { db: { query: asking } as Db, reconnect: () => (isLost = false) };
}

test.each([
  ['taken', 1],
  ['ended', 2],
])(
  'a lease that was %s when the connection was lost is released after the reconnect',
  async (_, statements) => {
    await using database = await testDatabase();
    const { db, reconnect } = loseConnectionAfter(database, statements);
    // The second statement is that of the callback.
    await withLease(db, ruth, async () => void (await db.query('select 1'))).catch(() => {});
    reconnect();
    const startedAt = performance.now();
    expect(await withLease(database, ruth, async () => 'done')).toBe('done');
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  },
);
