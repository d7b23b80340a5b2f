import { listDaysRead } from '@wayfare/contracts/calls/days-read';
import { expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { listPublishedAmong } from '#features/blog/published-posts.ts';
import { myData } from '#features/people/leaving/my-data.ts';
import { findPerson, removePerson } from '#features/person/person-queries.ts';
import { forgetPlaces } from '../reading/reading-place.ts';
import { fillHomilies, homilySite } from '../testing/homily-site.ts';
import { daysReadOf } from './days-read.ts';
import { noteKeysUnder } from './note-keys.ts';
import { keepingRoutes } from './routes.ts';

const now = '2026-11-21T17:00:00.000Z';

async function daysSite(database: TestDatabase) {
  await fillHomilies(database, 30, '2026-11-21');
  const site = await homilySite(database, {
    now,
    besides: (app, deps) =>
      keepingRoutes(app, {
        ...deps,
        noteKeys: noteKeysUnder(new Uint8Array(32)),
        publishedPosts: (ids) => listPublishedAmong(database, ids),
      }),
  });
  const ruth = await site.member({ isComplimentary: true });
  const want = async (isKept: boolean, token: string | undefined = ruth.token) =>
    (await site.call('PUT', '/days-read', { token, payload: { isKept } })).statusCode;
  const month = async (asked: string, token: string = ruth.token) => {
    const answer = await site.call('GET', `/days-read?month=${asked}`, { token });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return listDaysRead.response.parse(answer.json());
  };
  const read = async (at: string, day: string | undefined, date = '2026-11-20', token = ruth.token) => {
    site.setTime(at);
    const place = { date, paragraph: 1, fraction: 0, words: '', isFinished: false };
    const answer = await site.call('PUT', '/reading-place', { token, payload: { ...place, at, day } });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  };
  return { ...site, ruth, want, month, read, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

const nothing = { isKept: false, firstMonth: null, days: [] };

test('a day is the one on the reader’s own calendar, wherever on earth that hangs', async () => {
  await using database = await testDatabase();
  await using site = await daysSite(database);
  expect(await site.want(true)).toBe(200);
  // Half past eleven at night in Honolulu, and half past midnight in Auckland: the same day in neither.
  await site.read('2026-11-22T09:30:00Z', '2026-11-21');
  await site.read('2026-11-22T11:30:00Z', '2026-11-23');
  // The same night, when clocks go back an hour, and in another zone, when they go ahead.
  for (const at of [
    '2026-11-01T03:30:00Z',
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    '2026-11-02T04:59:00Z',
  ])
    await site.read(at, at < '2026-11-01T04' ? '2026-10-31' : '2026-11-01', '2026-10-30');
  await site.read('2027-03-28T00:59:00Z', '2027-03-28');
  await site.read('2027-03-28T21:59:00Z', '2027-03-28');
  // A clock that is months off is held to the days that there are on earth, and so is one that is years ahead.
  await site.read('2027-04-10T12:00:00Z', '2027-01-01');
  await site.read('2027-04-15T12:00:00Z', '2031-01-01');
  await site.read('2027-04-20T12:00:00Z', undefined);
  const { rows } = await database.query('select date from day_read order by date');
  expect(rows.map(({ date }) => date)).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-11-21',
    '2026-11-23',
    '2027-03-28',
    '2027-04-10',
    '2027-04-16',
  ]);
  expect(await site.month('2026-11')).toEqual({
    isKept: true,
    firstMonth: '2026-10',
    days: ['2026-11-01', '2026-11-21', '2026-11-23'],
  });
  expect(await site.month('2026-12')).toEqual({ isKept: true, firstMonth: '2026-10', days: [] });
  for (const month of ['2026-13', '0000-01', 'x', '2026-11-01'])
    expect((await site.call('GET', `/days-read?month=${month}`, { token: site.ruth.token })).statusCode).toBe(
      400,
    );
});

test('nothing is kept of who does not want it, and to stop deletes what there is', async () => {
  await using database = await testDatabase();
  await using site = await daysSite(database);
  expect(await site.month('2026-11')).toEqual(nothing);
  await site.read(now, '2026-11-21');
  expect(await site.month('2026-11')).toEqual(nothing);
  await Promise.all(Array.from({ length: 4 }, () => site.want(true)));
  await Promise.all(Array.from({ length: 8 }, () => site.read(now, '2026-11-21')));
  const naomi = await site.member({ isComplimentary: true });
  await site.want(true, naomi.token);
  await site.read(now, '2026-11-22', '2026-11-20', naomi.token);
  expect((await site.month('2026-11')).days).toEqual(['2026-11-21']);
  expect((await site.month('2026-11', naomi.token)).days).toEqual(['2026-11-22']);
  expect(await site.want(true, '')).toBe(401);
  // Whoever presses in one window while another one reads: whichever is first, nothing is left.
  await Promise.all([site.read(now, '2026-11-21'), site.want(false), site.read(now, '2026-11-21')]);
  expect(await site.want(false)).toBe(200);
  expect(await site.month('2026-11')).toEqual(nothing);
  await site.read(now, '2026-11-21');
  await site.want(true);
  expect((await site.month('2026-11')).days).toEqual([]);
  expect((await site.month('2026-11', naomi.token)).days).toEqual(['2026-11-22']);
});

test('days outlive the places, go along with their reader, and go with the account', async () => {
  await using database = await testDatabase();
  await using site = await daysSite(database);
  await site.want(true);
  await site.read(now, '2026-11-21');
  site.setTime('2027-11-21T17:00:00Z');
  await forgetPlaces(site.deps).run();
  // Who subscribes no longer still sees them, and can have them deleted.
  await database.query('delete from complimentary');
  expect((await site.month('2026-11')).days).toEqual(['2026-11-21']);
  const account = await site.identity.findBySub(site.ruth.sub);
  const personId = await findPerson(database, site.ruth.sub);
  if (account === null || personId === null) throw new Error('Ruth is not known.');
  expect(await daysReadOf(database, site.ruth.sub)).toEqual(['2026-11-21']);
  // What an operator gathers of a member has none.
  const told = await myData({ ...site.deps, identity: site.identity }, account);
  expect(told).toMatchObject({ leftOff: [] });
  expect(JSON.stringify(told)).not.toContain('2026-11-21"');
  expect(site.lines.join('')).not.toContain('2026-11-21"');
  await removePerson(database, personId);
  expect((await database.query('select from day_read union all select from days_read_wanted')).rowCount).toBe(
    0,
  );
});
