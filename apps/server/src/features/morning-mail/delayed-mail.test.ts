import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { isMorningMailDelayed } from './progress-queries.ts';
import { morningSite } from './testing/morning-site.ts';
import { publishHomily } from './testing/readers.ts';

const test = testWith(morningSite);

test('the morning mail is late if nothing was sent 15 minutes after its hour', async ({ database, site }) => {
  const isDelayedAt = (time: string) =>
    isMorningMailDelayed(database, new Date(`2026-11-21T${time}Z`), 'America/New_York');
  // 11:00 UTC is 6:00 in New York.
  expect(await isDelayedAt('11:16:00')).toBe(false);
  await publishHomily(database, '2026-11-21');
  expect(await isDelayedAt('10:59:00')).toBe(false);
  expect(await isDelayedAt('11:14:00')).toBe(false);
  expect(await isDelayedAt('11:16:00')).toBe(true);
  expect(await isDelayedAt('17:01:00')).toBe(false);

  // The round is open, but the mail server is down.
  await site.reader('anna@example.org');
  await site.server[Symbol.asyncDispose]();
  site.setTime('2026-11-21T11:00:00Z');
  await site.runTask();
  await database.query("update morning_mail set created_at = '2026-11-21T11:00:00Z'");
  expect(await site.states()).toEqual({ waiting: 1 });
  expect(await isDelayedAt('11:14:00')).toBe(false);
  expect(await isDelayedAt('11:16:00')).toBe(true);
  await database.query("update morning_mail set state = 'sent', finished_at = now()");
  expect(await isDelayedAt('11:16:00')).toBe(false);
});
