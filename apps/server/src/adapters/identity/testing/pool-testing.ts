/** The user pool's own test kit, of which its package publishes nothing. */
export { forgedTokens } from '@wayfare/user-pool/testing/forged-tokens.ts';
export { issuer, master, poolId } from '@wayfare/user-pool/testing/settings.ts';
export { signIn, tokensOf } from '@wayfare/user-pool/testing/srp-client.ts';
export { type TestPool, testPool } from '@wayfare/user-pool/testing/test-pool.ts';
