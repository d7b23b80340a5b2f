import * as z from 'zod/mini';
import { homily } from './contract.ts';
import { time } from './time.ts';

/** Recorded changes. Saving a draft is not one. */
export const activityActions = [
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'moved',
  'swapped',
  'deleted',
  'restored',
  'imported',
  'corrected',
  'asked_for_review',
  'approved',
  'asked_for_changes',
  'switched_on',
  'switched_off',
  'replaced',
  'recorded',
  'unrecorded',
] as const;
export type ActivityAction = (typeof activityActions)[number];

export const activityKinds = ['homily', 'post', 'day', 'review', 'picture'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Never contains texts. */
const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type ActivityDetails = z.infer<typeof details>;

/** For editors-in-chief: pages of at most 100 changes of the last two years, newest first. */
export const listActivity = homily.get('/activity', {
  query: z.object({
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    kind: z.optional(z.enum(activityKinds)),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        number: z.int(),
        at: time,
        /** The name of the account at that time. */
        by: z.string(),
        act: z.enum(activityActions),
        kind: z.enum(activityKinds),
        /** A date, or the id of a post or picture; '' for the review switch. */
        ref: z.string(),
        /** Its name at that time, or ''. */
        name: z.string(),
        before: details,
        after: details,
      }),
    ),
    /** `before` of the next page; null after the last. */
    next: z.nullable(z.string()),
  }),
});
export type Activity = z.infer<typeof listActivity.response>;
