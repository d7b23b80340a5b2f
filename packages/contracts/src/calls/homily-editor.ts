import * as z from 'zod/mini';
import { homily } from './contract.ts';
import { dayColors, dayRanks, homilyDate, liturgicalDay } from './homily.ts';
import { lenientOptional } from './lenient.ts';
import { reviewStates } from './review-state.ts';
import { optionalToken } from './text-lock.ts';
import { time } from './time.ts';

// All calls are for homily-admins.

/**
 * `scheduled` is published, but dated after today. Scheduled and published homilies may have unpublished changes in their
 * draft.
 */
export const homilyStates = ['new', 'draft', 'scheduled', 'published'] as const;
export type HomilyState = (typeof homilyStates)[number];

const state = z.enum(homilyStates);
const dateParams = z.object({ date: homilyDate });
/** Version of the draft; increases with every save. */
const version = z.int().check(z.gte(1));

const wholeNumberText = z.string().check(z.regex(/^\d{1,3}$/));

/** The morning mail of a day. */
export const mailStates = ['none', 'pending', 'sending', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

const postOfDay = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['scheduled', 'published']),
});
export type PostOfDay = z.infer<typeof postOfDay>;

/**
 * Which days have a homily, from `from` (default: today) for `days` days (default 60, at most 366), or in
 * `month` (an invalid value means the current month). The gaps always cover the next year.
 */
export const getCoverage = homily.get('/editor/coverage', {
  query: z.object({
    from: z.optional(homilyDate),
    days: z.optional(z.union([z.number(), wholeNumberText])),
    month: z.optional(z.string()),
  }),
  response: z.object({
    today: z.string(),
    /** The first day from today without a published homily; null if there is none within a year. */
    firstGap: z.nullable(z.object({ date: z.string(), hasDraft: z.boolean() })),
    /** Sundays, feasts and solemnities of the next 14 days without a published homily. */
    feastsWithoutHomily: z.array(z.object({ date: z.string(), celebration: z.string() })),
    days: z.array(
      z.object({
        date: z.string(),
        state,
        hasUnpublishedChanges: z.boolean(),
        /** Of unpublished texts; left out if review is disabled. */
        review: lenientOptional(z.enum(reviewStates)),
        /** '' if there is none. */
        title: z.string(),
        celebration: z.string(),
        rank: z.enum(dayRanks),
        color: z.enum(dayColors),
        /** Null if unknown. */
        mail: z.nullable(z.enum(mailStates)),
        /** Only for blog-admins; otherwise empty. */
        posts: z.array(postOfDay),
      }),
    ),
  }),
});
export type Coverage = z.infer<typeof getCoverage.response>;

export const gospelSuggestion = z.object({
  /** 'only', 'long', 'short', 'alternative', 'vigil', 'night', 'dawn', 'day'. */
  kind: z.string(),
  /** 'Lk 17:26-37' */
  citation: z.string(),
  /** In the format of `HomilyContent`. */
  book: z.string(),
  chapter: z.int(),
  verse: z.string(),
  /** Public-domain translation; null if there is none. */
  text: z.nullable(z.string()),
  /** The source line for that translation. */
  source: z.string(),
});
export type GospelSuggestion = z.infer<typeof gospelSuggestion>;

/**
 * Publishes the draft, from its date on. 400 `homily_incomplete` names the missing fields; 403 `review_needed` if review is
 * enabled and the draft is not approved.
 */
export const publishHomily = homily.post('/editor/homilies/:date/publish', {
  params: dateParams,
  body: z.object({ version, token: optionalToken }),
  response: z.object({ state, publishedAt: time }),
  errors: ['homily_incomplete', 'homily_changed', 'homily_not_found', 'review_needed', 'text_locked'],
});

/** The draft stays. Idempotent. */
export const unpublishHomily = homily.post('/editor/homilies/:date/unpublish', {
  params: dateParams,
  query: z.object({ token: optionalToken }),
  response: z.object({ state }),
  errors: ['homily_not_found', 'text_locked'],
});

const line = (name: string, maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `The ${name} is empty.`),
      z.maxLength(maxLength, `The ${name} is longer than ${maxLength} characters.`),
    );

/** Overrides the calendar. Fields that are left out stay unchanged. */
export const correctDay = homily.put('/editor/days/:date', {
  params: dateParams,
  body: z.object({
    celebration: z.optional(line('celebration', 200)),
    rank: z.optional(z.enum(dayRanks, 'That is not a rank of the calendar.')),
    color: z.optional(z.enum(dayColors, 'That is not a color of the calendar.')),
    season: z.optional(line('season', 60)),
  }),
  response: liturgicalDay,
});

/** Removes the corrections. */
export const resetDay = homily.delete('/editor/days/:date', {
  params: dateParams,
  response: liturgicalDay,
});

/**
 * Exchanges two dates with their drafts, published homilies and histories. Published homilies stay
 * published; those moved after today are scheduled. `version` and `withVersion` are the shown drafts; without `withVersion`
 * the other date must be empty. 409 `homily_changed` if either draft is different.
 */
export const swapHomilies = homily.post('/editor/homilies/:date/swap', {
  params: dateParams,
  body: z.object({
    with: homilyDate,
    version,
    withVersion: z.optional(version),
    token: optionalToken,
  }),
  /** Both dates, `:date` first. */
  response: z.object({
    days: z.array(z.object({ date: z.string(), state, version: z.nullable(version) })),
  }),
  errors: ['homily_changed', 'homily_not_found', 'text_locked'],
});
