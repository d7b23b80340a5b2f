import * as z from 'zod/mini';
import type { AccountView } from '#accounts/admin.ts';
import { nameText, userAttributesOf } from '#operations/user-attributes.ts';
import { readInput, text } from '#protocol/operation.ts';
import { invalidParameter } from '#protocol/refusal.ts';

export const attributeList = z
  .array(z.object({ Name: text(32), Value: z.optional(text(2_048)) }))
  .check(z.maxLength(16));

/** What is asked for is an address that could be somebody's; whether it is, only a mail can tell. */
const emailText = text(320).check(z.regex(/^[^\s@]+@[^\s@]+$/));

const attributes = z.object({
  name: z.optional(nameText),
  email: z.optional(emailText),
  email_verified: z.optional(z.enum(['true', 'false'])),
});

export type GivenAttributes = z.output<typeof attributes>;

/** The attributes by their names. The pool keeps these and no others, and nobody may choose a sub. */
export function readAttributes(list: z.output<typeof attributeList>): GivenAttributes {
  const given = new Map(list.map(({ Name, Value }) => [Name, Value]));
  for (const name of given.keys()) {
    if (!Object.hasOwn(attributes.shape, name)) {
      throw invalidParameter(`Attribute ${name} does not exist, or cannot be set.`);
    }
  }
  return readInput(attributes, Object.fromEntries(given));
}

/** In this pool the email is the user name. */
export function requireEmail(username: string, { email = username }: GivenAttributes): string {
  if (!z.safeParse(emailText, username).success) throw invalidParameter('Username should be an email.');
  if (email.toLowerCase() !== username.toLowerCase()) {
    throw invalidParameter('Username and the attribute email must be the same.');
  }
  return username;
}

/** The protocol counts seconds, with a fraction. */
const epochSeconds = (at: Date): number => at.getTime() / 1_000;

const sharedFields = ({ sub, createdAt, changedAt, isEnabled, state }: AccountView) => ({
  Username: sub,
  UserCreateDate: epochSeconds(createdAt),
  UserLastModifiedDate: epochSeconds(changedAt),
  Enabled: isEnabled,
  UserStatus: state,
});

/** How an account looks in a list. */
export const userTypeOf = (account: AccountView) => ({
  ...sharedFields(account),
  Attributes: userAttributesOf(account),
});

/** The same alone, where the protocol has another word for the attributes. */
export const userOf = (account: AccountView) => ({
  ...sharedFields(account),
  UserAttributes: userAttributesOf(account),
});
