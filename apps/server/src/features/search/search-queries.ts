import {
  maxSearchResults,
  type SearchResult,
  type SearchRun,
  searchPageSize,
} from '@wayfare/contracts/calls/search';
import { type Database, type Db, findRow, listRows } from '#adapters/db/database.ts';
import { highlightEnd, highlightStart, type SearchKind, searchKinds, toMultirange } from './entry-queries.ts';
import { listSynonyms, type SearchQuery, type Term } from './parse-query.ts';
import { listTermWords, wordShares } from './word-count-queries.ts';

export interface FindTextsOptions {
  readonly query: SearchQuery;
  readonly isNewestFirst: boolean;
  /** Kinds whose full texts are searched; of others only the public part. */
  readonly wholeKinds: readonly SearchKind[];
  /** Later homilies are excluded. */
  readonly today: string;
  readonly after: ResultCursor | null;
}

/** Lower scores first, then newest first. */
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
  /** True if the terms are stop words only. */
  readonly isTooCommon: boolean;
}

const none = { items: [], count: 0, isMore: false, next: null, isTooCommon: false } as const;

/** The transaction limits `set local` to these queries. */
export const findTexts = (
  db: Pick<Database, 'transaction'>,
  options: FindTextsOptions,
): Promise<SearchResults> =>
  db.transaction(async (tx) => {
    const isWhole = searchKinds.every((kind) => options.wholeKinds.includes(kind));
    const textQuery = await prepareSearch(tx, options.query.terms, { isWhole });
    if (textQuery === null && options.query.passage === null)
      return { ...none, isTooCommon: options.query.terms.length > 0 };
    if (textQuery?.isCommon) await tx.query('set local enable_bitmapscan = off');
    const rows = await listResults(tx, options, textQuery);
    const page = rows.slice(0, searchPageSize);
    const count = rows[0]?.count ?? 0;
    const last = rows.length > searchPageSize ? page.at(-1) : undefined;
    return {
      items: page.map(toResult),
      count: Math.min(count, maxSearchResults),
      isMore: count > maxSearchResults,
      next: last === undefined ? null : { score: last.score, date: last.date, entryId: last.entryId },
      isTooCommon: false,
    };
  });

/** Above this share of texts, walking back from the newest is faster than an index. */
const commonShare = 0.3;

/** Until the end of the transaction. The planner ignores the cost of reading long texts and would scan all of them. */
const settings = "set_config('enable_seqscan', 'off', true), set_config('statement_timeout', '1s', true)";

interface TextQuery {
  /** A tsquery that all terms match. */
  readonly all: string;
  /** A tsquery of the phrases. Null if there are none. */
  readonly exact: string | null;
  /** Estimated as if words were independent. */
  readonly isCommon: boolean;
}

/**
 * Applies the settings of the transaction, and builds the query in the same round trip. Null if nothing searchable is
 * left. For visitors only public texts are counted, because response times would reveal the rest.
 */
export async function prepareSearch(
  db: Db,
  terms: readonly Term[],
  { isWhole }: { readonly isWhole: boolean },
): Promise<TextQuery | null> {
  const parameters: (string | boolean | readonly string[])[] = [];
  const addParameter = (value: string | boolean | readonly string[]): string => `$${parameters.push(value)}`;
  const phrases: string[] = [];
  const requiredTerms = terms.filter(({ isExcluded }) => !isExcluded);
  const required = requiredTerms.map(({ text, isPhrase }) => {
    const place = addParameter(text);
    const others = listSynonyms(text).map((other) => `phraseto_tsquery('wayfare', ${addParameter(other)})`);
    if (isPhrase) phrases.push(`(${[`phraseto_tsquery('wayfare', ${place})`, ...others].join(' || ')})`);
    return `(${[`plainto_tsquery('wayfare', ${place})`, ...others].join(' || ')})`;
  });
  if (required.length === 0) {
    await db.query(`select ${settings}`);
    return null;
  }
  const excluded = terms
    .filter(({ isExcluded }) => isExcluded)
    .map(({ text }) => `!! phraseto_tsquery('wayfare', ${addParameter(text)})`);
  const textQuery = await findRow<{ all: string; nodes: number; exact: string | null; shares: number[] }>(
    db,
    `select (${[...required, ...excluded].join(' && ')})::text as "all", numnode(${required.join(' && ')}) as nodes,
            ${phrases.length === 0 ? 'null' : `(${phrases.join(' && ')})::text`} as exact,
            ${wordShares(addParameter(listTermWords(requiredTerms)), addParameter(isWhole))} as shares, ${settings}`,
    parameters,
  );
  if (textQuery === null || textQuery.nodes === 0) return null;
  const { all, exact, shares } = textQuery;
  const share = shares.length === 0 ? 0 : shares.reduce((product, each) => product * each, 1);
  return { all, exact: exact || null, isCommon: share > commonShare };
}

interface ResultRow extends ResultCursor {
  readonly kind: SearchKind;
  readonly slug: string;
  readonly title: string;
  readonly label: string;
  readonly reference: string;
  readonly matchesTerms: boolean;
  /** 0: same passage, 1: contains it, 2: overlaps. Null if matched by terms only. */
  readonly relation: 0 | 1 | 2 | null;
  readonly count: number;
  readonly excerpt: string;
  /** Shown if the excerpt has no match. */
  readonly beginning: string;
}

/** Number of newest texts that are checked for a phrase. */
const maxPhraseCandidates = 2_000;

/** Null if none of the days has a homily. */
export async function findDay(db: Db, dates: readonly string[], today: string): Promise<SearchResult | null> {
  const row = await findRow<ResultRow>(
    db,
    `select kind, slug, date, title, label, reference, excerpt, excerpt as beginning, false as "matchesTerms",
            null as relation
     from search_entry where kind = 'homily' and ref = any($1) and date <= $2 order by date desc limit 1`,
    [dates, today],
  );
  return row && toResult(row);
}

/** Adds a query parameter and returns its placeholder. */
type AddParameter = (value: string | number | readonly string[]) => string;

/** Materialized steps keep the planner from searching every text for rare words. */
async function listResults(
  db: Db,
  options: FindTextsOptions,
  textQuery: TextQuery | null,
): Promise<ResultRow[]> {
  const { query, isNewestFirst, today, after, wholeKinds } = options;
  const parameters: (string | number | readonly string[])[] = [];
  const addParameter: AddParameter = (value) => `$${parameters.push(value)}`;
  const isVisible = `(kind = 'post' or date <= ${addParameter(today)}::date)`;
  const hasPassage = query.passage !== null;
  const [from, score] = buildScore(textQuery !== null, hasPassage);
  const parts = [
    ...(textQuery === null
      ? []
      : buildTermSteps(textQuery, {
          addParameter,
          isVisible,
          isNewestFirst,
          wholeKinds,
        })),
    ...(query.passage === null ? [] : [buildPassageStep(query.passage, { addParameter, isVisible })]),
    `scored as materialized (
       select entry_id, date, ${isNewestFirst ? '0' : score} as score,
              ${textQuery === null ? 'false' : 'rank is not null'} as by_words,
              ${hasPassage ? 'relation' : 'null'}::integer as relation
       from ${from} order by score, date desc, entry_id desc limit ${maxSearchResults + 1})`,
  ];
  const isAfterCursor =
    after === null
      ? 'true'
      : `(score, ${daysToEnd('date')}, -entry_id)
         > (${addParameter(after.score)}::bigint, ${daysToEnd(`${addParameter(after.date)}::date`)}, -${addParameter(after.entryId)}::bigint)`;
  return listRows<ResultRow>(
    db,
    `with ${parts.join(', ')}
     select entry_id as "entryId", score::bigint as score, date, kind, slug, label, reference,
            ${textQuery === null ? 'title, excerpt' : buildHighlights(addParameter(textQuery.all), addParameter(wholeKinds))},
            excerpt as beginning, by_words as "matchesTerms", relation, (select count(*) from scored) as count
     from (select * from scored where ${isAfterCursor}
           order by score, date desc, entry_id desc limit ${searchPageSize + 1}) as page
     join search_entry using (entry_id, date)
     order by score, date desc, entry_id desc`,
    parameters,
  );
}

function buildTermSteps(
  textQuery: TextQuery,
  {
    addParameter,
    isVisible,
    isNewestFirst,
    wholeKinds,
  }: {
    readonly addParameter: AddParameter;
    readonly isVisible: string;
    readonly isNewestFirst: boolean;
    readonly wholeKinds: readonly SearchKind[];
  },
): string[] {
  const isWhole = `kind = any(${addParameter(wholeKinds)}::text[])`;
  const all = `${addParameter(textQuery.all)}::tsquery`;
  const exact = textQuery.exact === null ? null : `${addParameter(textQuery.exact)}::tsquery`;
  const most = exact === null ? maxSearchResults + 1 : maxPhraseCandidates;
  // No part for kinds that there are none of: it would look at every text to find that it is of another kind.
  const parts = [
    ...(wholeKinds.length > 0 ? [`${isWhole} and all_terms @@ ${all}`] : []),
    ...(wholeKinds.length < searchKinds.length ? [`not ${isWhole} and public_terms @@ ${all}`] : []),
  ];
  const matching = textQuery.isCommon
    ? `select entry_id from search_entry where ${isVisible} and (${parts.join(' or ')})
       order by date desc, entry_id desc`
    : // The order is not that of an index, or PostgreSQL might walk along it and look at every text.
      `select entry_id from (
         ${parts.map((condition) => `select entry_id, date from search_entry where ${isVisible} and ${condition}`).join(' union all ')}
       ) as matching order by ${daysToEnd('date')}, entry_id desc`;
  return [
    `newest as materialized (${matching} limit ${most})`,
    // Separate, so that phrases are checked one by one in the newest texts only.
    `candidates as materialized (
       select entry.* from newest cross join lateral (
         select entry_id, date, title || ' ' || label as heading, case when ${isWhole} then all_terms else public_terms end as words
         from search_entry where entry_id = newest.entry_id offset 0) as entry)`,
    `term_matches as materialized (
       select entry_id, date, ${isNewestFirst ? '0.0' : `round(ts_rank(words, ${all})::numeric, 2)`} as rank,
              ${isNewestFirst ? 'false' : `to_tsvector('wayfare', heading) @@ ${all}`} as is_titled
       from candidates ${exact === null ? '' : `where words @@ ${exact} limit ${maxSearchResults + 1}`})`,
  ];
}

/** Chapters sort by verse; passages sort by how little else a text covers. */
function buildPassageStep(
  { ranges, parallels, isChapter }: NonNullable<SearchQuery['passage']>,
  { addParameter, isVisible }: { readonly addParameter: AddParameter; readonly isVisible: string },
): string {
  const passage = `${addParameter(toMultirange(ranges))}::int4multirange`;
  const relationTo = (of: string) => `case when verses = ${of} then 0 when verses @> ${of} then 1 else 2 end`;
  const relation =
    parallels.length === 1
      ? relationTo(passage)
      : `(select min(${relationTo('one')}) from unnest(${addParameter(parallels.map(toMultirange))}::int4multirange[]) as one)`;
  const verseCount = (of: string) => `(select sum(upper(part) - lower(part)) from unnest(${of}) as part)`;
  const order = isChapter
    ? `greatest(0, lower(verses) - lower(${passage}))`
    : `${relation} * 100000 + (1000 - 1000 * ${verseCount(`verses * ${passage}`)} / ${verseCount('verses')})::integer`;
  return `passages as materialized (
    select entry_id, date, ${relation} as relation, ${order} as nearness
    from search_entry where verses && ${passage} and ${isVisible})`;
}

const daysToEnd = (date: string): string => `(date '9999-12-31' - ${date})`;

/** Texts that match both come first, then those on the passage, then those with the terms. */
function buildScore(hasTerms: boolean, hasPassage: boolean): [from: string, score: string] {
  const termScore = '(500 * (not is_titled)::integer + 100 - least(100, (rank * 100)::integer))';
  const passageScore = '(nearness * 1000)::bigint';
  if (!hasPassage) return ['term_matches', termScore];
  if (!hasTerms) return ['passages', passageScore];
  return [
    'term_matches full join passages using (entry_id, date)',
    `case when relation is null then 20000000000 + ${termScore}
          when rank is null then 10000000000 + ${passageScore} else ${passageScore} + ${termScore} end`,
  ];
}

const relations = ['same', 'contains', 'overlaps'] as const;

/** The title and excerpt with the matches marked. Reads the texts again, so it is for the rows of one page only. */
function buildHighlights(textQuery: string, wholeKinds: string): string {
  const marks = `StartSel=${highlightStart}, StopSel=${highlightEnd}`;
  return `ts_headline('wayfare', title, ${textQuery}::tsquery, 'HighlightAll=true, ${marks}') as title,
    ts_headline('wayfare', case when kind = any(${wholeKinds}) then body else excerpt end, ${textQuery}::tsquery,
      'MaxFragments=2, MaxWords=22, MinWords=10, FragmentDelimiter=" … ", ${marks}') as excerpt`;
}

const toResult = (row: ResultRow): SearchResult => ({
  kind: row.kind,
  slug: row.slug,
  date: row.date,
  title: parseRuns(row.title),
  label: row.label,
  reference: row.reference,
  excerpt: parseRuns(row.excerpt.includes(highlightStart) ? row.excerpt : row.beginning),
  matchesTerms: row.matchesTerms,
  passage: row.relation === null ? null : relations[row.relation],
});

function parseRuns(marked: string): SearchRun[] {
  const runs: SearchRun[] = [];
  for (const [at, part] of marked.split(/[\uE000\uE001]/).entries()) {
    if (part === '') continue;
    runs.push({ text: part.replace(/\s+/g, ' '), isMatch: at % 2 === 1 });
  }
  return runs;
}
