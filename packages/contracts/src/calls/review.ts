// If review is enabled, texts need the approval of an editor-in-chief before they are published.
import * as z from 'zod/mini';
import { blog, homily, type ServiceCalls } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postId } from './post.ts';
import { reviewStatus } from './review-state.ts';
import { time } from './time.ts';

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

/**
 * Reviews a draft. 409 `homily_changed` or `post_changed` if it is not `version` any more, `review_off` if review is
 * disabled. Idempotent.
 */
const reviewCall = (service: ServiceCalls, path: `/${string}`, ref: z.ZodMiniType<string, string>) =>
  service.post(`${path}/review`, {
    params: z.object({ ref }),
    body: z.object({ step, version: z.int().check(z.gte(1)) }),
    response: reviewStatus,
    errors: [
      'homily_not_found',
      'homily_changed',
      'post_not_found',
      'post_gone',
      'post_changed',
      'review_off',
    ],
  });

export const reviewCalls = {
  homily: reviewCall(homily, '/editor/homilies/:ref', homilyDate),
  post: reviewCall(blog, '/posts/:ref', postId),
};

const waiting = z.object({
  kind: z.enum(['homily', 'post']),
  /** A date, or the id of a post. */
  ref: z.string(),
  /** May be ''. */
  name: z.string(),
  askedBy: z.string(),
  askedAt: time,
});
export type WaitingText = z.infer<typeof waiting>;

const queue = z.object({
  isEnabled: z.boolean(),
  /** Oldest first, at most 200. */
  waiting: z.array(waiting),
});
export type ReviewQueue = z.infer<typeof queue>;

/** For editors-in-chief. */
export const getReviewQueue = blog.get('/review', { response: queue });

/** For editors-in-chief. Published and scheduled texts stay as they are. */
export const setReviewEnabled = blog.put('/review', {
  body: z.object({ isEnabled: z.boolean() }),
  response: queue,
});
