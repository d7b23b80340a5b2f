import { findPrincipal, type Principal } from '#accounts/principal.ts';
import { obstacleOf } from '#accounts/standing.ts';
import type { Pool } from '#pool.ts';
import { tell } from '#pool-event.ts';
import type { Caller } from '#protocol/operation.ts';
import { type Refusal, tooManyAttempts, wrongCredentials } from '#protocol/refusal.ts';
import type { Account } from '#store/account.ts';
import type { PoolRecords } from '#store/pool-store.ts';
import { clearCounts, countFailure, pauseOf } from '#throttling/doors.ts';
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
  caller: Caller,
  isRight: (principal: Principal) => boolean | Promise<boolean>,
): Promise<Refused | { readonly status: 'proved'; readonly account: Account }> {
  const { userId, nonce } = block;
  const now = pool.clock.now();
  const isFirst = await records.lockAndClaim(userId, nonce, spentUntil);
  const principal = await findPrincipal(pool, records, userId, caller);
  const { account, counts } = principal;
  const until = pauseOf(counts, now);
  if (until !== null) return refused(tooManyAttempts(until, now), 'sign-in-paused');
  // A block that is spent counts like a guess, or it could be answered without end. Asked for nobody too, whose
  // refusal must take as long.
  if (!isFirst || !(await isRight(principal)) || account === null) {
    await countFailure(records, userId, counts, now);
    return refused(wrongCredentials(), 'sign-in-failed');
  }
  await clearCounts(records, userId, counts);
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
