import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { operatorActor } from '#features/activity/activity-queries.ts';
import { exportHomilies } from './export-homilies.ts';
import { importHomilies } from './import-homilies.ts';
import { readHomilyFile } from './read-file.ts';

const bytes = (content: string) => new TextEncoder().encode(content);
const head = 'date,book,chapter,verse,gospelText,homilyText';
const good = (date: string, more = 'A Gospel,A reflection') => `${date},Luke,20,27-40,${more}`;
const read = (content: string, name = 'homilies.csv') => readHomilyFile(name, [bytes(content)]);
const faultsOf = async (content: string, name?: string) =>
  (await read(content, name)).errors.map(({ number, reason }) => `${number}: ${reason}`);

const now = new Date('2026-11-21T17:00:00Z');
async function put(
  database: TestDatabase,
  file: string | Uint8Array,
  { name = 'homilies.csv', isDryRun = false } = {},
) {
  const deps = { db: database, clock: { now: () => now } };
  const { homilies } = await readHomilyFile(name, [typeof file === 'string' ? bytes(file) : file]);
  return importHomilies(deps, homilies, { isDryRun, by: operatorActor });
}

const everything = { from: '1970-01-01', to: '2100-12-31' };
async function exported(database: TestDatabase, format: 'csv' | 'json'): Promise<string> {
  let all = '';
  for await (const piece of exportHomilies(database, everything, format)) all += piece;
  return all;
}

test('reads CSV as spreadsheets write it: BOM, line ends, quoted breaks, any column order', async () => {
  const { homilies, errors } = await read(
    '\ufeffHomily Text;Date;BOOK;chapter;verse;Gospel_Text;title;their own column\r\n"One\r\n\r\n""Two""; three";2026-11-21;Luke;20;27-40;Text; A title ;x\r\n\r\n',
  );
  expect(errors).toEqual([]);
  expect(homilies).toMatchObject([
    {
      number: 2,
      date: '2026-11-21',
      content: { chapter: 20, title: 'A title', homilyText: 'One\n\n"Two"; three' },
    },
  ]);
});

test('reports every invalid row with its number in the spreadsheet and the reason', async () => {
  const file = [
    head,
    good('2026-11-01', '"a\nGospel of\nthree lines",b'),
    good('2026-02-29'),
    good(''),
    good('11/21/2026'),
    '2026-11-05,Luke,twenty,27-40,a,b',
    good('2026-11-06', ',b'),
    good('2026-11-07', 'a,b,c'),
    good('2026-11-08', `a,${'b'.repeat(50_001)}`),
    '2026-11-09,,,,,',
    good('2026-11-10', 'a,b\u0000'),
    '',
    good('2026-11-12'),
  ].join('\n');
  expect(await faultsOf(file)).toEqual([
    '3: "2026-02-29" is no date from 1970 to 2100 written as YYYY-MM-DD',
    '4: the date is missing',
    '5: "11/21/2026" is no date from 1970 to 2100 written as YYYY-MM-DD',
    '6: the chapter "twenty" is not a whole number',
    '7: it lacks the Gospel text',
    '8: it has 7 cells where the first row has 6',
    '9: the reflection is longer than 50,000 characters',
    '10: it lacks the book, the chapter, the verse, the Gospel text, the reflection',
    '11: it holds a character that cannot be kept',
  ]);
  expect((await read(file)).homilies.map(({ number, date }) => [number, date])).toEqual([
    [2, '2026-11-01'],
    [13, '2026-11-12'],
  ]);
});

test('reads JSON as a list or in the format of the feed', async () => {
  const item = {
    date: '2026-11-21',
    book: 'Luke',
    chapter: 20,
    verse: '27-40',
    gospelText: 'a',
    homilyText: 'b',
  };
  for (const value of [
    [item],
    { Items: [item], totalCount: 1 },
    { homilies: [{ ...item, chapter: '20' }] },
  ]) {
    expect((await read(JSON.stringify(value), 'backup')).homilies).toMatchObject([
      { number: 1, content: { chapter: 20 } },
    ]);
  }
  expect(
    await faultsOf(JSON.stringify([item, 7, { ...item, date: 7 }, { ...item, timestamp: 'soon' }]), 'x.json'),
  ).toEqual([
    '2: it is not an object',
    '3: "7" is no date from 1970 to 2100 written as YYYY-MM-DD',
    '4: the timestamp "soon" is no time',
  ]);
  const timed = await read(JSON.stringify([{ ...item, timestamp: 1_763_740_800_000 }]), 'x.json');
  const [given] = timed.homilies;
  expect(given?.publishedAt?.toISOString()).toBe('2025-11-21T16:00:00.000Z');
});

test.each([
  ['nothing', 'x.csv', bytes(' \n'), 'The file is empty.'],
  ['no head', 'x.csv', bytes(good('2026-11-21')), 'The first row must name the columns'],
  ['a quote that never ends', 'x.csv', bytes(`${head}\n${good('2026-11-21', '"a,b')}`), 'The file is no CSV'],
  ['broken JSON', 'x.json', bytes('[{'), 'The file is no JSON'],
  ['JSON without a list', 'x.json', bytes('{"date":1}'), 'The file holds no list of homilies.'],
  ['a PDF', 'x.pdf', bytes('%PDF-1.7 …'), 'This is a PDF. Homilies come in as CSV or JSON.'],
  ['a picture', 'x.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'This file is no text.'],
  ['UTF-16', 'x.csv', new Uint8Array([0xff, 0xfe, 0x64, 0]), 'UTF-16'],
  ['Windows-1252', 'x.csv', new Uint8Array([...bytes(`${head}\n`), 0x93, 0x41, 0x94]), 'Line 2 is not UTF-8'],
])('rejects an unsupported file with a message: %s', async (_, name, file, message) => {
  await expect(readHomilyFile(name, [file])).rejects.toThrow(message);
});

test.each([1, 2, 3, 7, 64, 500])('finds the line that is not UTF-8: line %i of 500', async (bad) => {
  const lines = Array.from({ length: 500 }, (_, at) => `line ${at + 1}, é`);
  const file = Buffer.from(`${lines.join('\n')}\n`);
  const at =
    Buffer.byteLength(
      lines
        .slice(0, bad - 1)
        .map((line) => `${line}\n`)
        .join(''),
    ) + 2;
  file[at] = 0xe9;
  await expect(readHomilyFile('x.csv', [file])).rejects.toThrow(`Line ${bad} is not UTF-8`);
});

test('reads Windows-1252 if the encoding is given', async () => {
  const file = Uint8Array.from(`${head}\n${good('2026-11-21', '\u0093Peace\u0094,caf\u00e9')}`, (sign) =>
    sign.charCodeAt(0),
  );
  const [homily] = (await readHomilyFile('x.csv', [file], { encoding: 'windows-1252' })).homilies;
  expect(homily?.content).toMatchObject({ gospelText: '“Peace”', homilyText: 'café' });
});

test.each([1, 2, 5, 64])('reads the same from chunks of %i bytes', async (size) => {
  const lines = [head, good('2026-11-20', '"Peace,\r\né","“café”"'), good('2026-11-21'), 'x'];
  const file = bytes(lines.join('\r\n'));
  const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, at) =>
    file.subarray(at * size, (at + 1) * size),
  );
  const whole = await readHomilyFile('x.csv', [file]);
  expect(whole.homilies).toHaveLength(2);
  expect(await readHomilyFile('x.csv', pieces)).toEqual(whole);
});

test('the last of several rows for a date wins', async () => {
  const { homilies, replaced } = await read(
    [head, good('2026-11-21'), good('2026-11-20'), good('2026-11-21', 'new,new')].join('\n'),
  );
  expect(replaced).toEqual([{ number: 2, date: '2026-11-21', by: 4 }]);
  expect(homilies.map(({ date, content }) => [date, content.homilyText])).toEqual([
    ['2026-11-20', 'A reflection'],
    ['2026-11-21', 'new'],
  ]);
});

test('a repeated import changes nothing, and a changed row adds a revision', async ({ database }) => {
  const file = (last: string) =>
    [head, good('2026-11-20'), good('2026-11-21'), good('2026-11-22', last)].join('\n');
  const count = async () => (await database.query('select from revision')).rowCount;
  expect(await put(database, file('a,b'), { isDryRun: true })).toMatchObject({
    added: 3,
    changed: 0,
    unchanged: 0,
  });
  expect(await count()).toBe(0);
  expect(await put(database, file('a,b'))).toMatchObject({
    added: 3,
    changed: 0,
    unchanged: 0,
  });
  expect(await put(database, file('a,b'))).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  expect(await count()).toBe(3);
  expect(await put(database, file('a,c'))).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
  expect(await count()).toBe(4);
});

test('an error during the import rolls everything back', async ({ database }) => {
  const many = Array.from({ length: 600 }, (_, day) =>
    new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const { homilies } = await read([head, ...many.map((date) => good(date))].join('\n'));
  const deps = { db: database, clock: { now: () => now } };
  const onProgress = (done: number) => {
    if (done > 300) throw new Error('the lights went out');
  };
  await expect(
    importHomilies(deps, homilies, { isDryRun: false, by: operatorActor, onProgress }),
  ).rejects.toThrow('lights');
  expect((await database.query('select from draft')).rowCount).toBe(0);
});

/** Typical texts and characters that are special in CSV. */
const someText = fc
  .array(
    fc.constantFrom(
      '=SUM(A1)',
      "'",
      '"',
      ',',
      ';',
      '\n',
      '-',
      '+1',
      '@',
      'Señor',
      '“Peace”',
      ' ',
      '漢',
      '\t',
      'a',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

const formulasIn = (csv: string): string[] =>
  parse(csv)
    .flat()
    .filter((cell) => /^[=+@\t\r-]/.test(cell));

test.each(['csv', 'json'] as const)('an export as %s can be imported unchanged', async (format) => {
  await using from = await testDatabase();
  await using to = await testDatabase();
  const texts = fc.sample(fc.tuple(someText, someText, someText, someText), { numRuns: 300, seed: 7 });
  const items = texts.map(([title, verse, gospelText, homilyText], day) => ({
    date: new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10),
    book: 'Luke',
    chapter: (day % 24) + 1,
    title,
    verse: `${verse}.`,
    gospelText: `${gospelText}.`,
    homilyText: `${homilyText}.`,
    source: `'${title}`,
    copyright: title,
    practice: `${verse}!`,
    author: `=${title}`,
    timestamp: new Date(Date.UTC(2019, 0, 1, day)).toISOString(),
  }));
  await put(from, JSON.stringify(items), { name: 'x.json' });
  const file = await exported(from, format);
  if (format === 'csv') expect(formulasIn(file)).toEqual([]);
  expect(await put(to, file, { name: `x.${format}` })).toMatchObject({ added: 300 });
  const rows = async (database: TestDatabase) =>
    (await database.query('select * from homily order by date')).rows;
  expect(await rows(to)).toEqual(await rows(from));
  expect(await put(from, file, { name: `x.${format}` })).toMatchObject({ unchanged: 300 });
});
