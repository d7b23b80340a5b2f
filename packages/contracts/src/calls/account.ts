import * as z from 'zod/mini';
import { maxEmailLength } from '../rules/email.ts';
import { contract } from './contract.ts';

/** All data about the caller. Both calls require a sign-in within `recentSignInMs`. */
export const downloadMyData = contract({
  service: 'auth',
  method: 'GET',
  path: '/my-data',
  response: z.record(z.string(), z.unknown()),
  errors: ['sign_in_again'],
});

/** The email must be the account's, as a confirmation. Cancels the subscription first. */
export const deleteMyAccount = contract({
  service: 'auth',
  method: 'POST',
  path: '/delete-account',
  body: z.object({ email: z.string().check(z.maxLength(maxEmailLength)) }),
  response: z.object({}),
  errors: ['sign_in_again', 'account_mismatch'],
});
