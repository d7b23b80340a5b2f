import type { Caller, Pool } from '#pool.ts';
import { PoolError } from '#protocol/response.ts';
import { createClientKeys, createPasswordClaim } from '#srp/client.ts';
import { getPoolName } from '#srp/server.ts';
import { startSignIn, verifyPassword } from './sign-in.ts';

export interface PasswordCheck {
  readonly email: string;
  readonly password: string;
  /** A wrong password counts as a failed sign-in from this address. */
  readonly address: string;
}

/**
 * Whether this is the password of an account that is not confirmed yet. Runs a sign-in, which such an account fails with
 * UserNotConfirmedException, but only with the right password.
 */
export async function checkUnconfirmedPassword(
  pool: Pool,
  { email, password, address }: PasswordCheck,
): Promise<boolean> {
  const caller: Caller = {
    address,
    isExemptFromAddressLimits: true,
    browser: null,
    userAgent: '',
    rememberBrowser: () => {},
    operation: 'InitiateAuth',
  };
  const keys = createClientKeys();
  try {
    const parameters = { USERNAME: email, SRP_A: keys.A.toString(16) };
    const { ChallengeParameters: challenge } = await startSignIn(pool, parameters, caller);
    const login = { poolName: getPoolName(pool.config.poolId), userId: challenge.USERNAME, password };
    const claim = createPasswordClaim(keys, challenge, login, pool.clock.now());
    await verifyPassword(pool, { USERNAME: challenge.USERNAME, ...claim }, caller);
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    return error.type === 'UserNotConfirmedException';
  }
  return false;
}
