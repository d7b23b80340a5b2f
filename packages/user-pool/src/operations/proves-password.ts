import type { Pool } from '#pool.ts';
import { Refusal } from '#protocol/refusal.ts';
import { claimOf, clientKeys } from '#srp/client.ts';
import { poolNameOf } from '#srp/verifier.ts';
import { beginSrp } from './begin-srp.ts';
import { provePassword } from './prove-password.ts';

export interface ToProve {
  readonly email: string;
  readonly password: string;
  /** Whom the password comes from: a wrong one counts as at a sign-in. */
  readonly address: string;
}

/**
 * Whether this is the password of an account that waits to be confirmed. It is a sign-in like any other, whose end is
 * known beforehand: only who has proved the password hears that the account is not confirmed.
 */
export async function provesPassword(pool: Pool, { email, password, address }: ToProve): Promise<boolean> {
  // Nobody is signed in by it, so no browser becomes known.
  const caller = {
    address,
    isExemptFromAddressLimits: true,
    browser: null,
    browserName: null,
    remember: () => {},
    call: 'InitiateAuth',
  };
  const keys = clientKeys();
  try {
    const begun = await beginSrp(pool, { USERNAME: email, SRP_A: keys.A.toString(16) }, caller);
    const { USERNAME: userId } = begun.ChallengeParameters;
    const secret = { poolName: poolNameOf(pool.config.poolId), userId, password };
    const claim = claimOf(keys, begun.ChallengeParameters, secret, pool.clock.now());
    await provePassword(pool, { USERNAME: userId, ...claim }, caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.type === 'UserNotConfirmedException';
  }
  return false;
}
