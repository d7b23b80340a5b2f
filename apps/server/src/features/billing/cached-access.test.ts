import { expect } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { cachedSubscriberCheck, grantComplimentary } from './access-queries.ts';

test('access granted on another server shows before the cache expires', async ({ database }) => {
  const elsewhere = pgDatabase(database.connection, { warn: () => {} });
  const now = new Date('2026-11-21T12:00:00Z');
  // The clock does not move, so only a notification can expire the cache.
  const clock = { now: () => now };
  const isSubscriber = cachedSubscriberCheck({ db: database, clock, billingClock: clock });
  expect(await isSubscriber('ruth')).toBe(false);
  await grantComplimentary(elsewhere, 'ruth', { now });
  await expect.poll(() => isSubscriber('ruth')).toBe(true);
  await elsewhere.close();
});
