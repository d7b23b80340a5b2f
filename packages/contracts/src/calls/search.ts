import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** Of what is typed no more is looked at. */
export const searchMaxLength = 200;
/** Of the texts that were found no more are put in order; there may be more. */
export const searchMostFound = 1_000;
export const searchPageSize = 20;

/** Some words of a line; those that were searched for are marked. */
const run = z.object({ text: z.string(), isMatch: z.boolean() });
export type SearchRun = z.infer<typeof run>;

const found = z.object({
  kind: z.enum(['homily', 'post']),
  /** A homily's date, a post's slug: where it is read. */
  place: z.string(),
  date: z.string(),
  title: z.array(run),
  /** The feast of a homily, the category of a post. */
  label: z.string(),
  /** Of the Gospel, written out; '' for a post. */
  reference: z.string(),
  /** Where the words stand; the beginning where none of them is in the text itself. */
  excerpt: z.array(run),
  /** Why it was found: by the words, by the passage (the very one, one around it, or one that overlaps), or both. */
  byWords: z.boolean(),
  passage: z.nullable(z.enum(['same', 'contains', 'overlaps'])),
});
export type FoundText = z.infer<typeof found>;

const off = z.optional(z.enum(['off']));

/**
 * Homilies and posts by words, phrases in quotation marks, feasts and passages of the Gospels; a minus leaves a word
 * out. Whoever may not read a text searches what everybody may see of it, and nothing in the answer tells of the rest.
 */
export const searchTexts = contract({
  service: 'search',
  method: 'GET',
  path: '/texts',
  query: z.object({
    q: z.string(),
    sort: z.optional(z.enum(['best', 'newest'])),
    /** What was understood as a passage is to be words alone, or the words are to be left out. */
    passage: off,
    words: off,
    /** `next` of the page before. */
    after: z.optional(z.string()),
  }),
  response: z.object({
    items: z.array(found),
    /** How many there are; where `isMore`, more than that. */
    count: z.int(),
    isMore: z.boolean(),
    /** What of the text was understood as a passage: 'Mark 4'. */
    passage: z.nullable(z.string()),
    /** Whether anything besides is looked for as words. */
    hasWords: z.boolean(),
    /** Why nothing could be looked for: the words stand in every text, or the passage is of another book. */
    note: z.nullable(z.enum(['too_common', 'other_book'])),
    /** The same words in another spelling, which finds something. Null if something was found. */
    spelling: z.nullable(z.string()),
    next: z.nullable(z.string()),
    /** The text is the date of this homily, which is then the only item. */
    day: z.nullable(z.string()),
    /** The words of the passage, shortened if it is long: on the first page, if verses are named or nothing was found. */
    text: z.nullable(z.object({ reference: z.string(), gospelText: z.string(), source: z.string() })),
  }),
  errors: ['too_many_requests', 'unavailable'],
});
export type SearchAnswer = z.infer<typeof searchTexts.response>;
