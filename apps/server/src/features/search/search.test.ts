import type { SearchResponse } from '@wayfare/contracts/calls/search';
import { openGospel, worldEnglishBible } from '@wayfare/gospel';
import { expect } from 'vitest';
import type { Database, Db } from '#adapters/db/database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { addSamplePosts } from '#features/blog/sample-posts.ts';
import { postSearchSource } from '#features/blog/search-source.ts';
import { refreshAll } from './entry-queries.ts';
import { parseQuery } from './parse-query.ts';
import { findTexts, prepareSearch } from './search-queries.ts';
import { searchSite } from './testing/search-site.ts';

const test = testWith(searchSite);

const titles = (answer: SearchResponse) =>
  answer.items.map(({ title }) => title.map(({ text }) => text).join(''));
const marked = (answer: SearchResponse) =>
  answer.items.map(({ excerpt }) => excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text));

test('a subscriber finds homilies by word, phrase, stem, accent and feast', async ({ site }) => {
  await site.publish('2026-11-17', {
    title: 'The sycamore',
    book: 'Luke',
    chapter: 19,
    verse: '1-10',
    homilyText:
      'Zacchaeus climbed because he wanted to see.\nNobody climbs like that for a café of strangers.',
  });
  await site.publish('2026-11-18', {
    title: 'Ten pounds',
    book: 'Luke',
    chapter: 19,
    verse: '11-28',
    homilyText: 'The kingdom of heaven is not a thing to be buried. Prayers are answered slowly.',
  });
  const find = async (q: string) => titles(await site.find(q));
  expect(await find('zacchaeus')).toEqual(['The sycamore']);
  expect(await find('climbing')).toEqual(['The sycamore']);
  expect(await find('cafe')).toEqual(['The sycamore']);
  expect(await find('"kingdom of heaven"')).toEqual(['Ten pounds']);
  expect(await find('"heaven of kingdom"')).toEqual([]);
  expect(await find('praying')).toEqual(['Ten pounds']);
  expect(await find('Elizabeth of Hungary')).toEqual(['The sycamore']);
  expect(await find('pounds')).toEqual(['Ten pounds']);
  expect(await find('thing -buried')).toEqual([]);
  expect(marked(await site.find('climbing'))).toEqual([['climbed', 'climbs']]);
});

test('a passage query finds overlapping passages, the exact one first', async ({ site }) => {
  const homily = (title: string, chapter: number, verse: string) => ({ title, book: 'John', chapter, verse });
  await site.publish('2026-11-10', homily('Around', 3, '13-17'));
  await site.publish('2026-11-11', homily('The very one', 3, '16'));
  await site.publish('2026-11-12', homily('Beside', 3, '17-21'));
  await site.publish('2026-11-13', homily('Two pieces', 3, '1-8, 31-36'));
  await site.publish('2026-11-14', {
    ...homily('Only words', 6, '1-4'),
    homilyText: 'In Mark 4 the boat is full.',
  });
  const answer = await site.find('Jn 3:16');
  expect(titles(answer)).toEqual(['The very one', 'Around']);
  expect(answer).toMatchObject({ passage: 'Jn 3:16', hasTerms: false, count: 2, isMore: false });
  expect(answer.items.map(({ passage }) => passage)).toEqual(['same', 'contains']);
  expect(titles(await site.find('john 3,17-18'))).toEqual(['Beside', 'Around']);
  expect(titles(await site.find('Jn 3'))).toEqual(['Two pieces', 'Around', 'The very one', 'Beside']);
  expect(titles(await site.find('Jn 3:10'))).toEqual([]);
  const both = await site.find('boat mark 4');
  expect([both.passage, both.hasTerms, titles(both)]).toEqual(['mark 4', true, ['Only words']]);
  expect(titles(await site.find('beside Jn 3'))[0]).toBe('Beside');
  expect(titles(await site.find('beside Jn 3', '&terms=off'))).toHaveLength(4);
  expect(titles(await site.find('boat mark 4', '&passage=off'))).toEqual(['Only words']);
  expect(titles(await site.find('Jn 3:16', '&passage=off'))).toEqual([]);
  expect(await site.find('1 Jn 4:8')).toMatchObject({ count: 0, note: 'other_book' });
  expect(await site.find('the and of')).toMatchObject({ count: 0, note: 'too_common' });
});

test('visitors find texts by their public part only, and learn nothing about the rest', async ({ site }) => {
  await site.publish('2026-11-17', {
    title: 'A name',
    homilyText: `${'An opening that is free to read, and goes on for a while. '.repeat(2)}The secret hinge of the day.`,
  });
  await site.publish('2026-11-25', {
    title: 'Tomorrow is hidden',
    homilyText: 'Nobody reads hyssop before its day.',
  });
  expect((await site.find('hinge')).count).toBe(1);
  const asStranger = await site.find('hinge', '', null);
  const nonsense = await site.find('hxnge', '', null);
  expect(asStranger).toEqual(nonsense);
  expect(asStranger.count).toBe(0);
  expect(
    (await site.find('opening', '', null)).items[0]?.excerpt.map(({ text }) => text).join(''),
  ).not.toContain('while. An opening');
  expect((await site.find('hyssop')).count).toBe(0);
  expect((await site.find('tomorrow', '', null)).count).toBe(0);
});

test('a reader of posts only finds every word of posts and the public part of homilies', async ({ site }) => {
  await addSamplePosts(site.database);
  await refreshAll(site.database, [postSearchSource]);
  const paid = 'The secret hinge of the day is a name for iron. ';
  await site.publish('2026-11-17', { title: 'A name', homilyText: `${'Free to read. '.repeat(9)}${paid}` });
  const { token } = await site.member({ groups: ['blog-admin'] });
  const kinds = async (q: string, sort: string) => {
    const { items } = await site.find(q, `&sort=${sort}`, token);
    return items.map(({ kind, title }) => `${kind} ${title.map(({ text }) => text).join('')}`).toSorted();
  };
  const { rows } = await site.database.query<{ found: string }>(
    `select kind || ' ' || title as found from search_entry
     where case when kind = 'post' then all_terms else public_terms end @@ to_tsquery('wayfare', 'name') order by found`,
  );
  expect(rows.map(({ found }) => found)).toContain('homily A name');
  expect(rows.length).toBeGreaterThan(1);
  for (const isCounted of [false, true]) {
    if (isCounted) await site.countWords();
    for (const sort of ['best', 'newest'])
      expect(await kinds('name', sort)).toEqual(rows.map(({ found }) => found));
    expect(await kinds('secret', 'best')).not.toContain('homily A name');
  }
});

test('search results follow unpublishing, moves and corrections', async ({ site }) => {
  await site.publish('2026-11-17', { title: 'First words' });
  const { version } = await site.publish('2026-11-17', { title: 'Second words' });
  expect((await site.find('first')).count).toBe(0);
  expect((await site.find('second')).items[0]?.slug).toBe('2026-11-17');
  await site.editor('POST', '/editor/homilies/2026-11-17/swap', { with: '2026-11-19', version });
  expect((await site.find('second')).items.map(({ slug }) => slug)).toEqual(['2026-11-19']);
  await site.editor('POST', '/editor/homilies/2026-11-19/unpublish');
  expect((await site.find('second')).count).toBe(0);
  expect(await site.differences()).toEqual([]);
});

test('paging has no repeats and no gaps while a hundred days are published', async ({ site }) => {
  for (let day = 1; day <= 15; day += 1)
    await site.fill(`2026-09-${String(day).padStart(2, '0')}`, 3, 'A hinge of the door');
  const there = (await site.database.query<{ date: string }>('select date from homily')).rows;
  for (const [order, years] of [
    ['newest', [2025, 2021, 2017]],
    ['best', [2013, 2009, 2005]],
  ] as const) {
    const seen: string[] = [];
    let after: string | null = '';
    let pages = 0;
    while (after !== null) {
      const from = after === '' ? '' : `&after=${after}`;
      const answer: SearchResponse = await site.find('hinge', `&sort=${order}${from}`);
      seen.push(...answer.items.map(({ slug }) => slug));
      after = answer.next;
      // Some stand before what was seen, most behind it.
      const year = years[pages];
      if (year !== undefined) await site.fill(`${year}-12-31`, 33, 'A hinge of the door');
      await site.fill(
        `2026-${order === 'best' ? 11 : 10}-${String(pages + 1).padStart(2, '0')}`,
        1,
        'A hinge of the door',
      );
      pages += 1;
    }
    expect(pages).toBeGreaterThan(2);
    expect(seen).toEqual([...new Set(seen)]);
    expect(there.filter(({ date }) => !seen.includes(date))).toEqual([]);
  }
});

test('a saint is found by any form of the title, a name with or without accents', async ({ site }) => {
  await site.publish('2026-11-17', { title: 'Saint Elizabeth', homilyText: 'Bread for St. Thérèse.' });
  await site.publish('2026-11-18', { title: 'SS. Peter and Paul', homilyText: 'Two Saints of Rome.' });
  await site.publish('2026-11-19', { title: 'Andrew Dũng-Lạc', homilyText: 'Andre\u0301 spoke.' });
  const find = async (q: string) => titles(await site.find(q));
  for (const title of ['St', 'St.', 'Saint', 'Saints', 'Sts.', 'SS', 'ste'])
    expect([title, await find(`${title} Therese`)]).toEqual([title, ['Saint Elizabeth']]);
  for (const q of ['St. Thérèse', '"st therese"', '"Saint Thérèse"', 'THERESE', 'thérèse'])
    expect([q, await find(q)]).toEqual([q, ['Saint Elizabeth']]);
  for (const q of ['Sts. Peter', 'Saint Peter', 'saints peter'])
    expect([q, await find(q)]).toEqual([q, ['SS. Peter and Paul']]);
  for (const q of ['Dung-Lac', 'Dũng-Lạc', 'dung lac', 'Du\u0303ng-La\u0323c', 'André', 'Andre\u0301'])
    expect([q, await find(q)]).toEqual([q, ['Andrew Dũng-Lạc']]);
});

const datesOfDays = [
  ['November 20', '2026-11-20'],
  ['nov. 20th', '2026-11-20'],
  ['the 20th of November, 2026', '2026-11-20'],
  ['Friday, November 20, 2026', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['November 20, 2025', '2025-11-20'],
  // Its homily of this year is not out yet.
  ['Dec 24', '2025-12-24'],
] as const;
const datesOfNoDay = ['November 21', '13/13', '11/20 bread', 'November', '11/20/0000'];

test('a date finds the published homily of that day', async ({ site }) => {
  for (const day of ['2026-12-24', '2026-11-20', '2025-12-24', '2025-11-20'])
    await site.fill(day, 1, 'Bread.');
  for (const [q, date] of datesOfDays) {
    const answer = await site.find(q);
    expect([q, answer]).toEqual([q, expect.objectContaining({ day: date, count: 1 })]);
    expect(answer.items).toMatchObject([{ kind: 'homily', slug: date }]);
    expect((await site.find(q, '', null)).day).toBe(date);
  }
  for (const q of datesOfNoDay) expect([q, (await site.find(q)).day]).toEqual([q, null]);
});

test('a passage query returns the passage text, with and without a homily on it', async ({ site }) => {
  const text = {
    reference: 'John 3:16',
    gospelText: expect.stringMatching(/^For God so loved the world/),
    source: worldEnglishBible.note,
  };
  for (const token of [undefined, null])
    for (const q of ['Jn 3:16', 'St. John 3:16', 'Jno. 3:16', 'jn 3 16', 'Jn 3,16', 'John 3v16'])
      expect([q, await site.find(q, '', token)]).toEqual([q, expect.objectContaining({ count: 0, text })]);
  expect((await site.find('Jn 3:16', '&passage=off')).text).toBeNull();
  expect((await site.find('Jn 3:16 bread')).text?.reference).toBe('John 3:16');
  await site.publish('2026-11-18', { book: 'John', chapter: 3, verse: '16-21' });
  expect(await site.find('Jn 3:16')).toMatchObject({ count: 1, text });
  // A list that goes on, or that stands beside other words, needs no text.
  expect((await site.find('Jn 3')).text).toBeNull();
  const long = (await site.find('Jn 18:1-19:42')).text?.gospelText ?? '';
  expect([long.length < 6_500, long.endsWith('…')]).toEqual([true, true]);
});

test('a well-known passage is found by name, and each parallel counts as exact', async ({ site }) => {
  const homily = (title: string, book: string, chapter: number, verse: string, homilyText = 'Bread.') => ({
    title,
    book,
    chapter,
    verse,
    homilyText,
  });
  await site.publish('2026-11-10', homily('Poor in spirit', 'Matthew', 5, '1-12'));
  await site.publish('2026-11-11', homily('Plain', 'Luke', 6, '20-26'));
  await site.publish('2026-11-12', homily('Words alone', 'Mark', 1, '1-8', 'The Beatitudes are short.'));
  const answer = await site.find('the Beatitudes');
  expect(titles(answer)).toEqual(['Plain', 'Poor in spirit', 'Words alone']);
  expect(answer.items.map(({ passage }) => passage)).toEqual(['same', 'same', null]);
  expect(answer).toMatchObject({ passage: 'the Beatitudes', hasTerms: true });
  expect(answer.text?.reference).toBe('Matthew 5:1–12');
  expect(titles(await site.find('the Beatitudes', '&passage=off'))).toEqual(['Words alone']);
  expect(await site.find('prodigal son')).toMatchObject({ count: 0, text: { reference: 'Luke 15:11–32' } });
});

test('a misspelled word gets a suggestion only if the suggestion has results', async ({ site }) => {
  await site.publish('2026-11-17', { title: 'The kingdom', homilyText: 'Bread.' });
  await site.countWords();
  for (const token of [undefined, null]) {
    expect((await site.find('kingom', '', token)).spelling).toBe('kingdom');
    // No homily has the word, and the passage of that name has a text.
    expect((await site.find('Zacheus', '', token)).spelling).toBe('zacchaeus');
    expect((await site.find('prodical son', '', token)).spelling).toBe('prodigal son');
    // The Gospels have it, and nothing here does.
    expect((await site.find('sycamre', '', token)).spelling).toBeNull();
    expect((await site.find('kingom Zacheus', '', token)).spelling).toBeNull();
  }
});

test('any input gets an answer', async ({ site }) => {
  await site.publish('2026-11-17', { title: '<script>alert(1)</script> & hinges' });
  const odd = [
    '',
    ' ',
    '"',
    '-',
    '((( ! :* & |',
    "' or 1=1 --",
    '🙂',
    '%%%',
    'a'.repeat(5_000),
    'Jn 3:16 '.repeat(500),
  ];
  for (const q of odd) await site.find(q);
  expect((await site.find('hinges')).items[0]?.title).toEqual([
    { text: '<script>alert(1)</script> & ', isMatch: false },
    { text: 'hinges', isMatch: true },
  ]);
  for (const after of ['x', '1_2026-99-99_1_abcdefghijkl', '-1_2026-01-01_1_abcdefghijkl'])
    expect((await site.ask(`q=hinges&after=${after}`)).statusCode).toBe(400);
});

test('a cursor with an impossible date is refused', async ({ site }) => {
  await site.fill('2026-09-15', 21, 'A hinge of the door');
  const { next } = await site.find('hinge');
  const statusAfter = async (date: string) =>
    (await site.ask(`q=hinge&after=${next?.replace(/\d{4}-\d\d-\d\d/, date)}`)).statusCode;
  expect(await statusAfter('2026-09-15')).toBe(200);
  for (const date of ['0000-00-00', '1969-12-31', '2026-02-30', '2026-13-01', '9999-12-31'])
    expect([date, await statusAfter(date)]).toEqual([date, 400]);
});

test('phrases of paid texts do not affect results of visitors', async ({ site }) => {
  const letters = 'bcdfghklmnprstvz';
  const every = Array.from(
    { length: 150 },
    (_, at) => `${letters[at % 16]}o${letters[Math.floor(at / 16)]}emir`,
  );
  await site.publish('2026-11-17', {
    title: 'A title',
    homilyText: `${'An opening that is free to read, and goes on for a while. '.repeat(3)}${every.join(' ')}`,
  });
  const nothing = await site.find('"quite another phrase"', '', null);
  expect(nothing.count).toBe(0);
  for (let at = 0; at < 20; at += 1) {
    const phrase = `"${every.slice(at * 3, at * 3 + 3).join(' ')}"`;
    expect(await site.find(phrase, '', null)).toEqual(nothing);
    if (at % 10 === 0) expect((await site.find(phrase)).count, phrase).toBe(1);
  }
});

test('the query plan for visitors depends on public texts only', async ({ site }) => {
  const opening = 'An opening that is free to read, and goes on for a while. '.repeat(3);
  await site.fill('2026-09-15', 20, `${opening}The secret hinge of the day.`);
  await site.countWords();
  const { terms } = parseQuery(await openGospel(), 'hinge');
  expect(await prepareSearch(site.database, terms, { isWhole: true })).toMatchObject({ isCommon: true });
  expect(await prepareSearch(site.database, terms, { isWhole: false })).toMatchObject({ isCommon: false });
});

test('no search query scans the whole table', async ({ site }) => {
  await site.fill('2026-09-15', 200, 'A hinge of the door, in the common way');
  await site.countWords();
  const gospel = await openGospel();
  const scans: number[] = [];
  const watched: Pick<Database, 'transaction'> = {
    transaction: (work) =>
      site.database.transaction(async (within) => {
        const before = await countScans(within);
        const found = await work(within);
        scans.push((await countScans(within)) - before);
        return found;
      }),
  };
  for (const typed of [
    'hinge',
    'xqzwvy',
    '"common way"',
    'the door of a common way',
    'Lk 1',
    'Jn 3:16',
    'hinge Lk 1',
  ])
    for (const isNewestFirst of [true, false])
      await findTexts(watched, {
        query: parseQuery(gospel, typed),
        isNewestFirst,
        wholeKinds: ['homily', 'post'],
        today: '2026-11-21',
        after: null,
      });
  expect(scans).toEqual(Array.from({ length: 14 }, () => 0));
});

async function countScans(within: Db): Promise<number> {
  const { rows } = await within.query<{ scans: number }>(
    "select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'search_entry'",
  );
  return rows[0]?.scans ?? 0;
}
