/** The user pool's own test kit, of which its package publishes nothing. */
export { forgedTokens } from '../../../../../../packages/user-pool/src/testing/forged-tokens.ts';
export { signIn, tokensOf } from '../../../../../../packages/user-pool/src/testing/srp-client.ts';
export {
  issuer,
  master,
  poolId,
  type TestPool,
  testPool,
} from '../../../../../../packages/user-pool/src/testing/test-pool.ts';
