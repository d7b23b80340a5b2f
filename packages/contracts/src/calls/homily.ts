import * as z from 'zod/mini';
import { isCalendarDate } from '../rules/calendar-date.ts';
import type { DayColor, DayRank } from '../rules/liturgical-day.ts';
import { maxParagraphStartLength } from '../rules/reading-position.ts';
import { homily } from './contract.ts';
import { lenientInt, lenientOptional, lenientText } from './lenient.ts';
import { playableRecording, recordingSummary } from './playable-recording.ts';

export const homilyDate = z
  .string()
  .check(z.refine(isCalendarDate, { error: 'Write the date as YYYY-MM-DD.', abort: true }))
  .check(z.refine(isHomilyDate, 'Homilies are dated from 1970 to 2100.'));

/** The range of the liturgical calendar. */
export function isHomilyDate(text: string): boolean {
  return isCalendarDate(text) && text >= '1970-01-01' && text <= '2100-12-31';
}

export const homilyPageSize = 10;

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
  chapter: lenientInt,
  /** Text, for ranges: '34-44'. */
  verse: lenientText,
  gospelText: z.string(),
  homilyText: z.string(),
  /** When it was published. */
  timestamp: lenientText,
  title: lenientOptional(z.string()),
  /** The source of the Gospel translation. */
  source: lenientOptional(z.string()),
  /** One thing to do that day. Only with access. */
  practice: lenientOptional(z.string()),
  author: lenientOptional(z.string()),
  /** Only with access, and if there is a recording. */
  recording: lenientOptional(recordingSummary),
  /** Both texts are excerpts. Absent if they are complete. */
  locked: lenientOptional(z.literal(true)),
});
export type HomilyFeedItem = z.infer<typeof feedItem>;

const feed = z.object({
  Items: z.array(feedItem),
  totalPages: lenientInt,
  totalCount: lenientInt,
});
export type HomilyFeed = z.infer<typeof feed>;

/** Some gateways wrap the response in `body`, as an object or as JSON text. */
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

/**
 * Published homilies up to today, newest first. Without access, the texts are excerpts and each item is `locked`; an
 * invalid token is not an error. Anything but a positive integer means page 1; after the last page, `Items` is empty.
 */
export const getHomilyFeed = homily.get('/homily-feed', {
  /** `_t` is ignored; it avoids cached responses. */
  query: z.object({ page: z.optional(z.unknown()), _t: z.optional(z.unknown()) }),
  response: z.union([feed, wrappedFeed]),
});

/** See `rules/reading-position.ts`. */
export const readingPosition = z.object({
  paragraph: z.int().check(z.gte(0), z.lte(9_999)),
  fraction: z.number().check(z.gte(0), z.lte(1)),
  paragraphStart: z
    .string()
    .check(
      z.refine((text) => Array.from(text).length <= maxParagraphStartLength && !/[\p{Cc}\p{Cs}]/u.test(text)),
    ),
  /** The reader reached the end. */
  isFinished: z.boolean(),
});

/** `portrait` is a URL or ''. */
const writerProfile = z.object({ name: z.string(), line: z.string(), portrait: z.string() });
export type WriterProfile = z.infer<typeof writerProfile>;

/** `title` may be ''. */
const homilyName = z.object({
  date: z.string(),
  title: z.string(),
  book: z.string(),
  chapter: z.int(),
  verse: z.string(),
});

/** A homily that a page links to. */
const homilyLink = z.extend(homilyName, { color: z.enum(dayColors) });
export type HomilyLink = z.infer<typeof homilyLink>;

/** A complete homily, for subscribers and homily-admins. */
export const readHomily = homily.get('/homilies/:date', {
  params: z.object({ date: homilyDate }),
  response: z.object({
    ...homilyName.shape,
    /** '\n' separates paragraphs, here and in `homilyText`. */
    gospelText: z.string(),
    /** May be '', like `copyright`, `practice` and `author`. */
    source: z.string(),
    copyright: z.string(),
    homilyText: z.string(),
    practice: z.string(),
    author: z.string(),
    /** The author's profile; null if there is none. */
    writer: lenientOptional(z.nullable(writerProfile)),
    timestamp: z.iso.datetime(),
    day: liturgicalDay,
    /** The Gospel of the day at Mass, and how this passage relates to it. Null if unknown. */
    dayGospel: z.nullable(z.object({ is: z.enum(['same', 'part', 'other']), reference: z.string() })),
    /** The nearest dates with a readable homily. */
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
    /** Details of `previous` and `next`. */
    neighbors: lenientOptional(z.array(homilyLink)),
    /** In the site's time zone. */
    today: z.string(),
    /** Null if there is none. */
    recording: lenientOptional(z.nullable(playableRecording)),
    /** Where the caller stopped reading; null if nothing is saved. */
    position: lenientOptional(z.nullable(readingPosition)),
    /** The caller has notes on it. */
    hasNotes: lenientOptional(z.boolean()),
  }),
  errors: ['subscription_required', 'homily_not_found'],
});
export type ReadHomily = z.infer<typeof readHomily.response>;

/** For readers of the homilies: the calendar day, its neighbors and its Gospel, also if there is no homily. */
export const readDayGospel = homily.get('/homilies/:date/gospel', {
  params: z.object({ date: homilyDate }),
  response: z.object({
    ...z.pick(readHomily.response, {
      date: true,
      day: true,
      previous: true,
      next: true,
      neighbors: true,
      today: true,
    }).shape,
    /** In a public-domain translation; null if there is none. */
    gospel: z.nullable(
      z.pick(readHomily.response, { book: true, chapter: true, verse: true, gospelText: true, source: true }),
    ),
  }),
  /** `homily_not_found` for days after today. */
  errors: ['subscription_required', 'homily_not_found'],
});
export type DayGospel = z.infer<typeof readDayGospel.response>;

const dayCard = z.extend(homilyName, {
  /** The first whole sentences as plain text; without access, the excerpt of the feed. */
  opening: z.string(),
  /** Estimated reading time. */
  minutes: z.int(),
  /** Only with access, and if there is a recording. */
  recording: lenientOptional(recordingSummary),
  day: liturgicalDay,
});
export type DayCard = z.infer<typeof dayCard>;

/** For the first page after log-in: the latest homily up to today, and the one before it. */
export const getMorning = homily.get('/morning', {
  response: z.object({
    /** In the site's time zone. */
    today: z.string(),
    /** Null if nothing is published yet. */
    latest: z.nullable(dayCard),
    previous: z.nullable(dayCard),
    /** The homily of the last 14 days that the caller read last, if not to the end. */
    unfinished: lenientOptional(z.nullable(homilyLink)),
  }),
});
export type Morning = z.infer<typeof getMorning.response>;

/** For members. From 2000 to the end of the year after next. */
export const listMonthDays = homily.get('/days/:month', {
  params: z.object({
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM.')),
  }),
  response: z.object({
    month: z.string(),
    today: z.string(),
    /** The range of available months. */
    firstMonth: z.string(),
    lastMonth: z.string(),
    days: z.array(z.extend(liturgicalDay, { hasHomily: z.boolean() })),
  }),
  errors: ['month_not_found'],
});
export type MonthDays = z.infer<typeof listMonthDays.response>;

export const readingThemes = ['system', 'light', 'sepia', 'dark'] as const;

export const readingPreferences = z.object({
  /** From small to largest. */
  textSize: z.int().check(z.gte(1), z.lte(5)),
  theme: z.enum(readingThemes),
});
export type ReadingPreferences = z.infer<typeof readingPreferences>;

export const defaultReadingPreferences: ReadingPreferences = { textSize: 2, theme: 'system' };

/** Saved in the account. */
export const getReadingPreferences = homily.get('/reading-preferences', { response: readingPreferences });

export const setReadingPreferences = homily.put('/reading-preferences', {
  body: readingPreferences,
  response: readingPreferences,
});

/**
 * For readers of the homily. A position older than the saved one is ignored. The date is in the body to keep it out of
 * request logs.
 */
export const saveReadingPosition = homily.put('/reading-position', {
  body: z.object({
    date: homilyDate,
    ...readingPosition.shape,
    /** By the caller's clock. */
    reachedAt: z.iso.datetime(),
  }),
  response: z.object({}),
  errors: ['subscription_required', 'homily_not_found'],
});
