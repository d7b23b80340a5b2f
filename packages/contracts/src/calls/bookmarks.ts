import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postId } from './post.ts';

/** More than anybody finds anything in. */
export const bookmarksMost = 1_000;

/** A homily by its date, a post by its id. */
export const keptText = z.union([
  z.object({ kind: z.literal('homily'), ref: homilyDate }),
  z.object({ kind: z.literal('post'), ref: postId }),
]);
export type KeptText = z.infer<typeof keptText>;

const bookmark = z.object({
  kind: z.enum(['homily', 'post']),
  ref: z.string(),
  /** The end of its page's address: a date or a slug. Null where the text is open to no reader any more. */
  place: z.nullable(z.string()),
  /** '' where the text is gone; so is `reference`, which posts never have. */
  title: z.string(),
  reference: z.string(),
  /** The day that the text bears; '' where it is gone. */
  date: z.string(),
  madeAt: z.iso.datetime(),
});
export type Bookmark = z.infer<typeof bookmark>;

/** What the caller keeps, the newest first; also for whoever subscribes no longer. */
export const listBookmarks = contract({
  service: 'homily',
  method: 'GET',
  path: '/bookmarks',
  response: z.object({ bookmarks: z.array(bookmark) }),
  errors: [],
});

/**
 * Keeps a text that the caller may read, or lets go of one; either again changes nothing. Which text it is stands in the
 * body, so that no address tells it.
 */
export const setBookmark = contract({
  service: 'homily',
  method: 'PUT',
  path: '/bookmarks',
  body: z.object({ text: keptText, isKept: z.boolean() }),
  response: z.object({}),
  errors: [
    'subscription_required',
    'homily_unknown',
    'post_not_found',
    'bookmarks_full',
    'too_many_requests',
  ],
});
