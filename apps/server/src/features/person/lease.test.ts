import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { withLease } from './lease.ts';

const ruth = 'ruth@example.org';
const short = { leaseMs: 150, waitMs: 5_000 };

const leases = async (database: TestDatabase) => (await database.query('select from signup_turn')).rowCount;

test('work for one address is done one after the other, work for another beside it', async () => {
  await using database = await testDatabase();
  const inside: string[] = [];
  let most = 0;
  const work = (email: string) => async () => {
    inside.push(email);
    most = Math.max(most, inside.filter((each) => each === email).length);
    await pause(20);
    inside.splice(inside.indexOf(email), 1);
  };
  const emails = [ruth, ruth, ruth, 'naomi@example.org', ruth];
  await Promise.all(emails.map((email) => withLease(database, email, work(email))));
  expect(most).toBe(1);
  expect(await leases(database)).toBe(0);
});

test('a lease lasts as long as its work, however long that is', async () => {
  await using database = await testDatabase();
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

test('a lease whose work goes wrong is over', async () => {
  await using database = await testDatabase();
  const wrong = withLease(database, ruth, () => Promise.reject(new Error('Gone wrong')));
  await expect(wrong).rejects.toThrow('Gone wrong');
  expect(await withLease(database, ruth, async () => 'done')).toBe('done');
});

const leftBehind = (database: TestDatabase, forMs: number) =>
  database.query(
    `insert into signup_turn values ($1, gen_random_uuid(), now() + $2 * interval '1 millisecond')`,
    [ruth, forMs],
  );

test('the lease of a server that died runs out while the next one waits', async () => {
  await using database = await testDatabase();
  await leftBehind(database, 700);
  const began = performance.now();
  expect(await withLease(database, ruth, async () => 'done')).toBe('done');
  expect(performance.now() - began).toBeGreaterThan(500);
});

test('who waits too long for a lease is asked to try again soon', async () => {
  await using database = await testDatabase();
  await leftBehind(database, 60_000);
  const waiting = withLease(database, ruth, async () => 'done', { ...short, waitMs: 200 });
  await expect(waiting).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
});
