import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type AccountView, createPoolAdmin, type NewAccount } from '#accounts/admin.ts';
import { maxPasswordLength } from '#accounts/credentials.ts';
import { attributeList } from '#operations/user-attributes.ts';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { clientIdText, filledText, operation, requireClient, text, usernameText } from '#protocol/request.ts';
import { invalidParameter, notAuthorized, PoolError } from '#protocol/response.ts';
import { poolOperation } from './admin-operation.ts';
import { parseAttributes, requireEmail, toUser } from './attributes.ts';

const signUpSchema = z.object({
  ClientId: clientIdText,
  Username: usernameText,
  Password: filledText(maxPasswordLength),
  UserAttributes: z.optional(attributeList),
});

/** Creates an unconfirmed account with an unverified email. Sends no mail. */
export const signUp = operation(signUpSchema, async (pool, input, caller) => {
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
export const adminCreateUser = poolOperation(createSchema, async (pool, input, caller) => {
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
