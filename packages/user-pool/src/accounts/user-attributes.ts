import type { Account } from '#store/account.ts';

interface UserAttribute {
  readonly Name: 'sub' | 'email' | 'email_verified' | 'name';
  readonly Value: string;
}

/** As the protocol has them: every value is text, and what is empty is not there. */
export const userAttributesOf = (account: Omit<Account, 'credential'>): readonly UserAttribute[] => [
  { Name: 'sub', Value: account.sub },
  { Name: 'email', Value: account.email },
  { Name: 'email_verified', Value: String(account.isEmailVerified) },
  ...(account.name === '' ? [] : [{ Name: 'name', Value: account.name } as const]),
];
