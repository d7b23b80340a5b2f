/** The user pool's own test kit, of which its package publishes nothing. */
export { signIn, tokensOf } from '../../../../../../packages/user-pool/src/testing/srp-client.ts';
export {
  issuer,
  poolId,
  type TestPool,
  testPool,
} from '../../../../../../packages/user-pool/src/testing/test-pool.ts';
