import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** Whether the caller may read the homilies and the blog now. */
export const userSubStatus = contract({
  service: 'subscription',
  method: 'GET',
  path: '/user-sub-status',
  response: z.object({ isActive: z.boolean() }),
  errors: [],
});
