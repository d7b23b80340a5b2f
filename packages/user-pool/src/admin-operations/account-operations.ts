import * as z from 'zod/mini';
import { poolAdmin } from '#accounts/admin.ts';
import { longestPassword } from '#accounts/new-password.ts';
import type { Pool } from '#pool.ts';
import { filledText } from '#protocol/operation.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import { type Account, changeAccount, findAccountBySub } from '#store/accounts.ts';
import { lockAttempts } from '#store/attempts.ts';
import { accountOperation, requireFound } from './admin-operation.ts';
import { attributeList, readAttributes, userOf } from './attributes.ts';

const nothingElse = z.object({});

export const adminGetUser = accountOperation(nothingElse, async (_, account) => userOf(account));

/** As on AWS, the address is not verified by it. */
export const adminConfirmSignUp = accountOperation(nothingElse, async (pool, { sub }) => {
  await pool.database.transaction(async (db) => {
    await lockAttempts(db, sub);
    const account = await findAccountBySub(db, sub);
    requireFound(account !== null);
    if (account?.state !== 'UNCONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${account?.state}`);
    }
    await changeAccount(db, sub, { state: 'CONFIRMED' }, pool.clock.now());
  });
  return {};
});

const passwordSchema = z.object({
  Password: filledText(longestPassword),
  Permanent: z.optional(z.boolean()),
});

export const adminSetUserPassword = accountOperation(passwordSchema, async (pool, { sub }, input) => {
  const { Password, Permanent = false } = input;
  const outcome = await poolAdmin(pool).setPassword(sub, Password, { isTemporary: !Permanent });
  if (outcome.status === 'bad-password') throw new Refusal('InvalidPasswordException', outcome.message);
  requireFound(outcome.status === 'set');
  return {};
});

/** A new address is nobody's until it is verified, unless the same call says that it is. */
export const adminUpdateUserAttributes = accountOperation(
  z.object({ UserAttributes: attributeList }),
  async (pool, account, { UserAttributes }) => {
    const { name, email = account.email, email_verified } = readAttributes(UserAttributes);
    const isMoved = email.toLowerCase() !== account.email;
    const saysVerified = isMoved || email_verified !== undefined;
    const outcome = await poolAdmin(pool).setAttributes(account.sub, {
      ...(name === undefined ? {} : { name }),
      ...(isMoved ? { email } : {}),
      ...(saysVerified ? { isEmailVerified: email_verified === 'true' } : {}),
    });
    if (outcome === 'email-taken') {
      throw new Refusal('AliasExistsException', 'An account with the given email already exists.');
    }
    requireFound(outcome === 'changed');
    return {};
  },
);

/** One that is answered by a function of the admin's, which tells whether there was such an account. */
const simple = (run: (pool: Pool, account: Account) => Promise<boolean>) =>
  accountOperation(nothingElse, async (pool, account) => {
    requireFound(await run(pool, account));
    return {};
  });

export const adminDisableUser = simple((pool, { sub }) => poolAdmin(pool).disable(sub));
export const adminEnableUser = simple((pool, { sub }) => poolAdmin(pool).enable(sub));
export const adminDeleteUser = simple((pool, { sub }) => poolAdmin(pool).delete(sub));
export const adminUserGlobalSignOut = simple((pool, { sub }) => poolAdmin(pool).signOutEverywhere(sub));

/** No mail leaves: the site's server sends its own link, or sets a password. */
export const adminResetUserPassword = simple((pool, { sub, state }) => {
  if (state !== 'CONFIRMED' && state !== 'RESET_REQUIRED') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  return poolAdmin(pool).requireReset(sub);
});
