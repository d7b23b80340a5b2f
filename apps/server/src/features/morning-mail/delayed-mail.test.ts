import { expect, test } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { isMorningMailDelayed } from './progress-queries.ts';
import { morningSite } from './testing/morning-site.ts';
import { publishHomily } from './testing/readers.ts';

test('the mail of the morning is held up a quarter of an hour after its hour, until it goes out', async () => {
  await using database = await testDatabase();
  await using site = await morningSite(database);
  const isHeldUpAt = (time: string) =>
    isMorningMailDelayed(database, new Date(`2026-11-21T${time}Z`), 'America/New_York');
  // Six in the morning there.
  expect(await isHeldUpAt('11:16:00')).toBe(false);
  await publishHomily(database, '2026-11-21');
  expect(await isHeldUpAt('10:59:00')).toBe(false);
  expect(await isHeldUpAt('11:14:00')).toBe(false);
  expect(await isHeldUpAt('11:16:00')).toBe(true);
  expect(await isHeldUpAt('17:01:00')).toBe(false);

  // It has begun, and nobody takes the mails.
  await site.reader('anna@example.org');
  await site.server[Symbol.asyncDispose]();
  site.setTime('2026-11-21T11:00:00Z');
  await site.runTask();
  await database.query("update morning_mail set created_at = '2026-11-21T11:00:00Z'");
  expect(await site.states()).toEqual({ waiting: 1 });
  expect(await isHeldUpAt('11:14:00')).toBe(false);
  expect(await isHeldUpAt('11:16:00')).toBe(true);
  await database.query("update morning_mail set state = 'sent', finished_at = now()");
  expect(await isHeldUpAt('11:16:00')).toBe(false);
});
