import { createHash } from 'node:crypto';
import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { SearchResponse, SearchResult, searchTexts } from '@wayfare/contracts/calls/search';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type Gospel, openGospel, worldEnglishBible } from '@wayfare/gospel';
import type * as z from 'zod/mini';
import type { AppDeps } from '#app-deps.ts';
import { problem } from '#http/responses/problems.ts';
import { type SearchKind, searchKinds } from './entry-queries.ts';
import { parseDates, parseQuery, type SearchQuery } from './parse-query.ts';
import { findDay, findTexts, type ResultCursor, type SearchResults } from './search-queries.ts';
import { listSpellings } from './word-count-queries.ts';

export type SearchRequest = z.infer<typeof searchTexts.query>;

/** `wholeKinds` are the kinds of texts that the caller may read in full. */
export type AnswerSearch = (
  request: SearchRequest,
  wholeKinds: readonly SearchKind[],
) => Promise<SearchResponse>;

type AnswerSearchDeps = Pick<AppDeps, 'db' | 'clock' | 'timeZone'>;

/** One instance per process, because it limits concurrent searches. */
export function createAnswerSearch({ db, clock, timeZone }: AnswerSearchDeps): AnswerSearch {
  const enqueue = createQueue();
  return async (request, wholeKinds) => {
    const gospel = await openGospel();
    const query = parseQuery(gospel, request.q, {
      isPassageOff: request.passage === 'off',
      isWordsOff: request.terms === 'off',
    });
    const isNewestFirst = request.sort === 'newest';
    const requestHash = hashRequest([query, isNewestFirst, wholeKinds]);
    const after = request.after === undefined ? null : parseCursor(request.after, requestHash);
    const today = toCalendarDate(clock.now(), timeZone);
    const dates = query.passage === null && after === null ? parseDates(request.q, today) : [];
    const day = dates.length === 0 ? null : await enqueue(() => findDay(db, dates, today));
    if (day !== null) return answerDay(day);
    const find = (of: SearchQuery, from: ResultCursor | null) =>
      enqueue(() => findTexts(db, { query: of, isNewestFirst, wholeKinds, today, after: from }));
    const texts = await find(query, after);
    const isWhole = wholeKinds.length === searchKinds.length;

    async function findSpelling(): Promise<string | null> {
      if (!mayBeMisspelled(query, texts)) return null;
      const vocabulary = { isWhole, publicWords: gospel.listWords() };
      for (const spelling of await listSpellings(db, query.terms, vocabulary)) {
        const other = parseQuery(gospel, spelling);
        // A passage has a text even without a homily.
        if (other.passage !== null || (await find(other, null)).count > 0) return spelling;
      }
      return null;
    }

    return {
      items: [...texts.items],
      count: texts.count,
      isMore: texts.isMore,
      passage: query.passage?.written ?? null,
      hasTerms: query.terms.length > 0,
      note: getNote(query, texts),
      spelling: await findSpelling(),
      next: texts.next === null ? null : formatCursor(texts.next, requestHash),
      day: null,
      text: after === null ? passageText(gospel, query, texts) : null,
    };
  };
}

const answerDay = (day: SearchResult): SearchResponse => ({
  items: [day],
  count: 1,
  isMore: false,
  passage: null,
  hasTerms: false,
  note: null,
  spelling: null,
  next: null,
  day: day.date,
  text: null,
});

const maxTextCharacters = 6_000;

/** A chapter is shown only if no homily is on it, or its text would hide the list. */
function passageText(
  gospel: Gospel,
  { passage }: SearchQuery,
  { count }: SearchResults,
): SearchResponse['text'] {
  const ranges = passage?.parallels[0];
  if (passage === null || ranges === undefined || (passage.isChapter && count > 0)) return null;
  const text = gospel.getPassageText(ranges);
  if (text === null) return null;
  const cut = text.slice(0, maxTextCharacters).replace(/(?<!\s)\s+\S*$/, ' …');
  return {
    reference: gospel.formatRanges(ranges),
    gospelText: text.length > maxTextCharacters ? cut : text,
    source: worldEnglishBible.note,
  };
}

function getNote(
  { hasOtherBook }: SearchQuery,
  { count, isTooCommon }: SearchResults,
): SearchResponse['note'] {
  if (count > 0) return null;
  return hasOtherBook ? 'other_book' : isTooCommon ? 'too_common' : null;
}

const mayBeMisspelled = ({ terms, passage }: SearchQuery, { count, isTooCommon }: SearchResults): boolean =>
  count === 0 && terms.length > 0 && passage === null && !isTooCommon;

/** Binds a cursor to its request. It grants nothing, so it needs no signature. */
const hashRequest = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 12);

const formatCursor = ({ score, date, entryId }: ResultCursor, requestHash: string): string =>
  `${score}_${date}_${entryId}_${requestHash}`;

function parseCursor(text: string, requestHash: string): ResultCursor {
  const [, score, date, entryId, of] =
    /^(\d{1,13})_(\d{4}-\d\d-\d\d)_(\d{1,15})_([\w-]{12})$/.exec(text) ?? [];
  if (date === undefined || of !== requestHash || !isHomilyDate(date))
    throw problem('invalid_input', { message: 'The list cannot go on from there.' });
  return { score: Number(score), date, entryId: Number(entryId) };
}

/** Searches are expensive for the database. */
const maxConcurrent = 4;
const maxQueued = 40;

function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxQueued) throw problem('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
