import * as z from 'zod/mini';
import { maxEmailLength } from '../rules/email.ts';
import { maxPasswordLength } from '../rules/password.ts';
import { maxNameLength } from '../rules/signup.ts';
import { auth } from './contract.ts';
import { acknowledgement, errorText, lenientOptional } from './lenient.ts';

/** A random value from the browser. */
const browserToken = z.string().check(z.minLength(16), z.maxLength(200));
const mailedToken = z.string().check(z.minLength(1), z.maxLength(500));
const email = z.string().check(z.maxLength(maxEmailLength));

/** Must repeat the `csrfToken` of the body. */
export const csrfHeader = 'x-csrf-token';

/** The terms that a new member accepts. */
export const consentVersion = 'terms-2025-03-01';

/** The fields are validated by `validateSignup`, so that the messages are those of the form. */
export const storeSignup = auth.post('/store-signup', {
  body: z.object({
    token: browserToken,
    name: z.string().check(z.maxLength(maxNameLength)),
    email,
    password: z.string().check(z.maxLength(maxPasswordLength)),
    csrfToken: browserToken,
  }),
  response: acknowledgement({ message: lenientOptional(z.string()) }),
  errors: ['csrf_mismatch', 'signup_invalid', 'account_exists', 'signup_paid'],
});

/** For feedback while typing; saving a password checks it again. */
export const checkPassword = auth.post('/check-password', {
  body: z.object({ password: z.string().check(z.maxLength(maxPasswordLength)) }),
  response: z.object({ isCommon: z.boolean() }),
});

/** Continues an unpaid sign-up in another browser; its token replaces the old one. */
export const resumeSignup = auth.post('/resume-signup', {
  body: z.object({ token: browserToken, email, password: z.string().check(z.maxLength(maxPasswordLength)) }),
  response: z.object({}),
  errors: ['signup_credentials_wrong', 'signup_paid'],
});

export const confirm = auth.post('/confirm', {
  body: z.object({ token: mailedToken, email }),
  /** Another service may send `success: false` with status 200. */
  response: z.object({ success: z.boolean(), error: errorText }),
  errors: ['confirmation_expired', 'confirmation_mismatch'],
  failureField: 'error',
});

/** The response is the same for unknown addresses. */
export const resendConfirmation = auth.post('/resend-confirmation', {
  body: z.object({ email }),
  response: acknowledgement({ error: errorText }),
  failureField: 'error',
});

/** The payment of a checkout, and the next charge of the plan. */
const payment = z.object({
  amountMinor: z.int(),
  nextAmountMinor: z.int(),
  hasTrial: z.boolean(),
  nextChargeAt: z.string(),
});
export type Payment = z.infer<typeof payment>;

export const verifyCheckout = auth.post('/verify-checkout', {
  body: z.object({ session_id: z.string().check(z.minLength(1), z.maxLength(500)) }),
  response: z.object({
    email: lenientOptional(z.string()),
    payment: lenientOptional(payment),
    error: errorText,
  }),
  errors: ['checkout_not_found', 'checkout_unpaid', 'checkout_trial_repeated'],
  failureField: 'error',
});
