import * as z from 'zod/mini';
import { emailMaxLength } from '../rules/email.ts';
import { planId } from '../rules/plans.ts';
import { contract } from './contract.ts';

/** The amount is in dollars; `parseDonationDollars` judges it. */
export const requestedDonation = z.nullable(z.object({ amount: z.number(), priceId: z.string() }));
export type RequestedDonation = z.infer<typeof requestedDonation>;

/**
 * A visitor proves the staged signup by its email and token. A member without a live subscription
 * sends a bearer token instead, and leaves both out.
 */
export const startCheckout = contract({
  service: 'checkout',
  method: 'POST',
  path: '/checkout',
  body: z.object({
    email: z.optional(z.string().check(z.maxLength(emailMaxLength))),
    token: z.optional(z.string().check(z.maxLength(200))),
    plan: planId,
    donation: requestedDonation,
  }),
  response: z.object({
    url: z.string(),
    /** How many free days the payment page grants; it is not told before, or strangers could ask who had a trial. */
    trialDays: z.optional(z.number()),
  }),
  errors: ['signup_expired', 'signup_paid', 'already_subscribed', 'donation_refused'],
});

export const trialTakenMessage =
  'You’ve had your free days already. Please check what is charged, and continue if you agree.';

export const checkoutFailedMessage = 'Something went wrong. Please try again.';
