import * as z from 'zod/mini';
import { planId } from '../rules/plans.ts';
import { subscription } from './contract.ts';

/** Whether the caller may read the homilies and the blog now. */
export const getSubscriptionStatus = subscription.get('/user-sub-status', {
  response: z.object({ isActive: z.boolean() }),
});

const time = z.nullable(z.iso.datetime());

export const subscriptionStates = [
  /** Never had a subscription. */
  'none',
  /** Given by the operator. */
  'complimentary',
  'trialing',
  'active',
  /** Canceled; access until `endsAt`. */
  'ending',
  /** A payment failed; access until `accessUntil`. */
  'past-due',
  'ended',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const getMemberSubscription = subscription.get('/member-subscription', {
  response: z.object({
    state: z.enum(subscriptionStates),
    isActive: z.boolean(),
    plan: z.nullable(planId),
    /** The next payment; null if there is none. */
    renewsAt: time,
    endsAt: time,
    accessUntil: time,
    /** Free days of the yearly plan; 0 for members who had a trial. */
    trialDays: z.int(),
    /** The log-in page of the payment provider's portal. */
    portalUrl: z.nullable(z.string()),
  }),
});
export type MemberSubscription = z.infer<typeof getMemberSubscription.response>;

/**
 * A portal session of the payment provider. The URL logs the caller in and expires within minutes. 404 if the caller has
 * never paid, or if the portal is not configured.
 */
export const createPortalSession = subscription.post('/portal-session', {
  response: z.object({ url: z.string() }),
  errors: ['portal_unavailable'],
});
