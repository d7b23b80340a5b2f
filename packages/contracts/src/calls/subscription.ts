import * as z from 'zod/mini';
import { planId } from '../rules/plans.ts';
import { contract } from './contract.ts';

/** Whether the caller may read the homilies and the blog now. */
export const subscriptionStatus = contract({
  service: 'subscription',
  method: 'GET',
  path: '/user-sub-status',
  response: z.object({ isActive: z.boolean() }),
  errors: [],
});

const time = z.nullable(z.iso.datetime());

/** How a member's subscription stands, in our words. */
export const subscriptionStates = [
  /** Never had one. */
  'none',
  /** Given by the operator. */
  'complimentary',
  'trialing',
  'active',
  /** Canceled, and good until `endsAt`. */
  'ending',
  /** A payment failed; reading goes on until `accessUntil`. */
  'past-due',
  'ended',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const memberSubscription = contract({
  service: 'subscription',
  method: 'GET',
  path: '/member-subscription',
  response: z.object({
    state: z.enum(subscriptionStates),
    isActive: z.boolean(),
    plan: z.nullable(planId),
    /** When the next payment is due; null where none is. */
    renewsAt: time,
    endsAt: time,
    accessUntil: time,
    /** How many days of the yearly plan would be free; 0 for whoever had a trial. */
    trialDays: z.int(),
    /** Where billing is managed: the payment provider's own log-in page. */
    portalUrl: z.nullable(z.string()),
  }),
  errors: [],
});
export type MemberSubscription = z.infer<typeof memberSubscription.response>;

/**
 * A page of the payment provider's portal, opened for the caller alone: its address is as good as a log-in there, and for
 * minutes only. 404 for whoever has never paid, or where the portal is not set up.
 */
export const openPortal = contract({
  service: 'subscription',
  method: 'POST',
  path: '/portal-session',
  response: z.object({ url: z.string() }),
  errors: ['portal_closed'],
});
