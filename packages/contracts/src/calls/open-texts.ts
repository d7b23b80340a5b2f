import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postId } from './post.ts';

/** How often a page tells that it is open, and how long one that fell silent is still thought to be. */
export const tellOpenEveryMs = 20_000;
export const openIsBelievedMs = 60_000;

/** Who else has the text open, and since when: a hint, and no lock. */
const others = z.object({
  others: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
});
export type OthersHere = z.infer<typeof others>['others'];

/** Tells that the caller has the homily of this day open, and hears who else has. For homily-admins. */
export const keepHomilyOpen = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/open',
  params: z.object({ date: homilyDate }),
  response: others,
  errors: ['not_allowed'],
});

/** The same of a post, also of one that was never saved. For blog-admins. */
export const keepPostOpen = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/open',
  params: z.object({ postId }),
  response: others,
  errors: ['not_allowed'],
});
