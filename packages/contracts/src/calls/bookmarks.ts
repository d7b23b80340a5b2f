import * as z from 'zod/mini';
import { homily } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postId } from './post.ts';

export const maxBookmarks = 1_000;

/** A homily by its date, or a post by its id. */
export const textRef = z.union([
  z.object({ kind: z.literal('homily'), ref: homilyDate }),
  z.object({ kind: z.literal('post'), ref: postId }),
]);
export type TextRef = z.infer<typeof textRef>;

const bookmark = z.object({
  kind: z.enum(['homily', 'post']),
  ref: z.string(),
  /** The last part of its page's path: a date or a slug. Null if no reader can open the text any more. */
  slug: z.nullable(z.string()),
  /** '' if the text is gone. */
  title: z.string(),
  /** '' for posts, and if the text is gone. */
  reference: z.string(),
  /** '' if the text is gone. */
  date: z.string(),
  createdAt: z.iso.datetime(),
});
export type Bookmark = z.infer<typeof bookmark>;

/** The caller's bookmarks, newest first. Former subscribers keep access. */
export const listBookmarks = homily.get('/bookmarks', {
  response: z.object({ bookmarks: z.array(bookmark) }),
});

/** Adds or removes a bookmark; repeating it changes nothing. The text is in the body to keep it out of request logs. */
export const setBookmark = homily.put('/bookmarks', {
  body: z.object({ text: textRef, isBookmarked: z.boolean() }),
  response: z.object({}),
  errors: [
    'subscription_required',
    'homily_not_found',
    'post_not_found',
    'bookmarks_full',
    'too_many_requests',
  ],
});
