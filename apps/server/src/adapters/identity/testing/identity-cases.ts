import { describe } from 'vitest';
import { accountCases } from './account-cases.ts';
import type { IdentityUnderTest, Unseen } from './identity-under-test.ts';
import { tokenCases } from './token-cases.ts';

/** Tests that every `Identity` must pass. `unseen` is null if it can check the session of a token. */
export const identityCases = (name: string, open: () => Promise<IdentityUnderTest>, unseen: Unseen | null) =>
  describe(name, () => {
    accountCases(open);
    tokenCases(open, unseen);
  });
