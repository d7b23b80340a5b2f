import * as z from 'zod/mini';
import { search } from './contract.ts';

/** The rest of a longer query is ignored. */
export const maxSearchLength = 200;
/** Only this many matches are ranked. */
export const maxSearchResults = 1_000;
export const searchPageSize = 20;

const run = z.object({ text: z.string(), isMatch: z.boolean() });
export type SearchRun = z.infer<typeof run>;

const searchResult = z.object({
  kind: z.enum(['homily', 'post']),
  /** The last part of its page's path: a date or a slug. */
  slug: z.string(),
  date: z.string(),
  title: z.array(run),
  /** The feast of a homily, or the category of a post. */
  label: z.string(),
  /** The Gospel reference; '' for a post. */
  reference: z.string(),
  /** Around the matches, or the beginning if the text itself has none. */
  excerpt: z.array(run),
  matchesTerms: z.boolean(),
  /** How its passage relates to the searched one; null if it does not match. */
  passage: z.nullable(z.enum(['same', 'contains', 'overlaps'])),
});
export type SearchResult = z.infer<typeof searchResult>;

const off = z.optional(z.enum(['off']));

/**
 * Finds homilies and posts by terms, quoted phrases, feasts and Gospel passages; a minus excludes a term. Without access
 * to a text, only its public part is searched, and the response says nothing about the rest.
 */
export const searchTexts = search.get('/texts', {
  query: z.object({
    q: z.string(),
    sort: z.optional(z.enum(['best', 'newest'])),
    /** `off` treats a passage in the query as terms. */
    passage: off,
    /** `off` ignores the terms. */
    terms: off,
    /** `next` of the previous page. */
    after: z.optional(z.string()),
  }),
  response: z.object({
    items: z.array(searchResult),
    /** A lower bound if `isMore`. */
    count: z.int(),
    isMore: z.boolean(),
    /** The part of the query that was read as a passage: 'Mark 4'. */
    passage: z.nullable(z.string()),
    /** True if the query has terms besides the passage. */
    hasTerms: z.boolean(),
    /** Why nothing was searched: all texts have the terms, or the passage is not from a Gospel. */
    note: z.nullable(z.enum(['too_common', 'other_book'])),
    /** A spelling with results. Null if there are results. */
    spelling: z.nullable(z.string()),
    next: z.nullable(z.string()),
    /** If the query is the date of a homily, that date; the homily is the only item. */
    day: z.nullable(z.string()),
    /** The passage, shortened if long. Only on the first page, if it has verse numbers or nothing was found. */
    text: z.nullable(z.object({ reference: z.string(), gospelText: z.string(), source: z.string() })),
  }),
  errors: ['too_many_requests', 'unavailable'],
});
export type SearchResponse = z.infer<typeof searchTexts.response>;
