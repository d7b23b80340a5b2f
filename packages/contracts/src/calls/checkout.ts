import * as z from 'zod/mini';
import { maxEmailLength } from '../rules/email.ts';
import { planId } from '../rules/plans.ts';
import { checkout } from './contract.ts';

/** In dollars; validated by `parseDonationDollars`. */
export const requestedDonation = z.nullable(z.object({ amount: z.number(), priceId: z.string() }));
export type RequestedDonation = z.infer<typeof requestedDonation>;

/** Visitors send the email and token of their sign-up. Members without a subscription send a bearer token instead. */
export const startCheckout = checkout.post('/checkout', {
  body: z.object({
    email: z.optional(z.string().check(z.maxLength(maxEmailLength))),
    token: z.optional(z.string().check(z.maxLength(200))),
    plan: planId,
    donation: requestedDonation,
  }),
  response: z.object({
    url: z.string(),
    /** Only known here, so that strangers cannot find out who had a trial. */
    trialDays: z.optional(z.number()),
  }),
  errors: ['signup_expired', 'signup_paid', 'already_subscribed', 'donation_refused'],
});

export const trialTakenMessage =
  'You’ve had your free days already. Please check what is charged, and continue if you agree.';

export const checkoutFailedMessage = 'Something went wrong. Please try again.';
