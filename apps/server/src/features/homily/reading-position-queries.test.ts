import { getMorning, readHomily } from '@wayfare/contracts/calls/homily';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { deleteExpiredRows } from '#expired-rows-queries.ts';
import { exportData } from '#features/account/export-data.ts';
import { deletePerson, findPerson } from '#features/person/person-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { fillHomilies, homilySite } from './testing/homily-site.ts';

const now = '2026-11-21T17:00:00.000Z';
const today = '2026-11-21';

const inTheText = { paragraph: 3, fraction: 0.25, paragraphStart: 'Read it again and notice that ev' };
const aPlace = { date: today, ...inTheText, isFinished: false, reachedAt: now };

async function readingSite(database: TestDatabase) {
  const site = await homilySite(database, { now });
  await fillHomilies(database, 30, today);
  const ruth = await site.member({ isComplimentary: true });
  const naomi = await site.member({ isComplimentary: true });
  const keep = (given: object = {}, token: string | undefined = ruth.token) =>
    site.call('PUT', '/reading-position', { token, payload: { ...aPlace, ...given } });
  return {
    ...site,
    ruth,
    naomi,
    keep,
    async kept(given: object = {}) {
      const answer = await keep(given);
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    },
    async placeOn(date: string, token = ruth.token) {
      const answer = await site.call('GET', `/homilies/${date}`, { token });
      return readHomily.response.parse(answer.json()).position;
    },
    async leftOff(token = ruth.token) {
      const answer = await site.call('GET', '/morning', { token });
      return getMorning.response.parse(answer.json()).unfinished;
    },
  };
}

const test = testWith(readingSite);

test('a reading position is visible on all devices of its reader and to no one else', async ({ site }) => {
  expect(await site.placeOn(today)).toBeNull();
  expect(await site.leftOff()).toBeNull();
  const answer = await site.keep();
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(await site.placeOn(today)).toEqual({ ...inTheText, isFinished: false });
  expect(await site.leftOff()).toEqual({
    date: today,
    title: '',
    book: 'Luke',
    chapter: 1,
    verse: '1-4',
    color: 'white',
  });
  expect(await site.placeOn('2026-11-20')).toBeNull();
  expect(await site.placeOn(today, site.naomi.token)).toBeNull();
  expect(await site.leftOff(site.naomi.token)).toBeNull();
});

test('an older position does not replace a newer one', async ({ site }) => {
  await site.kept({ paragraph: 5, reachedAt: '2026-11-21T16:59:00Z' });
  await site.kept({ paragraph: 2, reachedAt: '2026-11-21T16:58:59.999Z', isFinished: true });
  expect(await site.placeOn(today)).toMatchObject({ paragraph: 5, isFinished: false });
  await site.kept({ paragraph: 7, reachedAt: '2026-11-21T16:59:30Z' });
  expect(await site.placeOn(today)).toMatchObject({ paragraph: 7 });
  // Concurrent saves: the newest wins.
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      site.kept({ paragraph: at, reachedAt: `2026-11-21T16:59:4${at}Z` }),
    ),
  );
  expect(await site.placeOn(today)).toMatchObject({ paragraph: 9 });
  expect((await site.database.query('select from reading_position')).rowCount).toBe(1);
});

test('a wrong device clock does not block later positions', async ({ site }) => {
  await site.kept({ paragraph: 5, reachedAt: '2031-01-01T00:00:00Z' });
  await site.kept({ paragraph: 6 });
  expect(await site.placeOn(today)).toMatchObject({ paragraph: 6 });
  await site.kept({ date: '2026-11-20', reachedAt: '1999-01-01T00:00:00Z' });
  const { rows } = await site.database.query(
    'select updated_at as "lastAt" from reading_position order by ref',
  );
  expect(rows).toEqual([{ lastAt: new Date('2026-11-20T17:00:00Z') }, { lastAt: new Date(now) }]);
});

test('the unfinished homily is the most recently read of the last 14 days', async ({ site }) => {
  await site.kept({ date: '2026-11-20', reachedAt: '2026-11-21T16:00:00Z' });
  await site.kept({ date: '2026-11-10', reachedAt: '2026-11-21T16:30:00Z' });
  await site.kept({ date: today, reachedAt: '2026-11-21T16:45:00Z' });
  expect(await site.leftOff()).toMatchObject({ date: today });
  await site.kept({ date: today, reachedAt: '2026-11-21T16:50:00Z', isFinished: true });
  expect(await site.leftOff()).toMatchObject({ date: '2026-11-10' });
  // Reopening a finished homily does not make it unfinished.
  await site.kept({ date: today, reachedAt: '2026-11-21T16:55:00Z', paragraph: 0 });
  expect(await site.placeOn(today)).toMatchObject({ paragraph: 0, isFinished: true });
  expect(await site.leftOff()).toMatchObject({ date: '2026-11-10' });
  await site.database.query("delete from homily where date = '2026-11-10'");
  expect(await site.leftOff()).toMatchObject({ date: '2026-11-20' });
  site.setTime('2026-12-05T15:59:59Z');
  expect(await site.leftOff()).toMatchObject({ date: '2026-11-20' });
  site.setTime('2026-12-05T16:00:00Z');
  expect(await site.leftOff()).toBeNull();
  expect(await site.placeOn('2026-11-20')).toMatchObject({ paragraph: 3 });
});

test('without access there is no unfinished homily', async ({ site }) => {
  await site.kept();
  await site.database.query('delete from complimentary');
  // The access is cached for a second, unless the notification of the change comes first.
  site.setTime('2026-11-21T17:00:02Z');
  expect(await site.leftOff()).toBeNull();
  expect(statusAndCode(await site.keep())).toBe('403 subscription_required');
  expect(statusAndCode(await site.keep({}, ''))).toBe('401 authentication_required');
});

const wrong: readonly object[] = [
  { date: '2026-02-29' },
  { date: '1492-10-12' },
  { date: undefined },
  { paragraph: -1 },
  { paragraph: 1.5 },
  { paragraph: 10_000 },
  { paragraph: '3' },
  { fraction: -0.01 },
  { fraction: 1.01 },
  { fraction: null },
  { paragraphStart: 'x'.repeat(33) },
  { paragraphStart: 'a line\nand another' },
  { paragraphStart: 'a\u007f' },
  { paragraphStart: 7 },
  { isFinished: 'yes' },
  { reachedAt: 'yesterday' },
  { reachedAt: '2026-11-21' },
  { reachedAt: 1_763_740_800_000 },
];

test('invalid positions are rejected and not stored', async ({ site }) => {
  for (const given of wrong) {
    const answer = await site.keep(given);
    expect([given, answer.statusCode, answer.json().code]).toEqual([given, 400, 'invalid_input']);
  }
  for (const paragraphStart of ['\u0000', '\ud800'])
    expect([paragraphStart, (await site.keep({ paragraphStart })).statusCode]).toEqual([paragraphStart, 400]);
  for (const date of ['2026-11-22', '2026-10-01']) {
    const answer = await site.keep({ date });
    expect([date, answer.statusCode, answer.json().code]).toEqual([date, 404, 'homily_not_found']);
  }
  expect((await site.database.query('select from reading_position')).rowCount).toBe(0);
  await site.kept({ paragraphStart: '🕊'.repeat(32), fraction: 1, paragraph: 9_999 });
  await site.kept({ paragraphStart: '', fraction: 0, paragraph: 0 });
});

test('reading positions are in the download, not in the log, and end with the account', async ({ site }) => {
  await site.kept();
  const { sub, email } = site.ruth;
  const account = {
    sub,
    email,
    name: 'Ruth',
    groups: [],
    isEnabled: true,
    isConfirmed: true,
    createdAt: new Date(now),
  };
  expect(await exportData({ ...site.deps, identity: site.identity }, account)).toMatchObject({
    readingPositions: [
      { date: today, ...inTheText, createdAt: new Date(now), updatedAt: new Date(now), finishedAt: null },
    ],
  });
  const log = site.lines.join('');
  expect(log).toContain('/api/homily/reading-position');
  for (const telling of [aPlace.paragraphStart, `"${aPlace.date}"`]) expect(log).not.toContain(telling);
  await deletePerson(site.database, (await findPerson(site.database, sub)) ?? '');
  expect((await site.database.query('select from reading_position')).rowCount).toBe(0);
});

test('old positions are deleted', async ({ site }) => {
  await site.kept({ date: '2026-11-20', reachedAt: '2026-11-21T16:00:00Z' });
  await site.kept();
  site.setTime('2027-02-19T16:30:00Z');
  await deleteExpiredRows(site.deps).run();
  expect((await site.database.query('select ref from reading_position')).rows).toEqual([{ ref: today }]);
});
