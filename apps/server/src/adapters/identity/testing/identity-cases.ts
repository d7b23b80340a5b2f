import { accountCases } from './account-cases.ts';
import type { IdentityUnderTest, Unseen } from './identity-under-test.ts';
import { tokenCases } from './token-cases.ts';

/** What every keeper of members does. Some cannot see all that is wrong with a token: they say what, and why. */
export function identityCases(
  name: string,
  open: () => Promise<IdentityUnderTest>,
  unseen: Unseen | null,
): void {
  accountCases(name, open);
  tokenCases(name, open, unseen);
}
