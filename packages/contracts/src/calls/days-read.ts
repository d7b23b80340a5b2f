import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { isHomilyDate } from './homily.ts';

const month = z
  .string()
  .check(z.refine((text) => isHomilyDate(`${text}-01`), 'Write a month from 1970 to 2100 as YYYY-MM.'));

/** On which days of that month the caller read, by the caller's own calendar. Nothing is kept unless they want it. */
export const listDaysRead = contract({
  service: 'homily',
  method: 'GET',
  path: '/days-read',
  query: z.object({ month }),
  response: z.object({
    isKept: z.boolean(),
    /** With which it began; null before there is a day. */
    firstMonth: z.nullable(z.string()),
    days: z.array(z.string()),
  }),
  errors: [],
});
export type DaysRead = z.infer<typeof listDaysRead.response>;

/** Has them kept from now on, or deletes them all and keeps no more; either again changes nothing. */
export const keepDaysRead = contract({
  service: 'homily',
  method: 'PUT',
  path: '/days-read',
  body: z.object({ isKept: z.boolean() }),
  response: z.object({}),
  errors: ['too_many_requests'],
});
