import * as z from 'zod/mini';
import type { AccountView } from '#accounts/admin.ts';
import { type attributeList, nameText, toUserAttributes } from '#operations/user-attributes.ts';
import { parseInput, text } from '#protocol/request.ts';
import { invalidParameter } from '#protocol/response.ts';
import { epochSeconds } from '#time.ts';

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
