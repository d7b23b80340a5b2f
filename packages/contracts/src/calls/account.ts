import * as z from 'zod/mini';
import { maxEmailLength } from '../rules/email.ts';
import { auth } from './contract.ts';

/** All data about the caller. Both calls require a sign-in within `recentSignInMs`. */
export const downloadMyData = auth.get('/my-data', {
  response: z.record(z.string(), z.unknown()),
  errors: ['sign_in_again'],
});

/** The email must be the account's, as a confirmation. Cancels the subscription first. */
export const deleteMyAccount = auth.post('/delete-account', {
  body: z.object({ email: z.string().check(z.maxLength(maxEmailLength)) }),
  response: z.object({}),
  errors: ['sign_in_again', 'account_mismatch'],
});
