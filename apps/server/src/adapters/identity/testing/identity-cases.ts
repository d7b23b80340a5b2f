import { accountCases } from './account-cases.ts';
import type { IdentityUnderTest } from './identity-under-test.ts';
import { tokenCases } from './token-cases.ts';

/** What every keeper of members does. Some cannot see, in a token, that its session was ended: they say why. */
export function identityCases(
  name: string,
  open: () => Promise<IdentityUnderTest>,
  endsAreUnseenBecause: string | null,
): void {
  accountCases(name, open);
  tokenCases(name, open, endsAreUnseenBecause);
}
