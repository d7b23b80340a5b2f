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
export function findTexts(
  db: Pick<Database, 'transaction'>,
  options: FindTextsOptions,
): Promise<SearchResults> {
  return db.transaction(async (tx) => {
    const textQuery = await buildTextQuery(tx, options.query.terms);
    if (textQuery === null && options.query.passage === null)
      return { ...none, isTooCommon: options.query.terms.length > 0 };
    const isWhole = searchKinds.every((kind) => options.wholeKinds.includes(kind));
    const isCommon =
      textQuery !== null && (await estimateTextShare(tx, options.query.terms, { isWhole })) > commonShare;
    await tx.query(isCommon ? commonSettings : usualSettings);
    const rows = await listResults(tx, options, textQuery, isCommon);
    const page = rows.slice(0, searchPageSize);
    const count = rows[0]?.count ?? 0;
    const last = rows.length > searchPageSize ? page.at(-1) : undefined;
    return {
      items: await addExcerpts(tx, options, textQuery, page),
      count: Math.min(count, maxSearchResults),
      isMore: count > maxSearchResults,
      next: last === undefined ? null : { score: last.score, date: last.date, entryId: last.entryId },
      isTooCommon: false,
    };
  });
}

/** Above this share of texts, walking back from the newest is faster than an index. */
const commonShare = 0.3;

/** The planner ignores the cost of reading long texts and would scan all of them. */
const usualSettings = "set local enable_seqscan = off; set local statement_timeout = '1s'";
const commonSettings = `${usualSettings}; set local enable_bitmapscan = off`;

interface TextQuery {
  /** A tsquery that all terms match. */
  readonly all: string;
  /** A tsquery of the phrases. Null if there are none. */
  readonly exact: string | null;
}

/** Null if nothing searchable is left. */
async function buildTextQuery(db: Db, terms: readonly Term[]): Promise<TextQuery | null> {
  const parameters: string[] = [];
  const addParameter = (text: string): string => `$${parameters.push(text)}`;
  const phrases: string[] = [];
  const required = terms
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ text, isPhrase }) => {
      const place = addParameter(text);
      const others = listSynonyms(text).map((other) => `phraseto_tsquery('wayfare', ${addParameter(other)})`);
      if (isPhrase) phrases.push(`(${[`phraseto_tsquery('wayfare', ${place})`, ...others].join(' || ')})`);
      return `(${[`plainto_tsquery('wayfare', ${place})`, ...others].join(' || ')})`;
    });
  if (required.length === 0) return null;
  const excluded = terms
    .filter(({ isExcluded }) => isExcluded)
    .map(({ text }) => `!! phraseto_tsquery('wayfare', ${addParameter(text)})`);
  const { rows } = await db.query<TextQuery & { nodes: number }>(
    `select (${[...required, ...excluded].join(' && ')})::text as "all", numnode(${required.join(' && ')}) as nodes,
            ${phrases.length === 0 ? 'null' : `(${phrases.join(' && ')})::text`} as exact`,
    parameters,
  );
  const [textQuery] = rows;
  return textQuery === undefined || textQuery.nodes === 0
    ? null
    : { all: textQuery.all, exact: textQuery.exact || null };
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
}

/** Number of newest texts that are checked for a phrase. */
const maxPhraseCandidates = 2_000;

/** Null if none of the days has a homily. */
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

/** Adds a query parameter and returns its placeholder. */
type AddParameter = (value: string | number | readonly string[]) => string;

/** Materialized steps keep the planner from searching every text for rare words. */
async function listResults(
  db: Db,
  options: FindTextsOptions,
  textQuery: TextQuery | null,
  isCommon: boolean,
): Promise<ResultRow[]> {
  const { query, isNewestFirst, today, after } = options;
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
          isCommon,
          isNewestFirst,
          wholeKinds: options.wholeKinds,
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
  const { rows } = await db.query<ResultRow>(
    `with ${parts.join(', ')}
     select entry_id as "entryId", score::bigint as score, date, kind, slug, title, label, reference,
            by_words as "matchesTerms", relation, (select count(*) from scored) as count
     from (select * from scored where ${isAfterCursor}
           order by score, date desc, entry_id desc limit ${searchPageSize + 1}) as page
     join search_entry using (entry_id, date)
     order by score, date desc, entry_id desc`,
    parameters,
  );
  return rows;
}

function buildTermSteps(
  textQuery: TextQuery,
  {
    addParameter,
    isVisible,
    isCommon,
    isNewestFirst,
    wholeKinds,
  }: {
    readonly addParameter: AddParameter;
    readonly isVisible: string;
    readonly isCommon: boolean;
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
  const matching = isCommon
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

interface ExcerptRow {
  readonly entryId: number;
  readonly title: string;
  readonly excerpt: string;
  readonly beginning: string;
}

/** Highlights only the texts of this page, because it reads them again. */
async function addExcerpts(
  db: Db,
  { wholeKinds }: FindTextsOptions,
  textQuery: TextQuery | null,
  page: readonly ResultRow[],
): Promise<SearchResult[]> {
  const marks = `StartSel=${highlightStart}, StopSel=${highlightEnd}`;
  const ids = page.map(({ entryId }) => entryId);
  const { rows } =
    textQuery === null
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
          [ids, textQuery.all, wholeKinds],
        );
  const excerpts = new Map(rows.map((row) => [row.entryId, row]));
  return page.map(({ entryId, kind, slug, date, title, label, reference, matchesTerms, relation }) => {
    const { title: marked = title, excerpt = '', beginning = '' } = excerpts.get(entryId) ?? {};
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

function parseRuns(marked: string): SearchRun[] {
  const runs: SearchRun[] = [];
  for (const [at, part] of marked.split(/[\uE000\uE001]/).entries()) {
    if (part === '') continue;
    runs.push({ text: part.replace(/\s+/g, ' '), isMatch: at % 2 === 1 });
  }
  return runs;
}
