import {
  maxSearchResults,
  type SearchResult,
  type SearchRun,
  searchPageSize,
} from '@wayfare/contracts/calls/search';
import type { Database, Db } from '#adapters/db/database.ts';
import { highlightEnd, highlightStart, type SearchKind, searchKinds, toMultirange } from './entry-queries.ts';
import { listSynonyms, type SearchQuery, type Term } from './parse-query.ts';
import { estimateTextShare } from './word-count-queries.ts';

export interface FindTextsOptions {
  readonly query: SearchQuery;
  readonly isNewestFirst: boolean;
  /** Of these kinds the whole texts are searched, of others what everybody may see. */
  readonly wholeKinds: readonly SearchKind[];
  /** Homilies of later days are not there yet. */
  readonly today: string;
  readonly after: ResultCursor | null;
}

/** Where in the order a text stands: the smaller the score the better, then the newest first. */
export interface ResultCursor {
  readonly score: number;
  readonly date: string;
  readonly entryId: number;
}

export interface SearchResults {
  readonly items: readonly SearchResult[];
  readonly count: number;
  readonly isMore: boolean;
  readonly next: ResultCursor | null;
  /** The words stand in every text, so that nothing can be looked for. */
  readonly isTooCommon: boolean;
}

const none = { items: [], count: 0, isMore: false, next: null, isTooCommon: false } as const;

/** In one transaction, so that what is set for these questions is set for them alone. */
export function findTexts(db: Pick<Database, 'transaction'>, ask: FindTextsOptions): Promise<SearchResults> {
  return db.transaction(async (within) => {
    const words = await buildTextQuery(within, ask.query.terms);
    if (words === null && ask.query.passage === null)
      return { ...none, isTooCommon: ask.query.terms.length > 0 };
    const isWhole = searchKinds.every((kind) => ask.wholeKinds.includes(kind));
    const isCommon =
      words !== null && (await estimateTextShare(within, ask.query.terms, { isWhole })) > commonShare;
    await within.query(isCommon ? commonSettings : usualSettings);
    const rows = await listResults(within, ask, words, isCommon);
    const page = rows.slice(0, searchPageSize);
    const count = rows[0]?.count ?? 0;
    const last = rows.length > searchPageSize ? page.at(-1) : undefined;
    return {
      items: await addExcerpts(within, ask, words, page),
      count: Math.min(count, maxSearchResults),
      isMore: count > maxSearchResults,
      next: last === undefined ? null : { score: last.score, date: last.date, entryId: last.entryId },
      isTooCommon: false,
    };
  });
}

/** Of a word that stands in so many texts the newest are found sooner by walking back from today than by an index. */
const commonShare = 0.3;

/** PostgreSQL does not reckon with what it takes to fetch a long text, and would read all of them. */
const usualSettings = "set local enable_seqscan = off; set local statement_timeout = '1s'";
const commonSettings = `${usualSettings}; set local enable_bitmapscan = off`;

interface TextQuery {
  /** All of them, wherever they stand. */
  readonly all: string;
  /** Phrases in their order; null where there are none. */
  readonly exact: string | null;
}

/** As PostgreSQL reads them; null where nothing of them can be looked for. */
async function buildTextQuery(db: Db, terms: readonly Term[]): Promise<TextQuery | null> {
  const parameters: string[] = [];
  const given = (text: string): string => `$${parameters.push(text)}`;
  const phrases: string[] = [];
  const wanted = terms
    .filter(({ isExcluded: isLeftOut }) => !isLeftOut)
    .map(({ text, isPhrase }) => {
      const place = given(text);
      const others = listSynonyms(text).map((other) => `phraseto_tsquery('wayfare', ${given(other)})`);
      if (isPhrase) phrases.push(`(${[`phraseto_tsquery('wayfare', ${place})`, ...others].join(' || ')})`);
      return `(${[`plainto_tsquery('wayfare', ${place})`, ...others].join(' || ')})`;
    });
  if (wanted.length === 0) return null;
  const leftOut = terms
    .filter(({ isExcluded: isLeftOut }) => isLeftOut)
    .map(({ text }) => `!! phraseto_tsquery('wayfare', ${given(text)})`);
  const { rows } = await db.query<TextQuery & { nodes: number }>(
    `select (${[...wanted, ...leftOut].join(' && ')})::text as "all", numnode(${wanted.join(' && ')}) as nodes,
            ${phrases.length === 0 ? 'null' : `(${phrases.join(' && ')})::text`} as exact`,
    parameters,
  );
  const [words] = rows;
  return words === undefined || words.nodes === 0 ? null : { all: words.all, exact: words.exact || null };
}

interface ResultRow extends ResultCursor {
  readonly kind: SearchKind;
  readonly slug: string;
  readonly title: string;
  readonly label: string;
  readonly reference: string;
  readonly matchesTerms: boolean;
  /** 0 the very passage, 1 one around it, 2 one that overlaps; null where it was not found by it. */
  readonly relation: 0 | 1 | 2 | null;
  readonly count: number;
}

/** Of phrases so many of the newest texts that hold all their words are looked at. */
const maxPhraseCandidates = 2_000;

/** The newest of these days that has a homily. Null if none has. */
export async function findDay(db: Db, dates: readonly string[], today: string): Promise<SearchResult | null> {
  const { rows } = await db.query<Pick<ResultRow, 'slug' | 'date' | 'label' | 'reference'> & ExcerptRow>(
    `select entry_id as "entryId", slug, date, title, label, reference, excerpt, excerpt as beginning
     from search_entry where kind = 'homily' and ref = any($1) and date <= $2 order by date desc limit 1`,
    [dates, today],
  );
  return (
    rows.map(({ slug, date, title, label, reference, excerpt }) => ({
      kind: 'homily' as const,
      slug,
      date,
      title: parseRuns(title),
      label,
      reference,
      excerpt: parseRuns(excerpt),
      matchesTerms: false,
      passage: null,
    }))[0] ?? null
  );
}

/** Values go beside the SQL that asks with them; this one's place in it. */
type AddParameter = (value: string | number | readonly string[]) => string;

/** What is found is gathered before it is put in order: else a word that nobody wrote is looked for in every text. */
async function listResults(
  db: Db,
  ask: FindTextsOptions,
  words: TextQuery | null,
  isCommon: boolean,
): Promise<ResultRow[]> {
  const { query, isNewestFirst, today, after } = ask;
  const parameters: (string | number | readonly string[])[] = [];
  const given: AddParameter = (value) => `$${parameters.push(value)}`;
  const isThere = `(kind = 'post' or date <= ${given(today)}::date)`;
  const hasPassage = query.passage !== null;
  const [from, score] = buildScore(words !== null, hasPassage);
  const parts = [
    ...(words === null
      ? []
      : buildTermSteps(words, { given, isThere, isCommon, isNewestFirst, wholeKinds: ask.wholeKinds })),
    ...(query.passage === null ? [] : [buildPassageStep(query.passage, { given, isThere })]),
    `scored as materialized (
       select entry_id, date, ${isNewestFirst ? '0' : score} as score,
              ${words === null ? 'false' : 'rank is not null'} as by_words,
              ${hasPassage ? 'relation' : 'null'}::integer as relation
       from ${from} order by score, date desc, entry_id desc limit ${maxSearchResults + 1})`,
  ];
  const isFurther =
    after === null
      ? 'true'
      : `(score, ${daysToEnd('date')}, -entry_id)
         > (${given(after.score)}::bigint, ${daysToEnd(`${given(after.date)}::date`)}, -${given(after.entryId)}::bigint)`;
  const { rows } = await db.query<ResultRow>(
    `with ${parts.join(', ')}
     select entry_id as "entryId", score::bigint as score, date, kind, slug, title, label, reference,
            by_words as "matchesTerms", relation, (select count(*) from scored) as count
     from (select * from scored where ${isFurther}
           order by score, date desc, entry_id desc limit ${searchPageSize + 1}) as page
     join search_entry using (entry_id, date)
     order by score, date desc, entry_id desc`,
    parameters,
  );
  return rows;
}

function buildTermSteps(
  words: TextQuery,
  {
    given,
    isThere,
    isCommon,
    isNewestFirst,
    wholeKinds,
  }: {
    readonly given: AddParameter;
    readonly isThere: string;
    readonly isCommon: boolean;
    readonly isNewestFirst: boolean;
    readonly wholeKinds: readonly SearchKind[];
  },
): string[] {
  const isWhole = `kind = any(${given(wholeKinds)}::text[])`;
  const all = `${given(words.all)}::tsquery`;
  const exact = words.exact === null ? null : `${given(words.exact)}::tsquery`;
  const most = exact === null ? maxSearchResults + 1 : maxPhraseCandidates;
  // No part for kinds that there are none of: it would look at every text to find that it is of another kind.
  const parts = [
    ...(wholeKinds.length > 0 ? [`${isWhole} and all_terms @@ ${all}`] : []),
    ...(wholeKinds.length < searchKinds.length ? [`not ${isWhole} and public_terms @@ ${all}`] : []),
  ];
  const holding = isCommon
    ? `select entry_id from search_entry where ${isThere} and (${parts.join(' or ')})
       order by date desc, entry_id desc`
    : // The order is not that of an index, or PostgreSQL might walk along it and look at every text.
      `select entry_id from (
         ${parts.map((isSuch) => `select entry_id, date from search_entry where ${isThere} and ${isSuch}`).join(' union all ')}
       ) as holding order by ${daysToEnd('date')}, entry_id desc`;
  return [
    `newest as materialized (${holding} limit ${most})`,
    // Apart, or a phrase would be looked for in every text; one by one, so that the newest that hold it are enough.
    `looked_at as materialized (
       select entry.* from newest cross join lateral (
         select entry_id, date, title || ' ' || label as heading, case when ${isWhole} then all_terms else public_terms end as words
         from search_entry where entry_id = newest.entry_id offset 0) as entry)`,
    `worded as materialized (
       select entry_id, date, ${isNewestFirst ? '0.0' : `round(ts_rank(words, ${all})::numeric, 2)`} as rank,
              ${isNewestFirst ? 'false' : `to_tsvector('wayfare', heading) @@ ${all}`} as is_titled
       from looked_at ${exact === null ? '' : `where words @@ ${exact} limit ${maxSearchResults + 1}`})`,
  ];
}

/** A chapter is gone through in its order; of a passage what speaks of little else comes first. */
function buildPassageStep(
  { ranges, parallels, isChapter }: NonNullable<SearchQuery['passage']>,
  { given, isThere }: { readonly given: AddParameter; readonly isThere: string },
): string {
  const asked = `${given(toMultirange(ranges))}::int4multirange`;
  const relationTo = (of: string) => `case when verses = ${of} then 0 when verses @> ${of} then 1 else 2 end`;
  const relation =
    parallels.length === 1
      ? relationTo(asked)
      : `(select min(${relationTo('one')}) from unnest(${given(parallels.map(toMultirange))}::int4multirange[]) as one)`;
  const verseCount = (of: string) => `(select sum(upper(part) - lower(part)) from unnest(${of}) as part)`;
  const order = isChapter
    ? `greatest(0, lower(verses) - lower(${asked}))`
    : `${relation} * 100000 + (1000 - 1000 * ${verseCount(`verses * ${asked}`)} / ${verseCount('verses')})::integer`;
  return `passages as materialized (
    select entry_id, date, ${relation} as relation, ${order} as nearness
    from search_entry where verses && ${asked} and ${isThere})`;
}

const daysToEnd = (date: string): string => `(date '9999-12-31' - ${date})`;

/** What is found by both comes before what is found by the passage alone, and that before what has only the words. */
function buildScore(hasWords: boolean, hasPassage: boolean): [from: string, score: string] {
  const ofWords = '(500 * (not is_titled)::integer + 100 - least(100, (rank * 100)::integer))';
  const ofPassage = '(nearness * 1000)::bigint';
  if (!hasPassage) return ['worded', ofWords];
  if (!hasWords) return ['passages', ofPassage];
  return [
    'worded full join passages using (entry_id, date)',
    `case when relation is null then 20000000000 + ${ofWords}
          when rank is null then 10000000000 + ${ofPassage} else ${ofPassage} + ${ofWords} end`,
  ];
}

const relations = ['same', 'contains', 'overlaps'] as const;

interface ExcerptRow {
  readonly entryId: number;
  readonly title: string;
  readonly excerpt: string;
  readonly beginning: string;
}

/** Where the words stand is looked for on the page that is shown alone: it takes reading the texts again. */
async function addExcerpts(
  db: Db,
  { wholeKinds }: FindTextsOptions,
  words: TextQuery | null,
  page: readonly ResultRow[],
): Promise<SearchResult[]> {
  const marks = `StartSel=${highlightStart}, StopSel=${highlightEnd}`;
  const ids = page.map(({ entryId }) => entryId);
  const { rows } =
    words === null
      ? await db.query<ExcerptRow>(
          `select entry_id as "entryId", title, excerpt, excerpt as beginning
           from search_entry where entry_id = any($1)`,
          [ids],
        )
      : await db.query<ExcerptRow>(
          `select entry_id as "entryId", excerpt as beginning,
                  ts_headline('wayfare', title, $2::tsquery, 'HighlightAll=true, ${marks}') as title,
                  ts_headline('wayfare', case when kind = any($3) then body else excerpt end, $2::tsquery,
                    'MaxFragments=2, MaxWords=22, MinWords=10, FragmentDelimiter=" … ", ${marks}') as excerpt
           from search_entry where entry_id = any($1)`,
          [ids, words.all, wholeKinds],
        );
  const shown = new Map(rows.map((row) => [row.entryId, row]));
  return page.map(({ entryId, kind, slug, date, title, label, reference, matchesTerms, relation }) => {
    const { title: marked = title, excerpt = '', beginning = '' } = shown.get(entryId) ?? {};
    return {
      kind,
      slug,
      date,
      title: parseRuns(marked),
      label,
      reference,
      excerpt: parseRuns(excerpt.includes(highlightStart) ? excerpt : beginning),
      matchesTerms,
      passage: relation === null ? null : relations[relation],
    };
  });
}

/** The text between the marks, and the text outside them. */
function parseRuns(marked: string): SearchRun[] {
  const runs: SearchRun[] = [];
  for (const [at, part] of marked.split(/[\uE000\uE001]/).entries()) {
    if (part === '') continue;
    runs.push({ text: part.replace(/\s+/g, ' '), isMatch: at % 2 === 1 });
  }
  return runs;
}
