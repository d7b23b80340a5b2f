import type { VerseRange } from '@wayfare/gospel';
import { type Database, type Db, findValue, listValues } from '#adapters/db/database.ts';

export const searchKinds = ['homily', 'post'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A published text in the search index. Texts with a future date are included, and found from that date on. */
export interface SearchEntry {
  /** For a homily its date, for a post its id. */
  readonly ref: string;
  /** A homily's date, a post's slug. */
  readonly slug: string;
  readonly date: string;
  readonly title: string;
  /** The feast of a homily, the category of a post. */
  readonly label: string;
  /** The Gospel reference. */
  readonly reference: string;
  readonly author: string;
  /** The public part. */
  readonly excerpt: string;
  /** The full text without markup. */
  readonly body: string;
  readonly verses: readonly VerseRange[] | null;
}

/** A feature whose texts are searched. */
export interface SearchSource {
  readonly kind: SearchKind;
  /** Returns the published ones among `refs`. */
  listEntries(db: Db, refs: readonly string[]): Promise<SearchEntry[]>;
  /** Lists published refs in order, starting after `after`. */
  listRefs(db: Db, page: { readonly after: string; readonly limit: number }): Promise<string[]>;
}

/** More than an editor changes at once. The rest of a large import is indexed in the next minutes. */
const batchSize = 100;

/**
 * Indexes queued changes. Runs in the transaction of the change, so that unpublished texts are never found.
 * Database triggers fill the queue. Returns the number of texts.
 */
export async function refreshSearch(db: Db, source: SearchSource): Promise<number> {
  const deleted = await listValues<string>(
    db,
    `delete from search_queue where kind = $1 and ref in (
       select ref from search_queue where kind = $1 order by ref limit $2 for update skip locked)
     returning ref`,
    [source.kind, batchSize],
  );
  const refs = deleted.toSorted();
  if (refs.length === 0) return 0;
  const entries = await source.listEntries(db, refs);
  const published = new Set(entries.map(({ ref }) => ref));
  await db.query('delete from search_entry where kind = $1 and ref = any($2)', [
    source.kind,
    refs.filter((ref) => !published.has(ref)),
  ]);
  await putEntries(db, source.kind, entries);
  return refs.length;
}

async function putEntries(db: Db, kind: SearchKind, entries: readonly SearchEntry[]): Promise<void> {
  await db.query(
    `insert into search_entry
       (kind, ref, slug, date, title, label, reference, excerpt, body, verses, public_terms, all_terms)
     select $1, ref, slug, date, title, label, reference, excerpt, body, verses,
            heading || setweight(to_tsvector('wayfare', author || ' ' || excerpt), 'C'),
            heading || setweight(to_tsvector('wayfare', author), 'C')
                    || to_tsvector('wayfare', excerpt || ' ' || body)
     from (select *, setweight(to_tsvector('wayfare', title || ' ' || label), 'A')
                  || setweight(to_tsvector('wayfare', reference), 'B') as heading
           from jsonb_to_recordset($2) as entry(ref text, slug text, date date, title text, label text,
             reference text, author text, excerpt text, body text, verses int4multirange)) as given
     on conflict (kind, ref) do update set
       slug = excluded.slug, date = excluded.date, title = excluded.title, label = excluded.label,
       reference = excluded.reference, excerpt = excluded.excerpt, body = excluded.body, verses = excluded.verses,
       public_terms = excluded.public_terms, all_terms = excluded.all_terms`,
    [kind, JSON.stringify(entries.map(toStoredEntry))],
  );
}

/** Private-use characters that mark matches; texts cannot contain them. */
export const [highlightStart, highlightEnd] = ['\uE000', '\uE001'];
const forbiddenCharacters = /[\0\uE000\uE001]/g;
/** NFC, because PostgreSQL splits words at combining accents. */
const storable = (text: string): string => text.normalize('NFC').replace(forbiddenCharacters, '');

const toStoredEntry = (entry: SearchEntry) => ({
  ref: entry.ref,
  slug: entry.slug,
  date: entry.date,
  title: storable(entry.title),
  label: storable(entry.label),
  reference: storable(entry.reference),
  author: storable(entry.author),
  excerpt: storable(entry.excerpt),
  body: storable(entry.body),
  verses: entry.verses === null ? null : toMultirange(entry.verses),
});

/** PostgreSQL excludes the upper bound. */
export const toMultirange = (ranges: readonly VerseRange[]): string =>
  `{${ranges.map(({ from, to }) => `[${from},${to + 1})`).join(',')}}`;

/** Processes the whole queue, one transaction per batch. */
export async function refreshAll(db: Database, sources: readonly SearchSource[]): Promise<number> {
  let count = 0;
  for (const source of sources)
    for (let done = batchSize; done === batchSize; count += done)
      done = await db.transaction((tx) => refreshSearch(tx, source));
  return count;
}

/** Reindexes all texts. Searches keep working on the old entries meanwhile. */
export async function rebuildSearch(db: Database, sources: readonly SearchSource[]): Promise<number> {
  await db.query('insert into search_queue select kind, ref from search_entry on conflict do nothing');
  for (const source of sources)
    for await (const refs of listAllRefs(db, source)) await markStale(db, source.kind, refs);
  return refreshAll(db, sources);
}

export const markStale = async (db: Db, kind: SearchKind, refs: readonly string[]): Promise<void> => {
  await db.query('insert into search_queue select $1, unnest($2::text[]) on conflict do nothing', [
    kind,
    refs,
  ]);
};

async function* listAllRefs(db: Db, source: SearchSource): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const refs = await source.listRefs(db, { after, limit: batchSize });
    const last = refs.at(-1);
    if (last === undefined) return;
    yield refs;
    after = last;
  }
}

export interface Differences {
  readonly texts: number;
  readonly wrong: readonly string[];
}

export async function findAllDifferences(
  db: Database,
  sources: readonly SearchSource[],
): Promise<Differences> {
  let texts = 0;
  const wrong: string[] = [];
  for (const source of sources) {
    const differences = await findDifferences(db, source);
    texts += differences.texts;
    wrong.push(...differences.wrong);
  }
  return { texts, wrong };
}

/** Finds texts that are missing in the index, surplus, or outdated. */
export async function findDifferences(db: Database, source: SearchSource): Promise<Differences> {
  const wrong: string[] = [];
  let texts = 0;
  for await (const refs of listAllRefs(db, source)) {
    texts += refs.length;
    const entries = await source.listEntries(db, refs);
    const outdated = await listValues<string>(
      db,
      `select ref from jsonb_to_recordset($2) as entry(ref text, slug text, date date, title text, label text,
         reference text, excerpt text, body text, verses int4multirange)
       where not exists (
         select from search_entry as stored
         where stored.kind = $1 and stored.ref = entry.ref
           and (stored.slug, stored.date, stored.title, stored.label, stored.reference, stored.excerpt, stored.body)
             = (entry.slug, entry.date, entry.title, entry.label, entry.reference, entry.excerpt, entry.body)
           and stored.verses is not distinct from entry.verses)
         and not exists (select from search_queue as queue where queue.kind = $1 and queue.ref = entry.ref)`,
      [source.kind, JSON.stringify(entries.map(toStoredEntry))],
    );
    wrong.push(...outdated);
  }
  const storedCount = await findValue<number>(db, 'select count(*) from search_entry where kind = $1', [
    source.kind,
  ]);
  // Looks for surplus entries only if there are any.
  if ((storedCount ?? 0) > texts - wrong.length) wrong.push(...(await listSurplus(db, source)));
  return { texts, wrong };
}

async function listSurplus(db: Database, source: SearchSource): Promise<string[]> {
  const surplus: string[] = [];
  for (let after = ''; ; ) {
    const refs = await listValues<string>(
      db,
      'select ref from search_entry where kind = $1 and ref > $2 order by ref limit $3',
      [source.kind, after, batchSize],
    );
    const last = refs.at(-1);
    if (last === undefined) return surplus;
    const published = new Set((await source.listEntries(db, refs)).map(({ ref }) => ref));
    surplus.push(...refs.filter((ref) => !published.has(ref)));
    after = last;
  }
}
