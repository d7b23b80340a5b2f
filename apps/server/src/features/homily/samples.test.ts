import { openGospel, openGospelTable, worldEnglishBible } from '@wayfare/gospel';
import { previewHomilies } from '@wayfare/web/site';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import type { testDatabase } from '#adapters/db/testing/test-database.ts';
import { addSampleHomilies } from './add-samples.ts';
import sampleHomilies from './sample-homilies.json' with { type: 'json' };
import { calendarForTests } from './testing/homily-site.ts';

const on = (instant: string) => ({
  clock: { now: () => new Date(instant) },
  timeZone: 'America/New_York',
});

type TestDb = Awaited<ReturnType<typeof testDatabase>>;

async function titles(database: TestDb) {
  const { rows } = await database.query<{ date: string; content: { title: string } }>(
    "select ref as date, content from revision where kind = 'homily' order by ref",
  );
  return new Map(rows.map(({ date, content }) => [date, content.title]));
}

test('sample Gospels match the World English Bible', async () => {
  const gospel = await openGospel();
  for (const { book, chapter, verse, gospelText } of sampleHomilies) {
    const ranges = gospel.parseReference(book, chapter, verse) ?? [];
    expect(gospelText, `${book} ${chapter}:${verse}`).toEqual(gospel.getPassageText(ranges)?.split(/\n+/));
  }
  expect(worldEnglishBible.note).toBe('World English Bible (public domain); not the text read at Mass');
});

test('a new site gets samples up to today, and a later start fills the gap', async ({ database }) => {
  const dates = async () =>
    (await database.query<{ date: string }>('select date from homily order by date desc')).rows.map(
      ({ date }) => date,
    );
  await addSampleHomilies({ db: database, ...on('2026-11-22T04:00:00Z') });
  const first = await dates();
  expect([first.length, first[0]]).toEqual([sampleHomilies.length, '2026-11-21']);
  await addSampleHomilies({ db: database, ...on('2026-11-22T04:00:00Z') });
  expect(await dates()).toEqual(first);
  await addSampleHomilies({ db: database, ...on('2026-11-24T12:00:00Z') });
  expect(await dates()).toEqual(['2026-11-24', '2026-11-23', '2026-11-22', ...first]);
});

test('deleted samples do not return, and written homilies stop the samples', async ({ database }) => {
  await addSampleHomilies({ db: database, ...on('2026-11-21T12:00:00Z') });
  await database.query("delete from homily where date = '2026-11-20'");
  await database.query("delete from draft where ref = '2026-11-20'");
  await addSampleHomilies({ db: database, ...on('2026-11-21T12:00:00Z') });
  expect((await database.query('select from homily')).rowCount).toBe(sampleHomilies.length - 1);
  await database.query("update revision set origin = 'editor' where ref = '2026-11-21'");
  await addSampleHomilies({ db: database, ...on('2026-11-25T12:00:00Z') });
  expect((await database.query("select from homily where date > '2026-11-21'")).rowCount).toBe(0);
});

test('days of the public preview have the same homily for members', async ({ database }) => {
  await addSampleHomilies({ db: database, ...on('2027-03-01T12:00:00Z') });
  const found = await titles(database);
  for (const { date, title } of previewHomilies) expect([date, found.get(date)]).toEqual([date, title]);
  const { rows } = await database.query<{ text: string }>(
    `select content->>'homilyText' as text from revision where ref = '2026-11-21'`,
  );
  expect(rows[0]?.text).toBe(previewHomilies[0]?.homilyText);
});

test('samples do not mention dates or feasts', () => {
  const claims =
    /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Advent|Christmas|\bLent\b|Easter|Ordinary Time|\bfeast\b|\bsaint\b|today the Church|this (week|month|season)|January|February|March|April|June|July|August|September|October|November|December/i;
  for (const { title, homilyText, practice } of sampleHomilies) {
    expect([title, claims.exec([title, ...homilyText, practice].join(' '))?.[0]]).toEqual([title, undefined]);
  }
});

test('the preview homilies match the calendar of their days', async () => {
  const days = new Map((await calendarForTests.listDays(2026)).map((day) => [day.date, day]));
  const { gospelOptions, dayGospel } = await openGospelTable();
  for (const homily of previewHomilies) {
    const day = days.get(homily.date);
    if (day === undefined) throw new Error(`The calendar does not have ${homily.date}.`);
    expect(dayGospel(homily, gospelOptions(day))?.is).toBe('same');
    const weekday = new Date(homily.date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
    expect(homily.homilyText).toMatch(new RegExp(`, for a ${weekday}\\.`));
  }
  expect(days.get('2026-11-21')?.celebration).toBe('The Presentation of the Blessed Virgin Mary');
  expect(days.get('2026-11-17')?.celebration).toMatch(/^Saint Elizabeth of Hungary/);
});
