import { seconds } from '@wayfare/contracts/rules/durations';
import type { AccessInput } from '@wayfare/contracts/rules/policies';
import { expect, test } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { cachedAccess, cachedAccessFromDatabase } from './access.ts';
import { grantComplimentary } from './subscription-queries.ts';

const granted: AccessInput = { subscription: null, complimentary: { endsAt: null } };
const none: AccessInput = { subscription: null, complimentary: null };

/** A cache over a counting query, with a manual clock. */
function site() {
  let now = new Date('2026-11-21T12:00:00Z').getTime();
  let current = granted;
  let isFailing = false;
  let queries = 0;
  let version: number | null = 1;
  const read = cachedAccess(
    async () => {
      queries += 1;
      if (isFailing) throw new Error('down');
      return current;
    },
    { now: () => new Date(now) },
    { version: () => version },
  );
  return {
    read,
    queries: () => queries,
    advance: (ms: number) => {
      now += ms;
    },
    change: (input: AccessInput) => {
      current = input;
    },
    notify: (next: number | null) => {
      version = next;
    },
    fail: () => {
      isFailing = true;
    },
    recover: () => {
      isFailing = false;
    },
  };
}

test('a change without a notification shows after one second', async () => {
  const { read, change, advance } = site();
  expect(await read('ruth')).toEqual(granted);
  change(none);
  advance(seconds(1) - 1);
  expect(await read('ruth')).toEqual(granted);
  advance(1);
  expect(await read('ruth')).toEqual(none);
});

test('reads do not extend the lifetime of a cached value', async () => {
  const { read, change, advance } = site();
  await read('ruth');
  change(none);
  for (let count = 0; count < 4; count++) {
    advance(250);
    await read('ruth');
  }
  expect(await read('ruth')).toEqual(none);
});

test('a clock that is set back expires the cache', async () => {
  const { read, change, advance } = site();
  await read('ruth');
  change(none);
  advance(-seconds(60));
  expect(await read('ruth')).toEqual(none);
});

test('a notified change shows at once', async () => {
  const { read, change, notify } = site();
  await read('ruth');
  change(none);
  notify(2);
  expect(await read('ruth')).toEqual(none);
});

test('access granted on another server shows before the cache expires', async () => {
  await using database = await testDatabase();
  const elsewhere = pgDatabase(database.connection, { warn: () => {} });
  const now = new Date('2026-11-21T12:00:00Z');
  // The clock does not move, so only a notification can expire the cache.
  const read = cachedAccessFromDatabase(database, { now: () => now });
  expect(await read('ruth')).toEqual(none);
  await grantComplimentary(elsewhere, 'ruth', { now });
  await expect.poll(() => read('ruth')).toEqual(granted);
  await elsewhere.close();
});
