import * as z from 'zod/mini';
import { maxEmailLength } from '../rules/email.ts';
import { maxPasswordLength } from '../rules/password.ts';
import { reset } from './contract.ts';
import { acknowledgement, lenientOptional } from './lenient.ts';

const token = z.string().check(z.minLength(1), z.maxLength(500));
const response = acknowledgement({ message: lenientOptional(z.string()) });

/** Same response and response time for every address. */
export const requestReset = reset.post('/request-reset', {
  body: z.object({ email: z.string().check(z.maxLength(maxEmailLength)) }),
  response,
});

export const validateResetToken = reset.post('/request-reset/validate-token', {
  body: z.object({ token }),
  response,
  errors: ['reset_expired'],
});

export const resetPassword = reset.post('/request-reset/reset-password', {
  body: z.object({ token, password: z.string().check(z.maxLength(maxPasswordLength)) }),
  /** `email` is the address to log in with. */
  response: acknowledgement({ message: lenientOptional(z.string()), email: lenientOptional(z.string()) }),
  errors: ['reset_expired', 'password_refused'],
});

export const resetMessages = {
  validating: 'Validating Reset Link...',
  failed: 'Failed to reset password',
  unreachable: 'Something went wrong. Please try again.',
} as const;
