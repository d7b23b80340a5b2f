import { newSession, type OpenedSession, openSession, refreshTokenHash } from '#accounts/open-session.ts';
import { findPrincipal, type Principal } from '#accounts/principal.ts';
import type { Pool } from '#pool.ts';
import type { Caller } from '#protocol/operation.ts';
import { tooManyAttempts, wrongCredentials } from '#protocol/refusal.ts';
import { poolNameOf } from '#srp/verifier.ts';
import type { PoolRecords } from '#store/pool-store.ts';
import { isUntroubled, pauseOf } from '#throttling/doors.ts';
import { authenticated } from './authentication-result.ts';
import { demandDeviceProof, requireDevice } from './device-challenges.ts';
import { demandNewPassword } from './new-password-required.ts';
import { type Claim, isProven, type ProofResponses, readClaim } from './proof.ts';
import { settleProof, throwRefused } from './settle-proof.ts';

/** The second half of a sign-in. */
export async function provePassword(pool: Pool, responses: ProofResponses, caller: Caller): Promise<object> {
  const { USERNAME, DEVICE_KEY: deviceKey } = responses;
  const claim = readClaim(pool, pool.config.clientId, responses);
  if (claim === null || !(await isNameOf(pool, USERNAME, claim.block.userId, caller)))
    throw wrongCredentials();
  const { userId } = claim.block;
  // Before the block is spent: the client forgets its device and sends the same proof again.
  if (deviceKey !== undefined) await requireDevice(pool, userId, deviceKey);
  const seen = await findPrincipal(pool, pool.store, userId, caller);
  const now = pool.clock.now();
  const until = pauseOf(seen.counts, now);
  if (until !== null) {
    const refusal = tooManyAttempts(until, now);
    throwRefused(pool, { status: 'refused', refusal, event: 'sign-in-paused' }, userId, caller);
  }
  const isRight = isPasswordProven(pool, claim, seen);
  const opened = isRight && deviceKey === undefined ? await openQuickly(pool, claim, seen) : null;
  if (opened !== null) return authenticated(pool, opened, caller);
  const proven = { seen, isRight };
  const outcome = await pool.store.transaction((records) =>
    settle(pool, records, claim, proven, { deviceKey, caller }),
  );
  switch (outcome.status) {
    case 'refused':
      return throwRefused(pool, outcome, userId, caller);
    case 'temporary':
      return demandNewPassword(pool, outcome.account);
    case 'on-a-device':
      return demandDeviceProof(pool, outcome.account, outcome.deviceKey);
    case 'signed-in':
      return authenticated(pool, outcome.opened, caller);
  }
}

/** Most clients answer with the id they were given, some with what was typed. */
async function isNameOf(pool: Pool, username: string, userId: string, caller: Caller): Promise<boolean> {
  if (username.toLowerCase() === userId) return true;
  return (await findPrincipal(pool, pool.store, username, caller)).userId === userId;
}

function isPasswordProven({ config }: Pool, claim: Claim, { verifier }: Principal): boolean {
  return isProven(claim, verifier, { poolName: poolNameOf(config.poolId), userId: claim.block.userId });
}

/** Nearly every sign-in: an ordinary account, the first attempt, and nothing else going on. */
async function openQuickly(
  pool: Pool,
  { block, spentUntil }: Claim,
  { account, counts }: Principal,
): Promise<OpenedSession | null> {
  if (account?.state !== 'CONFIRMED' || !account.isEnabled || !isUntroubled(counts)) return null;
  const opened = newSession(pool, account, null);
  const { session, refreshToken } = opened;
  const tokenHash = refreshTokenHash(pool, refreshToken);
  const seenCredential = account.credential;
  const { nonce } = block;
  const signIn = { session, tokenHash, seenCredential, nonce, spentUntil };
  return (await pool.store.openUndisturbed(signIn)) ? opened : null;
}

interface Proven {
  readonly seen: Principal;
  readonly isRight: boolean;
}

/** The long way. What was proved before the lock counts only if the password is still the same behind it. */
async function settle(
  pool: Pool,
  records: PoolRecords,
  claim: Claim,
  { seen, isRight }: Proven,
  { deviceKey, caller }: { readonly deviceKey: string | undefined; readonly caller: Caller },
) {
  const isSame = (now: Principal) =>
    now.verifier.salt === seen.verifier.salt && now.verifier.v === seen.verifier.v;
  const proof = await settleProof(pool, records, claim, caller, (now) => isRight && isSame(now));
  if (proof.status === 'refused') return proof;
  const { account } = proof;
  if (account.state === 'FORCE_CHANGE_PASSWORD') return { status: 'temporary', account } as const;
  if (deviceKey !== undefined) return { status: 'on-a-device', account, deviceKey } as const;
  return { status: 'signed-in', opened: await openSession(pool, records, account) } as const;
}
