import * as z from 'zod/mini';
import { emailMaxLength } from '../rules/email.ts';
import { contract } from './contract.ts';

/** Everything that is kept of the caller, to take along. Both calls want a sign-in of the last ten minutes. */
export const downloadMyData = contract({
  service: 'auth',
  method: 'GET',
  path: '/my-data',
  response: z.record(z.string(), z.unknown()),
  errors: ['sign_in_again'],
});

/** The typed address must be the account's: nobody deletes an account by a slip. The subscription is canceled first. */
export const deleteMyAccount = contract({
  service: 'auth',
  method: 'POST',
  path: '/delete-account',
  body: z.object({ email: z.string().check(z.maxLength(emailMaxLength)) }),
  response: z.object({}),
  errors: ['sign_in_again', 'account_mismatch'],
});
