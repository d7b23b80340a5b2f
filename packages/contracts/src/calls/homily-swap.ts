import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';
import { homilyStates } from './homily-editor.ts';

const version = z.int().check(z.gte(1));

/**
 * For members of `homily-admin`: two days change places, each with its draft, what is published of it, and its history.
 * `version` and `withVersion` are those of the two drafts as they were shown; without `withVersion` nothing may be
 * written for the other day. 409 `homily_changed` where either is another by now; nothing was done then. What is
 * published stays so: dated after today it waits for its day.
 */
export const swapHomilies = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/swap',
  params: z.object({ date: homilyDate }),
  body: z.object({ with: homilyDate, version, withVersion: z.optional(version) }),
  /** How both stand afterwards, the one of the address first. */
  response: z.object({
    days: z.array(z.object({ date: z.string(), state: z.enum(homilyStates), version: z.nullable(version) })),
  }),
  errors: ['homily_changed', 'homily_unknown'],
});
