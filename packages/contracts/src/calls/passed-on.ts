import * as z from 'zod/mini';
import { isTooLongToPassOn, tidyPassedOnWords, tooLongToPassOn } from '../rules/passed-on.ts';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';

/**
 * Opens one published day for a friend, for subscribers alone: 401 without a token, 403 'Subscription required', 404
 * where nothing is published yet or where the site lets nobody pass a day on, 429 after ten in a day.
 */
export const passOn = contract({
  service: 'homily',
  method: 'POST',
  path: '/passed-on',
  body: z.object({
    date: homilyDate,
    /** The giver's own, on one line; '' for none. */
    words: z.pipe(
      z.pipe(z.string(), z.transform(tidyPassedOnWords)),
      z.string().check(z.refine((words) => !isTooLongToPassOn(words), tooLongToPassOn)),
    ),
  }),
  response: z.object({
    /** The whole address of the page: whoever has it can read that day. */
    address: z.string(),
    /** The last date, by the site's own time zone, on which the page opens. */
    closesOn: z.string(),
  }),
  errors: ['subscription_required', 'homily_unknown', 'passing_on_closed', 'too_many_requests'],
});
