import * as z from 'zod/mini';
import { emailMaxLength } from '../rules/email.ts';
import { besides, done, reason } from '../rules/foreign.ts';
import { passwordMaxLength } from '../rules/password.ts';
import { contract } from './contract.ts';

/** A random value that the browser made: long enough not to be guessed, in whatever alphabet it likes. */
const browserToken = z.string().check(z.minLength(16), z.maxLength(200));
const mailedToken = z.string().check(z.minLength(1), z.maxLength(500));
const email = z.string().check(z.maxLength(emailMaxLength));

export const nameMaxLength = 100;

/** The header that must repeat the `csrfToken` of the body. */
export const csrfHeader = 'x-csrf-token';

/** The text that a person agrees to by signing up: the terms that took effect on this day. */
export const consentVersion = 'terms-2025-03-01';

/** What the fields hold is judged by `validateSignup`, so that the person hears the form's own words. */
export const storeSignup = contract({
  service: 'auth',
  method: 'POST',
  path: '/store-signup',
  body: z.object({
    token: browserToken,
    name: z.string().check(z.maxLength(nameMaxLength)),
    email,
    password: z.string().check(z.maxLength(passwordMaxLength)),
    csrfToken: browserToken,
  }),
  response: done({ message: besides(z.string()) }),
  errors: ['csrf_mismatch', 'signup_invalid', 'account_exists', 'signup_paid'],
});

/** Asked while a new password is typed; the call that stores a password checks it again. */
export const checkPassword = contract({
  service: 'auth',
  method: 'POST',
  path: '/check-password',
  body: z.object({
    password: z.string().check(z.maxLength(passwordMaxLength)),
    email: z.nullable(email),
  }),
  response: z.object({
    isKnown: z.boolean(),
    /** A password that meets the checklist. Null if `isKnown` is false, or if none was found. */
    suggestion: z.nullable(z.string()),
  }),
  errors: [],
});

/** For another browser of somebody who has signed up and not paid: from then on its token stands for the signup. */
export const resumeSignup = contract({
  service: 'auth',
  method: 'POST',
  path: '/resume-signup',
  body: z.object({ token: browserToken, email, password: z.string().check(z.maxLength(passwordMaxLength)) }),
  response: z.object({}),
  errors: ['signup_unproved', 'signup_paid'],
});

/** Also a success may say no: then `error` tells why. */
const confirmed = z.object({ success: z.boolean(), error: reason });

export const confirm = contract({
  service: 'auth',
  method: 'POST',
  path: '/confirm',
  body: z.object({ token: mailedToken, email }),
  response: confirmed,
  errors: ['confirmation_expired', 'confirmation_mismatch'],
  failureMember: 'error',
});

/** Answers the same for an address that is unknown. */
export const resendConfirmation = contract({
  service: 'auth',
  method: 'POST',
  path: '/resend-confirmation',
  body: z.object({ email }),
  response: done({ error: reason }),
  errors: [],
  failureMember: 'error',
});

/** What was paid on a payment page, and when the plan is charged for the first time or the next. */
const paid = z.object({
  amountMinor: z.int(),
  nextAmountMinor: z.int(),
  hasTrial: z.boolean(),
  chargedAt: z.string(),
});
export type Paid = z.infer<typeof paid>;

export const verifyCheckout = contract({
  service: 'auth',
  method: 'POST',
  path: '/verify-checkout',
  body: z.object({ session_id: z.string().check(z.minLength(1), z.maxLength(500)) }),
  response: z.object({ email: besides(z.string()), paid: besides(paid), error: reason }),
  errors: ['checkout_unknown', 'checkout_unpaid', 'checkout_trial_repeated'],
  failureMember: 'error',
});
