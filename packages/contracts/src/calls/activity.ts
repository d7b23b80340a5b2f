import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** What can be done to a homily, a day of the calendar, a post, a picture or the review itself, besides writing on a draft. */
export const activityActs = [
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
export type ActivityAct = (typeof activityActs)[number];

export const activityKinds = ['homily', 'post', 'day', 'review', 'picture'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** A few facts, never a text. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type ActivityFacts = z.infer<typeof facts>;

/**
 * What was changed, newest first, for members of `editor-in-chief`: at most 100 of the last two years. `next` is the
 * `before` of those that follow; null after the last.
 */
export const listActivity = contract({
  service: 'homily',
  method: 'GET',
  path: '/activity',
  query: z.object({
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    kind: z.optional(z.enum(activityKinds)),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        number: z.int(),
        at: z.iso.datetime(),
        /** The name that the account had then. */
        by: z.string(),
        act: z.enum(activityActs),
        kind: z.enum(activityKinds),
        /** A date, or the id of a post or a picture; '' of the review itself. */
        ref: z.string(),
        /** What it was called then; '' where it had no name. */
        name: z.string(),
        before: facts,
        after: facts,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: ['not_allowed'],
});
export type Activity = z.infer<typeof listActivity.response>;
