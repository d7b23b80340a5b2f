import type { AccountView } from '#accounts/admin.ts';
import { userAttributesOf } from '#operations/user-attributes.ts';

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
