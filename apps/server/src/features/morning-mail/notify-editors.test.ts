import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { notifyEditors } from './notify-editors.ts';
import { morningMailSite } from './testing/morning-mail-site.ts';
import { publishHomily } from './testing/readers.ts';

const test = testWith(morningMailSite);

test('each editor gets one mail a day about upcoming days without a homily', async ({ database, site }) => {
  const [one, two] = [await site.member(['homily-admin']), await site.member(['homily-admin'])];
  await site.member(['blog-admin']);
  const told = async () =>
    (
      await database.query<{ address: string; dates: string[] }>(
        `select data -> 'to' ->> 'address' as address, data -> 'dates' as dates from job
         where data ->> 'kind' = 'homilies-missing' order by created_at, address`,
      )
    ).rows;
  site.setTime('2026-11-21T12:59:00Z');
  await notifyEditors(site.deps);
  expect(await told()).toEqual([]);
  await publishHomily(database, '2026-11-23');
  for (const time of ['13:00', '13:15', '23:00']) {
    site.setTime(`2026-11-21T${time}:00Z`);
    await notifyEditors(site.deps);
  }
  const dates = ['2026-11-22', '2026-11-24'];
  expect(await told()).toEqual([
    { address: one.email, dates },
    { address: two.email, dates },
  ]);
  for (const date of dates) await publishHomily(database, date);
  site.setTime('2026-11-21T23:30:00Z');
  await notifyEditors(site.deps);
  expect(await told()).toHaveLength(2);
  // A new day, and a new one that is missing.
  site.setTime('2026-11-22T14:00:00Z');
  await notifyEditors(site.deps);
  expect((await told()).slice(2)).toEqual([
    { address: one.email, dates: ['2026-11-25'] },
    { address: two.email, dates: ['2026-11-25'] },
  ]);
});
