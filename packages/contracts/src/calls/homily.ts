import * as z from 'zod/mini';
import { isCalendarDate } from '../rules/calendar-date.ts';
import { besides, text, wholeNumber } from '../rules/foreign.ts';
import type { DayColor, DayRank } from '../rules/liturgical-day.ts';
import { placeWordsMax } from '../rules/reading-place.ts';
import { contract } from './contract.ts';
import { heardRecording, recordingFacts } from './heard-recording.ts';

/** A day that may have a homily. */
export const homilyDate = z
  .string()
  .check(z.refine(isCalendarDate, { error: 'Write the date as YYYY-MM-DD.', abort: true }))
  .check(z.refine(isHomilyDate, 'Homilies are dated from 1970 to 2100.'));

/** The calendar is sure of these years, and nobody needs others. */
export function isHomilyDate(text: string): boolean {
  return isCalendarDate(text) && text >= '1970-01-01' && text <= '2100-12-31';
}

export const homiliesOnPage = 10;

export const dayRanks = ['solemnity', 'sunday', 'feast', 'memorial', 'weekday'] as const satisfies DayRank[];
export const dayColors = ['white', 'green', 'violet', 'rose', 'red'] as const satisfies DayColor[];

export const liturgicalDay = z.object({
  date: z.string(),
  celebrationId: z.string(),
  celebration: z.string(),
  rank: z.enum(dayRanks),
  season: z.string(),
  weekOfSeason: z.int(),
  color: z.enum(dayColors),
  occasion: z.string(),
  sundayCycle: z.string(),
  weekdayCycle: z.string(),
});

const feedItem = z.object({
  date: z.string(),
  book: z.string(),
  chapter: wholeNumber,
  /** Text, for ranges: '34-44'. */
  verse: text,
  gospelText: z.string(),
  homilyText: z.string(),
  /** When it could first be read. */
  timestamp: text,
  title: besides(z.string()),
  /** Where the Gospel's wording comes from. */
  source: besides(z.string()),
  /** The one thing to do that day; not for strangers. */
  practice: besides(z.string()),
  author: besides(z.string()),
  /** How long it is to hear; only for whoever may read the whole day, where there is a recording. */
  recording: besides(recordingFacts),
  /** Both texts are excerpts of 80 characters; absent where they are whole. */
  locked: besides(z.literal(true)),
});
export type HomilyFeedItem = z.infer<typeof feedItem>;

const feed = z.object({
  Items: z.array(feedItem),
  totalPages: wholeNumber,
  totalCount: wholeNumber,
});
export type HomilyFeed = z.infer<typeof feed>;

/** Some gateways hand the answer over inside `body`, most of them as a text. */
const wrappedFeed = z.pipe(
  z.object({ body: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  z.pipe(
    z.transform(({ body }: { body: string | Record<string, unknown> }, context): unknown => {
      try {
        return typeof body === 'string' ? JSON.parse(body) : body;
      } catch {
        context.issues.push({ code: 'custom', message: 'The body holds no JSON.', input: body });
        return z.NEVER;
      }
    }),
    feed,
  ),
);

const anything = z.optional(z.union([z.string(), z.number(), z.array(z.string())]));

/**
 * Newest first, ten a page; nothing that is dated after today. Without a token, and with one that is not good (any
 * more), the texts are excerpts and each item is `locked`; this call has no 401 and no 403. A page that is no
 * number from 1 on is the first one; beyond the last one, `Items` is empty.
 */
export const homilyFeed = contract({
  service: 'homily',
  method: 'GET',
  path: '/homily-feed',
  /** `_t` is of no account: it is there so that the address is a new one each time. */
  query: z.object({ page: anything, _t: anything }),
  response: z.union([feed, wrappedFeed]),
  errors: [],
});

/** Where in a homily a reader stopped. */
export const readingPlace = z.object({
  /** Of the reflection, the first one being 0. */
  paragraph: z.int().check(z.gte(0), z.lte(9_999)),
  /** How much of that paragraph was read. */
  fraction: z.number().check(z.gte(0), z.lte(1)),
  /** How the paragraph begins, so that it is found again after the text has changed. */
  words: z
    .string()
    .check(z.refine((words) => Array.from(words).length <= placeWordsMax && !/[\p{Cc}\p{Cs}]/u.test(words))),
  /** The end of the text was reached. */
  isFinished: z.boolean(),
});

/** What readers are told of who writes; `portrait` is an address, or '' where there is none. */
const writerFacts = z.object({ name: z.string(), line: z.string(), portrait: z.string() });
export type WriterFacts = z.infer<typeof writerFacts>;

const neighbor = z.object({
  date: z.string(),
  title: z.string(),
  book: z.string(),
  chapter: z.int(),
  verse: z.string(),
  color: z.enum(dayColors),
});
export type Neighbor = z.infer<typeof neighbor>;

/** One homily whole, for subscribers (and homily-admins): 401 without a token, 403 'Subscription required', 404. */
export const readHomily = contract({
  service: 'homily',
  method: 'GET',
  path: '/homilies/:date',
  params: z.object({ date: homilyDate }),
  response: z.object({
    date: z.string(),
    /** '' where there is none; so are `source`, `copyright`, `practice` and `author`. */
    title: z.string(),
    book: z.string(),
    chapter: z.int(),
    verse: z.string(),
    /** Paragraphs are by line breaks, here and in `homilyText`; line ends are '\n'. */
    gospelText: z.string(),
    source: z.string(),
    copyright: z.string(),
    homilyText: z.string(),
    practice: z.string(),
    author: z.string(),
    /** What readers are told of the author; null where nothing is. */
    writer: besides(z.nullable(writerFacts)),
    timestamp: z.iso.datetime(),
    day: liturgicalDay,
    /** How the passage stands to what is read at Mass on the day, and that one written out; null where none is known. */
    dayGospel: z.nullable(z.object({ is: z.enum(['same', 'part', 'other']), reference: z.string() })),
    /** The nearest days before and after that have a homily to read. */
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
    /** What they are called, as far as they are there. */
    neighbors: besides(z.array(neighbor)),
    /** The site's date now, by its own time zone. */
    today: z.string(),
    /** What there is to hear; null where there is no recording. */
    recording: besides(z.nullable(heardRecording)),
    /** Where the caller stopped; null where nothing is kept. */
    place: besides(z.nullable(readingPlace)),
    /** Whether the caller has notes at it. */
    hasNotes: besides(z.boolean()),
  }),
  errors: ['subscription_required', 'homily_unknown'],
});
export type ReadHomily = z.infer<typeof readHomily.response>;

const leaf = z.object({
  date: z.string(),
  /** '' where there is none. */
  title: z.string(),
  book: z.string(),
  chapter: z.int(),
  verse: z.string(),
  /** The first whole sentences of the homily, without marks; for whoever may not read it, the feed's excerpt. */
  opening: z.string(),
  /** How long it takes to read, about. */
  minutes: z.int(),
  /** Only for whoever may read it, where there is a recording. */
  recording: besides(recordingFacts),
  day: liturgicalDay,
});
export type MorningLeaf = z.infer<typeof leaf>;

const leftOff = z.object({
  ...z.pick(leaf, { date: true, title: true, book: true, chapter: true, verse: true }).shape,
  color: z.enum(dayColors),
});
export type LeftOff = z.infer<typeof leftOff>;

/** What a member meets on coming in, in one answer: the newest homily up to today, and the one before it. */
export const morning = contract({
  service: 'homily',
  method: 'GET',
  path: '/morning',
  response: z.object({
    /** The site's date now. */
    today: z.string(),
    /** Null where nothing has been published yet. */
    page: z.nullable(leaf),
    before: z.nullable(leaf),
    /** The one to go on with: of the last 14 days, what the caller read last and not to its end. */
    leftOff: besides(z.nullable(leftOff)),
  }),
  errors: [],
});
export type Morning = z.infer<typeof morning.response>;

/** The days of one month, for any member. Months are those from 2000 to the end of the year after the next. */
export const monthDays = contract({
  service: 'homily',
  method: 'GET',
  path: '/days/:month',
  params: z.object({
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM.')),
  }),
  response: z.object({
    month: z.string(),
    today: z.string(),
    /** The months that can be asked for. */
    firstMonth: z.string(),
    lastMonth: z.string(),
    days: z.array(z.extend(liturgicalDay, { hasHomily: z.boolean() })),
  }),
  errors: ['month_unknown'],
});
export type MonthDays = z.infer<typeof monthDays.response>;

export const readingThemes = ['system', 'light', 'dark', 'sepia'] as const;

export const readingPreferences = z.object({
  /** 3 is the usual size. */
  textSize: z.int().check(z.gte(1), z.lte(5)),
  theme: z.enum(readingThemes),
});
export type ReadingPreferences = z.infer<typeof readingPreferences>;

export const defaultReadingPreferences: ReadingPreferences = { textSize: 3, theme: 'system' };

/** How the caller likes to read; kept on the account. */
export const getReadingPreferences = contract({
  service: 'homily',
  method: 'GET',
  path: '/reading-preferences',
  response: readingPreferences,
  errors: [],
});

export const setReadingPreferences = contract({
  service: 'homily',
  method: 'PUT',
  path: '/reading-preferences',
  body: readingPreferences,
  response: readingPreferences,
  errors: [],
});
