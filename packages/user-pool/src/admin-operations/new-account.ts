import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type AccountView, type NewAccount, poolAdmin } from '#accounts/admin.ts';
import { longestPassword } from '#accounts/new-password.ts';
import { clientIdText, requireClient } from '#operations/access.ts';
import { usernameText } from '#operations/begin-srp.ts';
import { type Pool, tell } from '#pool.ts';
import { type Caller, filledText, operation, text } from '#protocol/operation.ts';
import { invalidParameter, notAuthorized, Refusal } from '#protocol/refusal.ts';
import { adminOperation } from './admin-operation.ts';
import { attributeList, readAttributes, requireEmail, userTypeOf } from './attributes.ts';

const signUpSchema = z.object({
  ClientId: clientIdText,
  Username: usernameText,
  Password: filledText(longestPassword),
  UserAttributes: z.optional(attributeList),
});

/** An account that waits for its confirmation. No mail leaves, and the address is not verified. */
export const signUp = operation(signUpSchema, async (pool, input, caller) => {
  requireClient(pool, input.ClientId);
  const given = readAttributes(input.UserAttributes ?? []);
  if (given.email_verified !== undefined) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  if (given.name === undefined) {
    throw invalidParameter('Attributes did not conform to the schema: name: The attribute is required');
  }
  const email = requireEmail(input.Username, given);
  const account = { email, name: given.name, password: input.Password, isConfirmed: false };
  return { UserConfirmed: false, UserSub: (await create(pool, account, caller)).sub };
});

const createSchema = z.object({
  Username: usernameText,
  TemporaryPassword: z.optional(filledText(longestPassword)),
  UserAttributes: z.optional(attributeList),
  MessageAction: z.optional(text(16)),
});

/** An account whose first sign-in asks for another password. */
export const adminCreateUser = adminOperation(createSchema, async (pool, input, caller) => {
  if (input.MessageAction !== 'SUPPRESS') {
    throw invalidParameter('MessageAction must be SUPPRESS: this user pool sends no mail.');
  }
  const given = readAttributes(input.UserAttributes ?? []);
  const account = {
    email: requireEmail(input.Username, given),
    name: given.name ?? '',
    password: input.TemporaryPassword ?? nobodysPassword(),
    isConfirmed: false,
    isPasswordTemporary: true,
    isEmailVerified: given.email_verified === 'true',
  };
  return { User: userTypeOf(await create(pool, account, caller)) };
});

/** Good for any policy, and told to nobody: such an account waits for a password to be set. */
const nobodysPassword = (): string => `Aa1!${randomBytes(24).toString('base64url')}`;

async function create(pool: Pool, given: NewAccount, { call, address }: Caller): Promise<AccountView> {
  const outcome = await poolAdmin(pool).createAccount(given);
  switch (outcome.status) {
    case 'created':
      tell(pool, { kind: 'admin-call', call, sub: outcome.account.sub, address });
      return outcome.account;
    case 'email-taken':
      throw new Refusal('UsernameExistsException', 'An account with the given email already exists.');
    case 'bad-password':
      throw new Refusal('InvalidPasswordException', outcome.message);
  }
}
