import * as z from 'zod/mini';
import { emailMaxLength } from '../rules/email.ts';
import { besides, done } from '../rules/foreign.ts';
import { passwordMaxLength } from '../rules/password.ts';
import { contract } from './contract.ts';

const token = z.string().check(z.minLength(1), z.maxLength(500));
const said = done({ message: besides(z.string()) });

/** Takes the same time and gives the same answer for every address. */
export const requestReset = contract({
  service: 'reset',
  method: 'POST',
  path: '/request-reset',
  body: z.object({ email: z.string().check(z.maxLength(emailMaxLength)) }),
  response: said,
  errors: [],
});

export const validateResetToken = contract({
  service: 'reset',
  method: 'POST',
  path: '/request-reset/validate-token',
  body: z.object({ token }),
  response: said,
  errors: ['reset_expired'],
});

export const resetPassword = contract({
  service: 'reset',
  method: 'POST',
  path: '/request-reset/reset-password',
  body: z.object({ token, password: z.string().check(z.maxLength(passwordMaxLength)) }),
  /** `email` is the address to log in with. */
  response: done({ message: besides(z.string()), email: besides(z.string()) }),
  errors: ['reset_expired', 'password_refused'],
});

export const resetMessages = {
  validating: 'Validating Reset Link...',
  failed: 'Failed to reset password',
  unreachable: 'Something went wrong. Please try again.',
} as const;
