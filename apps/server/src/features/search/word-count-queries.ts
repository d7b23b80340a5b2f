import { type Db, hasRow, listRows, listValues } from '#adapters/db/database.ts';
import type { Term } from './parse-query.ts';

/** Enough to know the spelling and frequency of words. */
const maxCountedTexts = 5_000;
/** Small, so that requests are served in between. */
const batchSize = 20;
/** Rarer words are names or typing errors. */
const minTextCount = 2;
/** Visitors get no suggestion of words that occur in one or two texts only, which could come from paid texts. */
const minPublicTextCount = 5;

/** Without accents, like `unaccent`. */
const normalizeWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const maxWordLength = 30;

function listWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}]+/gu))
    if (word.length <= maxWordLength) words.add(normalizeWord(word));
  return words;
}

/** Counts the newest texts for each word. The row with the empty word holds the number of texts. */
export async function countWords(db: Db, today: string): Promise<void> {
  const counts = new Map<string, [texts: number, open: number]>([['', [0, 0]]]);
  const entryIds = await listValues<number>(
    db,
    `select entry_id from search_entry where kind = 'post' or date <= $1
     order by date desc, entry_id desc limit ${maxCountedTexts}`,
    [today],
  );
  for (let from = 0; from < entryIds.length; from += batchSize) {
    for (const { open, whole } of await listTexts(db, entryIds.slice(from, from + batchSize))) {
      const seen = listWords(open);
      for (const word of new Set([...listWords(whole), ...seen, ''])) {
        const [texts, opens] = counts.get(word) ?? [0, 0];
        counts.set(word, [texts + 1, opens + (seen.has(word) ? 1 : 0)]);
      }
    }
  }
  const counted = [...counts].filter(([word, [texts]]) => word === '' || texts >= minTextCount);
  await db.query(
    `with given as (select * from unnest($1::text[], $2::int[], $3::int[]) as given(word, text_count, public_text_count)),
          gone as (delete from search_word where word <> all($1))
     insert into search_word (word, text_count, public_text_count) select word, text_count, public_text_count from given
     on conflict (word) do update set text_count = excluded.text_count, public_text_count = excluded.public_text_count`,
    [counted.map(([word]) => word), counted.map(([, [texts]]) => texts), counted.map(([, [, open]]) => open)],
  );
}

export const areWordsCounted = (db: Db): Promise<boolean> =>
  hasRow(db, "select from search_word where word = ''");

const listTexts = (db: Db, ids: readonly number[]): Promise<{ open: string; whole: string }[]> =>
  listRows<{ open: string; whole: string }>(
    db,
    `select concat_ws(' ', title, label, excerpt) as open, body as whole from search_entry where entry_id = any($1)`,
    [ids],
  );

/** The words of these terms, as they are counted. */
export const listTermWords = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ text }) => [...listWords(text)]);

/** The share of texts with each word; 0 if it is not counted. The arguments are placeholders. */
export const wordShares = (words: string, isWhole: string): string =>
  `array(select coalesce(case when ${isWhole} then word_count.text_count else word_count.public_text_count end
                         / nullif(total.text_count, 0)::float8, 0)
         from unnest(${words}::text[]) as query(word)
         left join search_word as word_count using (word)
         left join search_word as total on total.word = '')`;

const maxSpellings = 3;

interface Vocabulary {
  readonly isWhole: boolean;
  /** Words of public texts, which reveal nothing. */
  readonly publicWords: readonly string[];
}

/** The query with unknown words replaced by similar ones, best first. */
export async function listSpellings(
  db: Db,
  terms: readonly Term[],
  { isWhole, publicWords }: Vocabulary,
): Promise<string[]> {
  const asked = [...listWords(terms.map(({ text }) => text).join(' '))].filter((word) => word.length >= 4);
  const known = new Set(publicWords);
  const unsure = asked.filter((word) => !known.has(word));
  if (unsure.length === 0) return [];
  const rows = await listRows<{ asked: string; words: string[] }>(
    db,
    `select asked, array(
       select word from (
         select word, text_count from search_word
         where word % asked and case when $2 then text_count >= ${minTextCount} else public_text_count >= ${minPublicTextCount} end
         union all select word, 0 from unnest($3::text[]) as word where word % asked) as near
       group by word order by similarity(word, asked) desc, max(text_count) desc, word limit ${maxSpellings}) as words
     from unnest($1::text[]) as asked
     where not exists (
       select from search_word where word = asked and case when $2 then true else public_text_count >= ${minPublicTextCount} end)`,
    [unsure, isWhole, publicWords.filter((word) => unsure.some((each) => isPlausible(each, word)))],
  );
  const unknown = new Map(rows.filter(({ words }) => words.length > 0).map((row) => [row.asked, row.words]));
  const count = Math.max(0, ...[...unknown.values()].map((words) => words.length));
  return Array.from({ length: count }, (_, at) =>
    respell(terms, (word) =>
      unknown
        .get(word)
        ?.slice(0, at + 1)
        .at(-1),
    ),
  );
}

/** Reduces the words that PostgreSQL compares. Typing errors seldom change the first letter. */
const isPlausible = (asked: string, word: string): boolean =>
  asked[0] === word[0] && Math.abs(asked.length - word.length) <= 3;

const respell = (terms: readonly Term[], better: (word: string) => string | undefined): string =>
  terms
    .map(({ text, isPhrase, isExcluded }) => {
      const spelled = text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => better(normalizeWord(word)) ?? word);
      return `${isExcluded ? '-' : ''}${isPhrase ? `"${spelled}"` : spelled}`;
    })
    .join(' ');
