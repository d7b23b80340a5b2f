import { openGospel, worldEnglishBible } from '@wayfare/gospel';
import { expect, test } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { fillHomilies } from '../testing/homily-site.ts';
import { addSampleHomilies } from './add-samples.ts';
import { sampleHomilies } from './sample-homilies.ts';

const on = (instant: string) => ({ clock: { now: () => new Date(instant) }, timeZone: 'America/New_York' });

test('there are enough, of a length to read in a minute, and each ends with something to do', () => {
  expect(sampleHomilies.length).toBeGreaterThanOrEqual(14);
  expect(new Set(sampleHomilies.map(({ title }) => title)).size).toBe(sampleHomilies.length);
  for (const { title, homilyText } of sampleHomilies) {
    const words = homilyText.join(' ').split(/\s+/).length;
    expect([title, words >= 120 && words <= 220]).toEqual([title, true]);
    expect(homilyText.at(-1)).toMatch(/^(Prudence|Justice|Fortitude|Temperance), for today: /);
  }
});

test('their Gospels are those of the World English Bible', async () => {
  const gospel = await openGospel();
  for (const { book, chapter, verse, gospelText } of sampleHomilies) {
    const ranges = gospel.parseReference(book, chapter, verse) ?? [];
    expect(gospelText, `${book} ${chapter}:${verse}`).toEqual(gospel.passage(ranges)?.split(/\n+/));
  }
  expect(worldEnglishBible.note).toBe('World English Bible (public domain); not the text read at Mass');
});

test('a new site has something to read through today; a start days later fills the days between', async () => {
  await using database = await testDatabase();
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

test('a sample that was taken away does not come back, and whoever writes their own gets no more', async () => {
  await using database = await testDatabase();
  await addSampleHomilies({ db: database, ...on('2026-11-21T12:00:00Z') });
  await database.query("delete from homily where date = '2026-11-20'");
  await database.query("delete from homily_draft where date = '2026-11-20'");
  await addSampleHomilies({ db: database, ...on('2026-11-21T12:00:00Z') });
  expect((await database.query('select from homily')).rowCount).toBe(sampleHomilies.length - 1);
  await database.query("update homily_revision set origin = 'editor' where date = '2026-11-21'");
  await addSampleHomilies({ db: database, ...on('2026-11-25T12:00:00Z') });
  expect((await database.query("select from homily where date > '2026-11-21'")).rowCount).toBe(0);
});

test('homilies that were brought in are left alone', async () => {
  await using database = await testDatabase();
  await fillHomilies(database, 1, '2026-11-21');
  await database.query(
    `insert into homily_revision (date, number, content, began_at, saved_at, origin)
     values ('2026-11-21', 1, '{}', now(), now(), 'import')`,
  );
  await addSampleHomilies({ db: database, ...on('2026-11-21T12:00:00Z') });
  expect((await database.query('select from homily')).rowCount).toBe(1);
});
