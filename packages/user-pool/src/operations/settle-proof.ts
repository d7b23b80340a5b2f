import { findPrincipal, type Principal } from '#accounts/principal.ts';
import { obstacleOf } from '#accounts/standing.ts';
import type { Pool } from '#pool.ts';
import { tell } from '#pool-event.ts';
import type { Caller } from '#protocol/operation.ts';
import { type Refusal, tooManyAttempts, wrongCredentials } from '#protocol/refusal.ts';
import type { Account } from '#store/account.ts';
import type { PoolRecords } from '#store/pool-store.ts';
import { afterFailure, pausedUntil } from '#throttling/attempts.ts';
import type { Claim } from './proof.ts';

/** A refusal must not undo the count of failures, so it leaves the transaction as a value. */
export interface Refused {
  readonly status: 'refused';
  readonly refusal: Refusal;
  readonly event: 'sign-in-failed' | 'sign-in-paused' | null;
}

const refused = (refusal: Refusal, event: Refused['event']): Refused => ({
  status: 'refused',
  refusal,
  event,
});

/** One proof of a name at a time, so that however many come at once, no more than the limit are looked at. */
export async function settleProof(
  pool: Pool,
  records: PoolRecords,
  { block, spentUntil }: Claim,
  isRight: (principal: Principal) => boolean | Promise<boolean>,
): Promise<Refused | { readonly status: 'proved'; readonly account: Account }> {
  const { userId, nonce } = block;
  const now = pool.clock.now();
  const isFirst = await records.lockAndClaim(userId, nonce, spentUntil);
  const principal = await findPrincipal(pool, records, userId);
  const { account, attempts } = principal;
  if (pausedUntil(attempts, now) !== null) return refused(tooManyAttempts(), 'sign-in-paused');
  if (!isFirst) return refused(wrongCredentials(), 'sign-in-failed');
  // Asked for nobody too, whose refusal must take as long.
  if (!(await isRight(principal)) || account === null) {
    await records.saveAttempts(userId, afterFailure(attempts, now));
    return refused(wrongCredentials(), 'sign-in-failed');
  }
  if (attempts.failures > 0) await records.clearAttempts(userId);
  const obstacle = obstacleOf(account);
  return obstacle === null ? { status: 'proved', account } : refused(obstacle, null);
}

export function throwRefused(
  pool: Pool,
  { refusal, event }: Refused,
  sub: string,
  { address }: Caller,
): never {
  if (event !== null) tell(pool, { kind: event, sub, address });
  throw refusal;
}
