import type { Db } from '@wayfare/postgres/db';
import * as z from 'zod/mini';
import { type Claimant, findClaimant } from '#accounts/claimant.ts';
import {
  authenticated,
  newSession,
  type OpenedSession,
  obstacleOf,
  openSession,
  refreshTokenHash,
} from '#accounts/open-session.ts';
import { type Pool, tell } from '#pool.ts';
import { type Caller, filledText, text } from '#protocol/operation.ts';
import {
  invalidParameter,
  noSuchDevice,
  type Refusal,
  tooManyAttempts,
  wrongCredentials,
} from '#protocol/refusal.ts';
import { openSecretBlock, type SecretBlock } from '#sealing/secret-block.ts';
import { isProof, readTimestamp } from '#srp/exchange.ts';
import { poolNameOf, type Verifier } from '#srp/verifier.ts';
import type { Account } from '#store/accounts.ts';
import { lockAndClaim } from '#store/attempts.ts';
import { openUndisturbed } from '#store/sessions.ts';
import { clearCounts, countFailure, isUntroubled, pauseOf } from '#throttling/doors.ts';
import { addTime, minutes, subtractTime } from '#time.ts';
import { usernameText } from './begin-srp.ts';
import { demandNewPassword } from './new-password-required.ts';

const secretBlockLivesMs = minutes(3);
/** Servers whose clocks differ must not forget a block that another still opens. */
const nonceKeptMs = secretBlockLivesMs + minutes(10);
/** The server's own stamp, in the block, is what counts; a member's clock may be wrong. */
const clockToleranceMs = minutes(15);

export const proofResponses = z.object({
  USERNAME: usernameText,
  PASSWORD_CLAIM_SECRET_BLOCK: filledText(4_096),
  PASSWORD_CLAIM_SIGNATURE: text(256),
  TIMESTAMP: text(64),
  DEVICE_KEY: z.optional(filledText(128)),
});
export type ProofResponses = z.infer<typeof proofResponses>;

/** The second half of a sign-in. */
export async function provePassword(pool: Pool, responses: ProofResponses, caller: Caller): Promise<object> {
  const claim = readClaim(pool, responses);
  if (claim === null || !(await isNameOf(pool, responses.USERNAME, claim.block.userId, caller)))
    throw wrongCredentials();
  // Before the block is spent: the client forgets its device and sends the same proof again.
  if (responses.DEVICE_KEY !== undefined) throw noSuchDevice();
  const { userId } = claim.block;
  const seen = await findClaimant(pool, pool.database, userId, caller);
  const paused = ifPaused(pool, seen);
  if (paused !== null) return throwRefused(pool, paused, userId, caller);
  const isRight = isProven(pool, claim, seen.verifier);
  const opened = isRight ? await openQuickly(pool, claim, seen) : null;
  if (opened !== null) return authenticated(pool, opened, caller);
  const outcome = await pool.database.transaction((db) => settle(pool, db, claim, { seen, isRight, caller }));
  switch (outcome.status) {
    case 'refused':
      return throwRefused(pool, outcome, userId, caller);
    case 'temporary':
      return demandNewPassword(pool, outcome.account);
    case 'signed-in':
      return authenticated(pool, outcome.opened, caller);
  }
}

/** Most clients answer with the id they were given, some with what was typed. */
async function isNameOf(pool: Pool, username: string, userId: string, caller: Caller): Promise<boolean> {
  if (username.toLowerCase() === userId) return true;
  return (await findClaimant(pool, pool.database, username, caller)).userId === userId;
}

/** Nearly every sign-in: an ordinary account, the first attempt, and nothing else going on. */
async function openQuickly(
  pool: Pool,
  { block, spentUntil }: Claim,
  { account, counts }: Claimant,
): Promise<OpenedSession | null> {
  if (account?.state !== 'CONFIRMED' || !account.isEnabled || !isUntroubled(counts)) return null;
  const opened = newSession(pool, account);
  const { session, refreshToken } = opened;
  const isOpen = await openUndisturbed(pool.database, {
    session,
    tokenHash: refreshTokenHash(pool, refreshToken),
    seenCredential: account.credential,
    nonce: block.nonce,
    spentUntil,
  });
  return isOpen ? opened : null;
}

/** A refusal must not undo the count of failures, so it leaves the transaction as a value. */
interface Refused {
  readonly status: 'refused';
  readonly refusal: Refusal;
  readonly event: 'sign-in-failed' | 'sign-in-paused' | null;
}

type Settled =
  | Refused
  | { readonly status: 'temporary'; readonly account: Account }
  | { readonly status: 'signed-in'; readonly opened: OpenedSession };

interface Proven {
  readonly seen: Claimant;
  readonly isRight: boolean;
  readonly caller: Caller;
}

/**
 * The long way. One proof of a name at a time, so that however many come at once, no more than the limit are looked at.
 * What was proved before the lock counts only if the password is still the same behind it.
 */
async function settle(
  pool: Pool,
  db: Db,
  { block: { userId, nonce }, spentUntil }: Claim,
  { seen, isRight, caller }: Proven,
): Promise<Settled> {
  const isFirst = await lockAndClaim(db, userId, nonce, spentUntil);
  const claimant = await findClaimant(pool, db, userId, caller);
  const paused = ifPaused(pool, claimant);
  if (paused !== null) return paused;
  const { account, counts, verifier } = claimant;
  const isSame = verifier.salt === seen.verifier.salt && verifier.v === seen.verifier.v;
  // A block that is spent counts like a guess, or it could be answered without end.
  if (!isFirst || !isRight || !isSame || account === null) {
    await countFailure(db, userId, counts, pool.clock.now());
    return { status: 'refused', refusal: wrongCredentials(), event: 'sign-in-failed' };
  }
  await clearCounts(db, userId, counts);
  const obstacle = obstacleOf(account);
  if (obstacle !== null) return { status: 'refused', refusal: obstacle, event: null };
  if (account.state === 'FORCE_CHANGE_PASSWORD') return { status: 'temporary', account };
  return { status: 'signed-in', opened: await openSession(pool, db, account) };
}

function ifPaused({ clock }: Pool, { counts }: Claimant): Refused | null {
  const now = clock.now();
  const until = pauseOf(counts, now);
  if (until === null) return null;
  return { status: 'refused', refusal: tooManyAttempts(until, now), event: 'sign-in-paused' };
}

function throwRefused(pool: Pool, { refusal, event }: Refused, sub: string, { address }: Caller): never {
  if (event !== null) tell(pool, { kind: event, sub, address });
  throw refusal;
}

/** A signature, and the block that it was made for. */
interface Claim {
  readonly block: SecretBlock;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
  readonly signature: Uint8Array;
  /** How long the block must be known to be spent. */
  readonly spentUntil: Date;
}

/** Null where the block is not ours, not for this client, or too old. */
function readClaim(pool: Pool, responses: ProofResponses): Claim | null {
  const timestamp = readTimestamp(responses.TIMESTAMP);
  if (timestamp === null) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const secretBlock = Buffer.from(responses.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
  const block = openSecretBlock(pool.secrets, pool.config.clientId, secretBlock);
  const now = pool.clock.now();
  const isTimely =
    block !== null &&
    block.issuedAt > subtractTime(now, secretBlockLivesMs) &&
    timestamp.at >= subtractTime(now, clockToleranceMs) &&
    timestamp.at <= addTime(now, clockToleranceMs);
  if (!isTimely) return null;
  return {
    block,
    secretBlock,
    timestamp: timestamp.canonical,
    signature: Buffer.from(responses.PASSWORD_CLAIM_SIGNATURE, 'base64'),
    spentUntil: addTime(block.issuedAt, nonceKeptMs),
  };
}

/** Whether whoever made the claim knew the password, and knew it as it still is. The work is the same either way. */
function isProven(
  { config }: Pool,
  { block, secretBlock, timestamp, signature }: Claim,
  { salt, v }: Verifier,
): boolean {
  const { A, b, B, userId } = block;
  const message = { poolName: poolNameOf(config.poolId), userId, secretBlock, timestamp };
  return isProof({ A, b, B, v }, message, signature) && block.salt === salt;
}
