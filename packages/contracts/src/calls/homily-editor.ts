import * as z from 'zod/mini';
import { besides } from '../rules/foreign.ts';
import { homilyContent } from '../rules/homily-content.ts';
import { contract } from './contract.ts';
import { dayColors, dayRanks, homilyDate, liturgicalDay } from './homily.ts';
import { reviewOfText, reviewStates } from './review-state.ts';

// Every call here is for members of `homily-admin`: 401 without a token, 403 'Access denied (homily-admin only).'

/**
 * missing: nothing is written. draft: something is, and nobody else can see it. scheduled: published, and dated after
 * today. published: members can read it. A published or scheduled one may have changes in its draft besides.
 */
export const homilyStates = ['missing', 'draft', 'scheduled', 'published'] as const;
export type HomilyState = (typeof homilyStates)[number];

const state = z.enum(homilyStates);
const time = z.iso.datetime();
const dateParams = z.object({ date: homilyDate });
/** The draft as it was loaded: a larger number is a later save. */
const version = z.int().check(z.gte(1));
const nameOrNull = z.nullable(z.string());

/** For people; never a reason not to save or publish. */
const warning = z.object({
  /** 'reference_unread', 'verse_beyond_chapter', 'not_the_days_gospel'; more may come. */
  code: z.string(),
  message: z.string(),
});
export type HomilyWarning = z.infer<typeof warning>;

const wholeNumberText = z.string().check(z.regex(/^\d{1,3}$/));

/** Whether the morning mail of a day goes to readers: not, when its hour comes, just now, or it went out. */
export const mailStates = ['none', 'coming', 'leaving', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

const postOfDay = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['scheduled', 'published']),
});
export type PostOfDay = z.infer<typeof postOfDay>;

/**
 * How well the days from one on are provided for. `from` is today if left out; at most 366 days, 60 if left out. With a
 * `month` it is the whole weeks around that month, or around this one where it is none. What is missing is told of the
 * year to come, whatever days are asked for.
 */
export const coverage = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/coverage',
  query: z.object({
    from: z.optional(homilyDate),
    days: z.optional(z.union([z.number(), wholeNumberText])),
    month: z.optional(z.string()),
  }),
  response: z.object({
    today: z.string(),
    /** The first day from today on that nothing is published for, and whether a draft of it is begun; null where a year is ready. */
    firstGap: z.nullable(z.object({ date: z.string(), isBegun: z.boolean() })),
    /** The feasts and solemnities of the next fourteen days that nothing is published for. */
    feastsWithout: z.array(z.object({ date: z.string(), celebration: z.string() })),
    days: z.array(
      z.object({
        date: z.string(),
        state,
        hasUnpublishedChanges: z.boolean(),
        /** Of what is not published; left out where texts are not reviewed. */
        review: besides(z.enum(reviewStates)),
        /** Of the homily; '' where there is none. */
        title: z.string(),
        celebration: z.string(),
        rank: z.enum(dayRanks),
        color: z.enum(dayColors),
        /** Null where nobody knows any more. */
        mail: z.nullable(z.enum(mailStates)),
        /** For members of `blog-admin`; empty for others. */
        posts: z.array(postOfDay),
      }),
    ),
  }),
  errors: [],
});
export type Coverage = z.infer<typeof coverage.response>;

/** Everything written, newest date first. `next` is the `before` of the next page; null after the last. */
export const listHomilies = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/homilies',
  query: z.object({
    before: z.optional(homilyDate),
    /** At most 100; 30 if left out. */
    limit: z.optional(z.union([z.number(), wholeNumberText])),
  }),
  response: z.object({
    today: z.string(),
    homilies: z.array(
      z.object({
        date: z.string(),
        state,
        hasUnpublishedChanges: z.boolean(),
        /** As in `coverage`. */
        review: besides(z.enum(reviewStates)),
        title: z.string(),
        book: z.string(),
        chapter: z.nullable(z.int()),
        verse: z.string(),
        savedAt: time,
        /** The editor's name; null for the operator, or for somebody who has left. */
        savedBy: nameOrNull,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
});
export type HomilyList = z.infer<typeof listHomilies.response>;

const suggestion = z.object({
  /** 'only', 'long', 'short', 'alternative', 'vigil', 'night', 'dawn', 'day'. */
  kind: z.string(),
  /** 'Lk 17:26-37' */
  citation: z.string(),
  /** As the fields of the form take it. */
  book: z.string(),
  chapter: z.int(),
  verse: z.string(),
  /** A public-domain wording; null where there is none for this passage. */
  text: z.nullable(z.string()),
  /** What to write in the source line when that wording is used. */
  source: z.string(),
});
export type GospelSuggestion = z.infer<typeof suggestion>;

/** One date as its editor sees it; answers for every date, written about or not. */
export const editHomily = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/homilies/:date',
  params: dateParams,
  response: z.object({
    date: z.string(),
    today: z.string(),
    day: liturgicalDay,
    /** An editor changed the day: it can be given back to the calendar. */
    isDayCorrected: z.boolean(),
    /** The Gospels of the day. */
    suggestions: z.array(suggestion),
    state,
    hasUnpublishedChanges: z.boolean(),
    draft: z.nullable(z.object({ content: homilyContent, version, savedAt: time, savedBy: nameOrNull })),
    /** What readers see, or will. */
    published: z.nullable(z.object({ content: homilyContent, publishedAt: time })),
    /** About the draft. */
    warnings: z.array(warning),
    /** Left out where texts are not reviewed. */
    review: besides(reviewOfText),
  }),
  errors: [],
});
export type EditedHomily = z.infer<typeof editHomily.response>;

/**
 * Saves the draft, and changes nothing that readers see. `version` is the one that was loaded or last answered, null
 * where there was no draft. 409 `homily_changed`: somebody saved in the meantime (or moved or deleted it); nothing was
 * written, and `editHomily` tells what stands there now. Saving what stands there already changes nothing.
 */
export const saveHomily = contract({
  service: 'homily',
  method: 'PUT',
  path: '/editor/homilies/:date',
  params: dateParams,
  body: z.object({ content: homilyContent, version: z.nullable(version) }),
  response: z.object({
    version,
    savedAt: time,
    hasUnpublishedChanges: z.boolean(),
    warnings: z.array(warning),
    review: besides(reviewOfText),
  }),
  errors: ['homily_changed'],
});

/**
 * Readers see the draft from now on, or from the beginning of its date. 400 `homily_incomplete` names what is
 * missing; 409 `homily_changed` where the draft is not the one that was loaded; 403 `review_needed` where texts are
 * reviewed and nobody has approved this one.
 */
export const publishHomily = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/publish',
  params: dateParams,
  body: z.object({ version }),
  response: z.object({ state, publishedAt: time }),
  errors: ['homily_incomplete', 'homily_changed', 'homily_unknown', 'review_needed'],
});

/** Readers see it no more; the draft stays. Again, it changes nothing. */
export const unpublishHomily = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/unpublish',
  params: dateParams,
  response: z.object({ state }),
  errors: ['homily_unknown'],
});

/**
 * To another date, with its history; what is published stays so. 409 `homily_date_taken` where something stands there,
 * `homily_changed` where the draft is not the one of this version.
 */
export const moveHomily = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/move',
  params: dateParams,
  body: z.object({ to: homilyDate, version: z.optional(version) }),
  response: z.object({ date: z.string(), version, state }),
  errors: ['homily_date_taken', 'homily_changed', 'homily_unknown'],
});

/** Its history stays. 409 `homily_published` while readers see it, or will. */
export const deleteHomilyDraft = contract({
  service: 'homily',
  method: 'DELETE',
  path: '/editor/homilies/:date',
  params: dateParams,
  response: z.object({}),
  errors: ['homily_published', 'homily_unknown'],
});

/**
 * What was saved for a date, newest first: at most 200. What one editor saves within five minutes is one entry; of what is
 * older than thirty days, and never was published, a day's last one stays.
 */
export const homilyHistory = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/homilies/:date/history',
  params: dateParams,
  response: z.object({
    revisions: z.array(
      z.object({
        number: z.int(),
        savedAt: time,
        savedBy: nameOrNull,
        /** When exactly this was given to readers; null where it never was. */
        publishedAt: z.nullable(time),
        /** 'editor', 'import', 'sample': how it came. */
        origin: z.optional(z.string()),
        title: z.string(),
        /** Of the reflection. */
        words: z.optional(z.int()),
      }),
    ),
  }),
  errors: [],
});
export type HomilyHistory = z.infer<typeof homilyHistory.response>;

/** One of them whole. To restore it, save its content. */
export const homilyRevision = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/homilies/:date/history/:number',
  params: z.object({ date: homilyDate, number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  response: z.object({
    number: z.int(),
    savedAt: time,
    savedBy: nameOrNull,
    publishedAt: z.nullable(time),
    content: homilyContent,
  }),
  errors: ['homily_unknown'],
});

const line = (name: string, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `The ${name} is empty.`),
      z.maxLength(most, `The ${name} is longer than ${most} characters.`),
    );

/** Where the charity keeps a day otherwise than the calendar. What is left out stays as it is. */
export const correctDay = contract({
  service: 'homily',
  method: 'PUT',
  path: '/editor/days/:date',
  params: dateParams,
  body: z.object({
    celebration: z.optional(line('celebration', 200)),
    rank: z.optional(z.enum(dayRanks, 'That is not a rank of the calendar.')),
    color: z.optional(z.enum(dayColors, 'That is not a color of the calendar.')),
    season: z.optional(line('season', 60)),
  }),
  response: liturgicalDay,
  errors: [],
});

/** The day as the calendar has it, again. */
export const restoreDay = contract({
  service: 'homily',
  method: 'DELETE',
  path: '/editor/days/:date',
  params: dateParams,
  response: liturgicalDay,
  errors: [],
});
