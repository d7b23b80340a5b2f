import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postParams } from './post.ts';

/** An editor page sends a heartbeat while it is open, and counts as closed after this long without one. */
export const heartbeatIntervalMs = 20_000;
export const heartbeatExpiryMs = 60_000;

/** Other people who have the text open, and since when. Only a hint, not a lock. */
const response = z.object({
  others: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
});
export type OtherEditors = z.infer<typeof response>['others'];

/** For homily-admins. */
export const sendHomilyHeartbeat = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/open',
  params: z.object({ date: homilyDate }),
  response,
  errors: ['not_allowed'],
});

/** For blog-admins. The post need not be saved yet. */
export const sendPostHeartbeat = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/open',
  params: postParams,
  response,
  errors: ['not_allowed'],
});
