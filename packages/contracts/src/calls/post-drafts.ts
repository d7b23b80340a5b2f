import * as z from 'zod/mini';
import { blog } from './contract.ts';
import { createTextCalls } from './editing.ts';
import { lenientOptional } from './lenient.ts';
import { maxPostBytes, post, postDraftContent, postId, renderedPostDraft } from './post.ts';
import { reviewStates } from './review-state.ts';
import { time } from './time.ts';

export const maxTextQueryLength = 200;
const query = z.optional(z.string().check(z.maxLength(maxTextQueryLength)));

/**
 * Posts and texts that were never saved as a post, by their drafts; not those in the bin. The last saved first. `q` finds texts that contain all of its
 * words, in the title or the text. `unpublished`: readers do not get the draft as it is. `after` is `next` of the page before.
 */
export const listTexts = blog.get('/texts', {
  query: z.object({
    q: query,
    state: z.optional(z.enum(['draft', 'scheduled', 'published', 'unpublished'])),
    author: query,
    after: query,
  }),
  response: z.object({
    texts: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        slug: z.string(),
        /** It was never saved as a post. */
        isBegun: z.boolean(),
        state: z.enum(['draft', 'scheduled', 'published']),
        hasChanges: z.boolean(),
        publishAt: z.nullable(time),
        author: z.string(),
        category: z.string(),
        date: z.string(),
        savedAt: time,
        savedBy: z.nullable(z.string()),
        /** Absent if readers get the draft as it is, or if review is disabled. */
        review: lenientOptional(z.enum(reviewStates)),
      }),
    ),
    /** Null after the last page. */
    next: z.nullable(z.string()),
  }),
});
export type TextList = z.infer<typeof listTexts.response>;

export const postCalls = createTextCalls({
  service: blog,
  path: '/posts/:ref',
  ref: postId,
  content: postDraftContent,
  maxBodyBytes: maxPostBytes,
  /** With image attributes for display. */
  shown: renderedPostDraft,
  copy: post,
  details: z.object({}),
});
