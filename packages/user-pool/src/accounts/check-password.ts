import type { Db } from '@wayfare/postgres/db';
import type { Caller, Pool } from '#pool.ts';
import { isPassword } from '#srp/srp.ts';
import type { Account } from '#store/accounts.ts';
import { lockAccount } from '#store/failures.ts';
import { lockoutEnd, recordFailure, resetFailures } from '#throttling/sign-in-limits.ts';
import { findClaimant } from './credentials.ts';

type PasswordCheck =
  | { readonly status: 'right'; readonly account: Account }
  /** The event for the security log. */
  | { readonly status: 'sign-in-failed' | 'sign-in-locked-out' };

/**
 * Checks a password in clear text. A wrong one counts as a failed sign-in, so the transaction must commit. Holds the
 * account's lock afterwards.
 */
export async function checkPassword(
  pool: Pool,
  tx: Db,
  { userId, password }: { readonly userId: string; readonly password: string },
  source: Pick<Caller, 'address' | 'browser'>,
): Promise<PasswordCheck> {
  const now = pool.clock.now();
  await lockAccount(tx, userId);
  const { account, buckets, verifier } = await findClaimant(pool, tx, userId, source);
  if (lockoutEnd(buckets, now) !== null) return { status: 'sign-in-locked-out' };
  const isRight = isPassword({ poolId: pool.config.poolId, userId }, password, verifier);
  if (!isRight || account === null) {
    await recordFailure(tx, userId, buckets, now);
    return { status: 'sign-in-failed' };
  }
  await resetFailures(tx, userId, buckets);
  return { status: 'right', account };
}
