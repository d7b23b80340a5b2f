import * as z from 'zod/mini';
import type { AccountView } from '#accounts/admin.ts';
import { type attributeList, nameText, toUserAttributes } from '#operations/access.ts';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { filledText, type Operation, parseInput, text, usernameText } from '#protocol/request.ts';
import { invalidParameter, PoolError } from '#protocol/response.ts';
import { type Account, findAccount } from '#store/accounts.ts';
import { epochSeconds } from '#time.ts';

const poolInput = z.object({ UserPoolId: filledText(64) });
const accountInput = z.object({ Username: usernameText });

/** Checks the pool id. The caller has already checked the signature. */
export const poolOperation =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    run: (pool: Pool, input: z.output<Schema>, caller: Caller) => Promise<object>,
  ): Operation =>
  (pool, input, caller) => {
    const { UserPoolId } = parseInput(poolInput, input);
    if (UserPoolId !== pool.config.poolId) {
      throw new PoolError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    }
    return run(pool, parseInput(schema, input), caller);
  };

/** For operations that concern no single account. */
export const adminOperation = <Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (pool: Pool, input: z.output<Schema>) => Promise<object>,
): Operation =>
  poolOperation(schema, async (pool, input, { operation, address }) => {
    const response = await run(pool, input);
    emitEvent(pool, { kind: 'admin-call', operation, sub: null, address });
    return response;
  });

/** `Username` is an email or a sub. */
export const accountOperation = <Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (pool: Pool, account: Account, input: z.output<Schema>) => Promise<object>,
): Operation =>
  poolOperation(z.unknown(), async (pool, input, { address, operation }) => {
    const { Username } = parseInput(accountInput, input);
    const parsed = parseInput(schema, input);
    const account = await findAccount(pool.database, Username.toLowerCase());
    if (account === null) throw userNotFound();
    const response = await run(pool, account, parsed);
    emitEvent(pool, { kind: 'admin-call', operation, sub: account.sub, address });
    return response;
  });

const userNotFound = (): PoolError => new PoolError('UserNotFoundException', 'User does not exist.');

/** For accounts that were deleted since they were loaded. */
export function requireExisting(exists: boolean): void {
  if (!exists) throw userNotFound();
}

const emailText = text(320).check(z.regex(/^[^\s@]+@[^\s@]+$/));

const attributes = z.object({
  name: z.optional(nameText),
  email: z.optional(emailText),
  email_verified: z.optional(z.enum(['true', 'false'])),
});

type Attributes = z.output<typeof attributes>;

/** Rejects attributes that the pool does not store, or that clients cannot set. */
export function parseAttributes(list: z.output<typeof attributeList>): Attributes {
  const values = new Map(list.map(({ Name, Value }) => [Name, Value]));
  for (const name of values.keys()) {
    if (!Object.hasOwn(attributes.shape, name)) {
      throw invalidParameter(`Attribute ${name} does not exist, or cannot be set.`);
    }
  }
  return parseInput(attributes, Object.fromEntries(values));
}

/** The username of a new account is its email. */
export function requireEmail(username: string, { email = username }: Attributes): string {
  if (!z.safeParse(emailText, username).success) throw invalidParameter('Username should be an email.');
  if (email.toLowerCase() !== username.toLowerCase()) {
    throw invalidParameter('Username and the attribute email must be the same.');
  }
  return username;
}

const sharedFields = ({ sub, createdAt, updatedAt, isEnabled, state }: AccountView) => ({
  Username: sub,
  UserCreateDate: epochSeconds(createdAt),
  UserLastModifiedDate: epochSeconds(updatedAt),
  Enabled: isEnabled,
  UserStatus: state,
});

export const toUser = (account: AccountView) => ({
  ...sharedFields(account),
  Attributes: toUserAttributes(account),
});

/** Like a user in a list, except for the name of the attributes. */
export const toGetUserResponse = (account: AccountView) => ({
  ...sharedFields(account),
  UserAttributes: toUserAttributes(account),
});
