import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate, readingPlace } from './homily.ts';

/**
 * Keeps where the caller stopped in a published homily, for whoever may read it: 401 without a token, 403 'Subscription
 * required', 404. What was reached before a place that is kept already changes nothing. The date is in the body, so that
 * no address tells how somebody reads.
 */
export const keepReadingPlace = contract({
  service: 'homily',
  method: 'PUT',
  path: '/reading-place',
  body: z.object({
    date: homilyDate,
    ...readingPlace.shape,
    /** When it was reached, by the caller's clock. */
    at: z.iso.datetime(),
  }),
  response: z.object({}),
  errors: ['subscription_required', 'homily_unknown'],
});
