// Texts to be searched by the hundred thousand, straight into the running site's embedded database: verses of the
// Gospels among words that nobody has, as often as words of a language stand in texts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFor } from '../apps/server/src/adapters/db/migrate.ts';
import { pgDatabase } from '../apps/server/src/adapters/db/pg-database.ts';
import { countWords } from '../apps/server/src/features/search/word-counts.ts';
import { openPostgres } from '../packages/postgres/src/postgres.ts';

const books = [
  ['matthew', 'Matthew', 40],
  ['mark', 'Mark', 41],
  ['luke', 'Luke', 42],
  ['john', 'John', 43],
] as const;

const chapters = books.flatMap(([file, name, number]) => {
  const text = readFileSync(new URL(`../packages/gospel/data/${file}.json`, import.meta.url), 'utf8');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
  return (JSON.parse(text) as string[][]).map((verses, at) => ({ name, number, chapter: at + 1, verses }));
});

/** The same texts each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const syllables = ['ba', 'de', 'fo', 'gu', 'hi', 'ka', 'le', 'mo', 'nu', 'pi', 'ra', 'se', 'to', 'vu', 'zy'];
const invented = Array.from({ length: 30_000 }, (_, at) =>
  [at % 15, Math.floor(at / 15) % 15, Math.floor(at / 225) % 15, Math.floor(at / 3_375)]
    .map((part) => syllables[part] ?? '')
    .join(''),
);

/** What the bench asks for besides words of the Gospels. */
export const rareWord = 'quincunx';

const atOnce = 500;

export async function fillWithTexts(dataDir: string, count: number, wordsEach: number): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(dataDir, 'postgres'), database: 'wayfare' });
  const database = pgDatabase(postgres.connection('wayfare'), console);
  const next = numbers(7);
  await database.query('delete from search_entry');
  await database.query('drop index search_entry_open, search_entry_whole, search_entry_verses');
  for (let from = 0; from < count; from += atOnce) {
    const texts = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => {
      const { name = '', number = 0, chapter = 0, verses = [] } = chapters[next(chapters.length)] ?? {};
      const first = next(verses.length);
      const last = Math.min(verses.length - 1, first + next(12));
      const words = verses
        .slice(first, last + 1)
        .join(' ')
        .split(/\s+/);
      while (words.length < wordsEach)
        words.push(
          invented[Math.floor(30_000 ** (next(10_000) / 10_000)) - 1] ?? '',
          ...(next(40) === 0 ? ['mercy'] : []),
        );
      if (from + at === 4_321) words.push(rareWord);
      const start = number * 1_000_000 + chapter * 1_000 + first + 1;
      return {
        ref: `text-${from + at}`,
        days: from + at,
        title: `Of ${words[3] ?? ''} and ${words[9] ?? ''}`,
        reference: `${name} ${chapter}:${first + 1}–${last + 1}`,
        body: words.join(' '),
        verses: `{[${start},${start + last - first + 1})}`,
      };
    });
    await database.query(
      `insert into search_entry (kind, ref, place, date, title, label, reference, excerpt, body, verses, open, whole)
       select 'post', ref, ref, current_date - days % 20000, title, '', reference, left(body, 80), body, verses,
              setweight(to_tsvector('wayfare', title), 'A') || to_tsvector('wayfare', left(body, 80)),
              setweight(to_tsvector('wayfare', title), 'A') || to_tsvector('wayfare', body)
       from jsonb_to_recordset($1) as given(
         ref text, days int, title text, reference text, body text, verses int4multirange)`,
      [JSON.stringify(texts)],
    );
  }
  // By a connection of its own: the site's waits for no query as long as these take.
  const client = clientFor(postgres.connection('wayfare'), 'bench');
  await client.connect();
  await client.query(`
    create index search_entry_open on search_entry using gin (open) with (fastupdate = off);
    create index search_entry_whole on search_entry using gin (whole) with (fastupdate = off);
    create index search_entry_verses on search_entry using gist (verses) where verses is not null;
    analyze search_entry`);
  await client.end();
  await countWords(database, new Date().toISOString().slice(0, 10));
  await database.close();
  await postgres.close();
}
