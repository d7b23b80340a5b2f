/** Test helpers of the user pool, which its package does not export. */
export { forgeTokens } from '@wayfare/user-pool/testing/forged-tokens.ts';
export { issuer, master, poolId } from '@wayfare/user-pool/testing/settings.ts';
export { signIn, signInForTokens } from '@wayfare/user-pool/testing/srp-client.ts';
export { createTestPool, type TestPool } from '@wayfare/user-pool/testing/test-pool.ts';
