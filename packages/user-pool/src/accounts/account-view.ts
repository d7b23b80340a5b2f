import type { Account } from '#store/account.ts';

/** An account without what belongs to its password. */
export type AccountView = Omit<Account, 'credential'>;

export function viewOf(account: Account): AccountView {
  const { sub, email, isEmailVerified, name, state, isEnabled, groups, createdAt, changedAt } = account;
  return { sub, email, isEmailVerified, name, state, isEnabled, groups, createdAt, changedAt };
}
