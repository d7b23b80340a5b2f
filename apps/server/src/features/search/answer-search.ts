import { createHash } from 'node:crypto';
import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { SearchResponse, SearchResult, searchTexts } from '@wayfare/contracts/calls/search';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type Gospel, openGospel, worldEnglishBible } from '@wayfare/gospel';
import type * as z from 'zod/mini';
import type { Database } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { problem } from '#http/responses/problems.ts';
import { type SearchKind, searchKinds } from './entry-queries.ts';
import { parseDates } from './parse-dates.ts';
import { parseQuery, type SearchQuery } from './parse-query.ts';
import { findDay, findTexts, type ResultCursor, type SearchResults } from './search-queries.ts';
import { listSpellings } from './word-count-queries.ts';

export type SearchRequest = z.infer<typeof searchTexts.query>;

/** Answers what is asked by whoever may read these kinds of texts whole. */
export type AnswerSearch = (
  asked: SearchRequest,
  wholeKinds: readonly SearchKind[],
) => Promise<SearchResponse>;

interface AnswerSearchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: string;
}

/** One for each process: whoever searches, and wherever, waits in one line. */
export function createAnswerSearch({ db, clock, timeZone }: AnswerSearchDeps): AnswerSearch {
  const turn = createQueue();
  return async (asked, wholeKinds) => {
    const gospel = await openGospel();
    const query = parseQuery(gospel, asked.q, {
      isPassageOff: asked.passage === 'off',
      isWordsOff: asked.terms === 'off',
    });
    const isNewestFirst = asked.sort === 'newest';
    const mark = hashRequest([query, isNewestFirst, wholeKinds]);
    const after = asked.after === undefined ? null : parseCursor(asked.after, mark);
    const today = toCalendarDate(clock.now(), timeZone);
    const dates = query.passage === null && after === null ? parseDates(asked.q, today) : [];
    const day = dates.length === 0 ? null : await turn(() => findDay(db, dates, today));
    if (day !== null) return answerDay(day);
    const find = (of: SearchQuery, from: ResultCursor | null) =>
      turn(() => findTexts(db, { query: of, isNewestFirst, wholeKinds, today, after: from }));
    const texts = await find(query, after);
    const isWhole = wholeKinds.length === searchKinds.length;

    async function findSpelling(): Promise<string | null> {
      if (!mayBeMisspelled(query, texts)) return null;
      const vocabulary = { isWhole, publicWords: gospel.listWords() };
      for (const spelling of await listSpellings(db, query.terms, vocabulary)) {
        const other = parseQuery(gospel, spelling);
        // A passage has a text even if no homily is on it.
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
      next: texts.next === null ? null : formatCursor(texts.next, mark),
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

/** A passage of two chapters has some ten thousand. */
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

/** A place holds for what was asked for; it opens nothing, so that nobody gains by making one up. */
const hashRequest = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 12);

const formatCursor = ({ score, date, entryId }: ResultCursor, mark: string): string =>
  `${score}_${date}_${entryId}_${mark}`;

function parseCursor(text: string, mark: string): ResultCursor {
  const [, score, date, entryId, of] =
    /^(\d{1,13})_(\d{4}-\d\d-\d\d)_(\d{1,15})_([\w-]{12})$/.exec(text) ?? [];
  if (date === undefined || of !== mark || !isHomilyDate(date))
    throw problem('invalid_input', { message: 'The list cannot go on from there.' });
  return { score: Number(score), date, entryId: Number(entryId) };
}

/** A search has the database do much: so many at once, and so many who wait. */
const maxConcurrent = 4;
const maxQueued = 40;

function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxQueued) throw problem('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
