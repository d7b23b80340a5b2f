import * as z from 'zod/mini';
import { createPoolAdmin } from '#accounts/admin.ts';
import { maxPasswordLength } from '#accounts/credentials.ts';
import { attributeList } from '#operations/user-attributes.ts';
import type { Pool } from '#pool.ts';
import { filledText } from '#protocol/request.ts';
import { notAuthorized, PoolError } from '#protocol/response.ts';
import { type Account, findAccountBySub, updateAccount } from '#store/accounts.ts';
import { lockAccount } from '#store/failures.ts';
import { accountOperation, requireExisting } from './admin-operation.ts';
import { parseAttributes, toGetUserResponse } from './attributes.ts';

const noInput = z.object({});

export const adminGetUser = accountOperation(noInput, async (_, account) => toGetUserResponse(account));

/** As on AWS, this does not verify the email. */
export const adminConfirmSignUp = accountOperation(noInput, async (pool, { sub }) => {
  await pool.database.transaction(async (tx) => {
    await lockAccount(tx, sub);
    const account = await findAccountBySub(tx, sub);
    requireExisting(account !== null);
    if (account?.state !== 'UNCONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${account?.state}`);
    }
    await updateAccount(tx, sub, { state: 'CONFIRMED' }, pool.clock.now());
  });
  return {};
});

const passwordSchema = z.object({
  Password: filledText(maxPasswordLength),
  Permanent: z.optional(z.boolean()),
});

export const adminSetUserPassword = accountOperation(passwordSchema, async (pool, { sub }, input) => {
  const { Password, Permanent = false } = input;
  const outcome = await createPoolAdmin(pool).setPassword(sub, Password, { isTemporary: !Permanent });
  if (outcome.status === 'bad-password') throw new PoolError('InvalidPasswordException', outcome.message);
  requireExisting(outcome.status === 'set');
  return {};
});

/** A new email is unverified unless the same request sets `email_verified`. */
export const adminUpdateUserAttributes = accountOperation(
  z.object({ UserAttributes: attributeList }),
  async (pool, account, { UserAttributes }) => {
    const { name, email = account.email, email_verified } = parseAttributes(UserAttributes);
    const isNewEmail = email.toLowerCase() !== account.email;
    const changesVerified = isNewEmail || email_verified !== undefined;
    const outcome = await createPoolAdmin(pool).setAttributes(account.sub, {
      ...(name === undefined ? {} : { name }),
      ...(isNewEmail ? { email } : {}),
      ...(changesVerified ? { isEmailVerified: email_verified === 'true' } : {}),
    });
    if (outcome === 'email-taken') {
      throw new PoolError('AliasExistsException', 'An account with the given email already exists.');
    }
    requireExisting(outcome === 'changed');
    return {};
  },
);

/** `run` returns false if the account no longer exists. */
const changeOperation = (run: (pool: Pool, account: Account) => Promise<boolean>) =>
  accountOperation(noInput, async (pool, account) => {
    requireExisting(await run(pool, account));
    return {};
  });

export const adminDisableUser = changeOperation((pool, { sub }) => createPoolAdmin(pool).disable(sub));
export const adminEnableUser = changeOperation((pool, { sub }) => createPoolAdmin(pool).enable(sub));
export const adminDeleteUser = changeOperation((pool, { sub }) => createPoolAdmin(pool).delete(sub));
export const adminUserGlobalSignOut = changeOperation((pool, { sub }) =>
  createPoolAdmin(pool).signOutEverywhere(sub),
);

/** Sends no mail: the site's server sends its own link, or sets a password. */
export const adminResetUserPassword = changeOperation((pool, { sub, state }) => {
  if (state !== 'CONFIRMED' && state !== 'RESET_REQUIRED') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  return createPoolAdmin(pool).requireReset(sub);
});
