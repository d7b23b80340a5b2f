import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';

/** The days of a week that can be read, in one file that needs no network: a book for readers of books, or to print. */
export const weekBooklet = contract({
  service: 'homily',
  method: 'GET',
  path: '/booklets/:date/:form',
  params: z.object({ date: homilyDate, form: z.enum(['epub', 'pdf']) }),
  response: z.object({
    /** With which the week of that date begins. */
    sunday: homilyDate,
    /** Its bytes, in base64. */
    file: z.string(),
  }),
  errors: ['subscription_required', 'homily_unknown', 'too_many_requests', 'unavailable'],
});
