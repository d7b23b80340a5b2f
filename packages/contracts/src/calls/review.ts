// Where editors-in-chief have switched it on, what others write is published once one of them has approved it.
import * as z from 'zod/mini';
import { ofPost } from './blog.ts';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';
import { reviewOfText } from './review-state.ts';

export const changesMaxLength = 1_000;

const changesWanted = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Say in a word what you would like changed.'),
    z.maxLength(changesMaxLength, `That is longer than ${changesMaxLength} characters.`),
  );

/** Whoever writes that kind of text asks; the other two are for members of `editor-in-chief` among them. */
const step = z.union([
  z.object({ step: z.literal('ask') }),
  z.object({ step: z.literal('approve') }),
  z.object({ step: z.literal('ask_for_changes'), changes: changesWanted }),
]);
export type ReviewStep = z.infer<typeof step>;

/**
 * Of the draft as it was loaded: 409 `homily_changed` where it is another one by now, and `review_off` where nothing is
 * reviewed here. What was done already changes nothing.
 */
export const reviewHomily = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/review',
  params: z.object({ date: homilyDate }),
  body: z.object({ step, version: z.int().check(z.gte(1)) }),
  response: reviewOfText,
  errors: ['not_allowed', 'homily_unknown', 'homily_changed', 'review_off'],
});

/** The same of a post: of its draft, and where it has none, of the post as it was saved last. */
export const reviewPost = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/review',
  params: ofPost,
  body: z.object({
    step,
    /** Each as it was answered last; null where there was none. */
    draftVersion: z.nullable(z.int()),
    updatedAt: z.nullable(z.iso.datetime()),
  }),
  response: reviewOfText,
  errors: ['not_allowed', 'post_not_found', 'post_gone', 'post_changed', 'review_off'],
});

const waiting = z.object({
  kind: z.enum(['homily', 'post']),
  /** A date, or the id of a post. */
  ref: z.string(),
  /** '' where it has no name yet. */
  name: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
});
export type WaitingText = z.infer<typeof waiting>;

const desk = z.object({
  isOn: z.boolean(),
  /** Who waits longest comes first: at most 200. */
  waiting: z.array(waiting),
});
export type ReviewDesk = z.infer<typeof desk>;

/** For members of `editor-in-chief`: what waits for them. */
export const openReview = contract({
  service: 'blog',
  method: 'GET',
  path: '/review',
  response: desk,
  errors: ['not_allowed'],
});

/**
 * Switches it on or off. What is published stays so, and so does what opens by itself at an hour that was chosen before.
 */
export const switchReview = contract({
  service: 'blog',
  method: 'PUT',
  path: '/review',
  body: z.object({ isOn: z.boolean() }),
  response: desk,
  errors: ['not_allowed'],
});
