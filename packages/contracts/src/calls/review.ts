// If review is enabled, texts need the approval of an editor-in-chief before they are published.
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postParams } from './post.ts';
import { reviewStatus } from './review-state.ts';

export const maxChangesLength = 1_000;

const requestedChanges = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Say in a word what you would like changed.'),
    z.maxLength(maxChangesLength, `That is longer than ${maxChangesLength} characters.`),
  );

/** Writers of the kind of text `ask`; the others are for editors-in-chief. */
const step = z.union([
  z.object({ step: z.literal('ask') }),
  z.object({ step: z.literal('approve') }),
  z.object({ step: z.literal('ask_for_changes'), changes: requestedChanges }),
]);
export type ReviewStep = z.infer<typeof step>;

/** 409 `homily_changed` if the draft is not `version` any more, `review_off` if review is disabled. Idempotent. */
export const reviewHomily = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/review',
  params: z.object({ date: homilyDate }),
  body: z.object({ step, version: z.int().check(z.gte(1)) }),
  response: reviewStatus,
  errors: ['not_allowed', 'homily_not_found', 'homily_changed', 'review_off'],
});

/** Reviews the draft of a post, or the saved post if it has no draft. */
export const reviewPost = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/review',
  params: postParams,
  body: z.object({
    step,
    /** From the last response; null if there was none. */
    draftVersion: z.nullable(z.int()),
    updatedAt: z.nullable(z.iso.datetime()),
  }),
  response: reviewStatus,
  errors: ['not_allowed', 'post_not_found', 'post_gone', 'post_changed', 'review_off'],
});

const waiting = z.object({
  kind: z.enum(['homily', 'post']),
  /** A date, or the id of a post. */
  ref: z.string(),
  /** May be ''. */
  name: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
});
export type WaitingText = z.infer<typeof waiting>;

const queue = z.object({
  isEnabled: z.boolean(),
  /** Oldest first, at most 200. */
  waiting: z.array(waiting),
});
export type ReviewQueue = z.infer<typeof queue>;

/** For editors-in-chief. */
export const getReviewQueue = contract({
  service: 'blog',
  method: 'GET',
  path: '/review',
  response: queue,
  errors: ['not_allowed'],
});

/** For editors-in-chief. Published and scheduled texts stay as they are. */
export const setReviewEnabled = contract({
  service: 'blog',
  method: 'PUT',
  path: '/review',
  body: z.object({ isEnabled: z.boolean() }),
  response: queue,
  errors: ['not_allowed'],
});
