import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type AccountView, createPoolAdmin, type NewAccount, type PoolAdmin } from '#accounts/admin.ts';
import { maxPasswordLength } from '#accounts/credentials.ts';
import { attributeList } from '#operations/access.ts';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import {
  clientIdText,
  filledText,
  type Operation,
  operation,
  requireClient,
  text,
  usernameText,
} from '#protocol/request.ts';
import { invalidParameter, notAuthorized, PoolError } from '#protocol/response.ts';
import { type Account, findAccountBySub, updateAccount } from '#store/accounts.ts';
import { lockAccount } from '#store/failures.ts';
import {
  accountOperation,
  parseAttributes,
  poolOperation,
  requireEmail,
  requireExisting,
  toGetUserResponse,
  toUser,
} from './admin-operation.ts';

const noInput = z.object({});

/** As on AWS, this does not verify the email. */
const adminConfirmSignUp = accountOperation(noInput, async (pool, { sub }) => {
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

const adminSetUserPassword = accountOperation(passwordSchema, async (pool, { sub }, input) => {
  const { Password, Permanent = false } = input;
  const outcome = await createPoolAdmin(pool).setPassword(sub, Password, { isTemporary: !Permanent });
  if (outcome.status === 'bad-password') throw new PoolError('InvalidPasswordException', outcome.message);
  requireExisting(outcome.status === 'set');
  return {};
});

/** A new email is unverified unless the same request sets `email_verified`. */
const adminUpdateUserAttributes = accountOperation(
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
const changeOperation = (run: (admin: PoolAdmin, account: Account) => Promise<boolean>) =>
  accountOperation(noInput, async (pool, account) => {
    requireExisting(await run(createPoolAdmin(pool), account));
    return {};
  });

/** Sends no mail: the site's server sends its own link, or sets a password. */
const adminResetUserPassword = changeOperation((admin, { sub, state }) => {
  if (state !== 'CONFIRMED' && state !== 'RESET_REQUIRED') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  return admin.requireReset(sub);
});

const signUpSchema = z.object({
  ClientId: clientIdText,
  Username: usernameText,
  Password: filledText(maxPasswordLength),
  UserAttributes: z.optional(attributeList),
});

/** Creates an unconfirmed account with an unverified email. Sends no mail. */
const signUp = operation(signUpSchema, async (pool, input, caller) => {
  requireClient(pool, input.ClientId);
  const attributes = parseAttributes(input.UserAttributes ?? []);
  if (attributes.email_verified !== undefined) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  if (attributes.name === undefined) {
    throw invalidParameter('Attributes did not conform to the schema: name: The attribute is required');
  }
  const email = requireEmail(input.Username, attributes);
  const account = { email, name: attributes.name, password: input.Password, isConfirmed: false };
  return { UserConfirmed: false, UserSub: (await create(pool, account, caller)).sub };
});

const createSchema = z.object({
  Username: usernameText,
  TemporaryPassword: z.optional(filledText(maxPasswordLength)),
  UserAttributes: z.optional(attributeList),
  MessageAction: z.optional(text(16)),
});

/** The first sign-in requires a new password. */
const adminCreateUser = poolOperation(createSchema, async (pool, input, caller) => {
  if (input.MessageAction !== 'SUPPRESS') {
    throw invalidParameter('MessageAction must be SUPPRESS: this user pool sends no mail.');
  }
  const attributes = parseAttributes(input.UserAttributes ?? []);
  const account = {
    email: requireEmail(input.Username, attributes),
    name: attributes.name ?? '',
    password: input.TemporaryPassword ?? randomPassword(),
    isConfirmed: false,
    isPasswordTemporary: true,
    isEmailVerified: attributes.email_verified === 'true',
  };
  return { User: toUser(await create(pool, account, caller)) };
});

/** Satisfies any policy. The account cannot be used until an administrator sets a password. */
const randomPassword = (): string => `Aa1!${randomBytes(24).toString('base64url')}`;

async function create(pool: Pool, account: NewAccount, { operation, address }: Caller): Promise<AccountView> {
  const outcome = await createPoolAdmin(pool).createAccount(account);
  switch (outcome.status) {
    case 'created':
      emitEvent(pool, { kind: 'admin-call', operation, sub: outcome.account.sub, address });
      return outcome.account;
    case 'email-taken':
      throw new PoolError('UsernameExistsException', 'An account with the given email already exists.');
    case 'bad-password':
      throw new PoolError('InvalidPasswordException', outcome.message);
  }
}

export const accountOperations: Readonly<Record<string, Operation>> = {
  SignUp: signUp,
  AdminCreateUser: adminCreateUser,
  AdminGetUser: accountOperation(noInput, async (_, account) => toGetUserResponse(account)),
  AdminConfirmSignUp: adminConfirmSignUp,
  AdminSetUserPassword: adminSetUserPassword,
  AdminResetUserPassword: adminResetUserPassword,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminDisableUser: changeOperation((admin, { sub }) => admin.disable(sub)),
  AdminEnableUser: changeOperation((admin, { sub }) => admin.enable(sub)),
  AdminDeleteUser: changeOperation((admin, { sub }) => admin.delete(sub)),
  AdminUserGlobalSignOut: changeOperation((admin, { sub }) => admin.signOutEverywhere(sub)),
};
