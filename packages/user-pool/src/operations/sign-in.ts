import { randomBytes } from 'node:crypto';
import type { Db } from '@wayfare/postgres/db';
import * as z from 'zod/mini';
import { type Claimant, findClaimant } from '#accounts/credentials.ts';
import {
  accountError,
  createSession,
  finishSignIn,
  hashRefreshToken,
  type NewSession,
  openSession,
} from '#accounts/open-session.ts';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { filledText, text, usernameText } from '#protocol/request.ts';
import {
  deviceNotFound,
  invalidParameter,
  lockedOut,
  PoolError,
  wrongCredentials,
} from '#protocol/response.ts';
import { type PoolSecrets, seal, unseal } from '#sealing/crypto.ts';
import {
  createServerKeys,
  fixedBytes,
  fromBytes,
  getPoolName,
  groupBytes,
  isProof,
  parsePublicKey,
  parseTimestamp,
  reader,
  saltBytes,
} from '#srp/srp.ts';
import type { Account } from '#store/accounts.ts';
import { lockAndClaimNonce } from '#store/failures.ts';
import { insertSessionIfUncontested } from '#store/sessions.ts';
import {
  hasNoFailures,
  isOverNetworkLimit,
  lockoutEnd,
  recordFailure,
  resetFailures,
} from '#throttling/sign-in-limits.ts';
import { addTime, minutes, subtractTime } from '#time.ts';
import { newPasswordChallenge } from './new-password.ts';

const secretBlockTtlMs = minutes(3);
/** Longer than the secret block is valid, because the clocks of servers differ. */
const nonceTtlMs = secretBlockTtlMs + minutes(10);
/** For the client's clock. The age of a proof is limited by the server's own time in the secret block. */
const clockToleranceMs = minutes(15);

export const srpParameters = z.object({ USERNAME: usernameText, SRP_A: filledText(4_096) });

/** The first request of a sign-in. An unknown name gets the same response after the same work. */
export async function startSignIn(
  pool: Pool,
  { USERNAME, SRP_A }: z.infer<typeof srpParameters>,
  caller: Caller,
) {
  const { config, secrets, clock } = pool;
  const { address } = caller;
  const A = parsePublicKey(SRP_A);
  if (A === null) throw invalidParameter('SRP_A is not a public key of this group');
  if (!caller.isExemptFromAddressLimits && (await isOverNetworkLimit(pool, address))) {
    const retryAfterSeconds = Math.ceil(config.networkLimit.windowMs / 1_000);
    throw new PoolError('TooManyRequestsException', 'Too many requests', retryAfterSeconds);
  }
  const { userId, verifier, buckets } = await findClaimant(pool, pool.database, USERNAME, caller);
  const now = clock.now();
  const until = lockoutEnd(buckets, now);
  if (until !== null) {
    emitEvent(pool, { kind: 'sign-in-locked-out', sub: userId, address });
    throw lockedOut(until, now);
  }
  const { salt, v } = verifier;
  const { b, B } = createServerKeys(v);
  const nonce = randomBytes(16).toString('hex');
  const block = { nonce, issuedAt: now, userId, salt, A, b, B };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt.toString(16),
      SECRET_BLOCK: sealSecretBlock(secrets, config.clientId, block),
      SRP_B: B.toString(16),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

/**
 * The server's state between the two requests of a sign-in. The client carries it encrypted, so that unfinished sign-ins
 * use no memory here.
 */
export interface SecretBlock {
  /** Can be used once. */
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly userId: string;
  /** The sign-in fails if the password, and with it the salt, was changed in between. */
  readonly salt: bigint;
  readonly A: bigint;
  readonly b: bigint;
  readonly B: bigint;
}

const nonceBytes = 16;
const ephemeralBytes = 32;
/** `A` may be a little longer than N, because some clients send it unreduced. */
const publicKeyBytes = 388;

const secretBlockLabel = (clientId: string): string => `secret block of ${clientId}`;

export function sealSecretBlock({ secretBlocks }: PoolSecrets, clientId: string, block: SecretBlock): string {
  const content = Buffer.concat([
    Buffer.from(block.nonce, 'hex'),
    fixedBytes(BigInt(block.issuedAt.getTime()), 8),
    Buffer.from(block.userId.replaceAll('-', ''), 'hex'),
    fixedBytes(block.salt, saltBytes),
    fixedBytes(block.b, ephemeralBytes),
    fixedBytes(block.A, publicKeyBytes),
    fixedBytes(block.B, groupBytes),
  ]);
  return seal(secretBlocks, secretBlockLabel(clientId), content).toString('base64');
}

/** Null if the block is not from this pool, or for another client. */
export function unsealSecretBlock(
  { secretBlocks }: PoolSecrets,
  clientId: string,
  bytes: Uint8Array,
): SecretBlock | null {
  const content = unseal(secretBlocks, secretBlockLabel(clientId), bytes);
  if (content === null) return null;
  const read = reader(content);
  return {
    nonce: read(nonceBytes).toString('hex'),
    issuedAt: new Date(Number(fromBytes(read(8)))),
    userId: toUuid(read(16).toString('hex')),
    salt: fromBytes(read(saltBytes)),
    b: fromBytes(read(ephemeralBytes)),
    A: fromBytes(read(publicKeyBytes)),
    B: fromBytes(read(groupBytes)),
  };
}

const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

export const passwordResponses = z.object({
  USERNAME: usernameText,
  PASSWORD_CLAIM_SECRET_BLOCK: filledText(4_096),
  PASSWORD_CLAIM_SIGNATURE: text(256),
  TIMESTAMP: text(64),
  DEVICE_KEY: z.optional(filledText(128)),
});

type PasswordResponses = z.infer<typeof passwordResponses>;

/** The second request of a sign-in. */
export async function verifyPassword(
  pool: Pool,
  responses: PasswordResponses,
  caller: Caller,
): Promise<object> {
  const claim = readClaim(pool, responses);
  if (claim === null || !(await isSameUser(pool, responses.USERNAME, claim.block.userId, caller)))
    throw wrongCredentials();
  // Before the nonce is claimed, because the client deletes its device key and sends the same proof again.
  if (responses.DEVICE_KEY !== undefined) throw deviceNotFound();
  const { userId } = claim.block;
  const claimant = await findClaimant(pool, pool.database, userId, caller);
  const lockout = checkLockout(pool, claimant);
  if (lockout !== null) return reject(pool, lockout, userId, caller);
  const isProven = checkProof(pool, claim, claimant);
  const session = isProven ? await openSessionIfUncontested(pool, claim, claimant) : null;
  if (session !== null) return finishSignIn(pool, session, caller);
  const outcome = await pool.database.transaction((tx) =>
    decideUnderLock(pool, tx, claim, { claimant, isProven, caller }),
  );
  switch (outcome.status) {
    case 'rejected':
      return reject(pool, outcome, userId, caller);
    case 'new-password-required':
      return newPasswordChallenge(pool, outcome.account);
    case 'signed-in':
      return finishSignIn(pool, outcome.session, caller);
  }
}

/** Most clients send the user id from the challenge, some the email that was typed. */
async function isSameUser(pool: Pool, username: string, userId: string, caller: Caller): Promise<boolean> {
  if (username.toLowerCase() === userId) return true;
  return (await findClaimant(pool, pool.database, username, caller)).userId === userId;
}

/** The fast path of nearly every sign-in, one query. Null if the account needs a closer look. */
async function openSessionIfUncontested(
  pool: Pool,
  { block, nonceExpiresAt }: PasswordClaim,
  { account, buckets }: Claimant,
): Promise<NewSession | null> {
  if (account?.state !== 'CONFIRMED' || !account.isEnabled || !hasNoFailures(buckets)) return null;
  const created = createSession(pool, account);
  const isOpen = await insertSessionIfUncontested(pool.database, {
    session: created.session,
    tokenHash: hashRefreshToken(pool, created.refreshToken),
    credential: account.credential,
    nonce: block.nonce,
    nonceExpiresAt,
  });
  return isOpen ? created : null;
}

/** Returned instead of thrown, so that the transaction with the failure count commits. */
interface Rejection {
  readonly status: 'rejected';
  readonly error: PoolError;
  readonly event: 'sign-in-failed' | 'sign-in-locked-out' | null;
}

type Outcome =
  | Rejection
  | { readonly status: 'new-password-required'; readonly account: Account }
  | { readonly status: 'signed-in'; readonly session: NewSession };

interface CheckedClaim {
  readonly claimant: Claimant;
  readonly isProven: boolean;
  readonly caller: Caller;
}

/**
 * One proof per account at a time, so that concurrent guesses cannot exceed the limit. The proof was checked before the
 * lock, so it counts only if the password is still the same.
 */
async function decideUnderLock(
  pool: Pool,
  tx: Db,
  { block: { userId, nonce }, nonceExpiresAt }: PasswordClaim,
  { claimant: { verifier: checkedVerifier }, isProven, caller }: CheckedClaim,
): Promise<Outcome> {
  const isFirstUse = await lockAndClaimNonce(tx, userId, nonce, nonceExpiresAt);
  const claimant = await findClaimant(pool, tx, userId, caller);
  const lockout = checkLockout(pool, claimant);
  if (lockout !== null) return lockout;
  const { account, buckets, verifier } = claimant;
  const isUnchanged = verifier.salt === checkedVerifier.salt && verifier.v === checkedVerifier.v;
  // A replayed block counts as a failure, or it could be sent without limit.
  if (!isFirstUse || !isProven || !isUnchanged || account === null) {
    await recordFailure(tx, userId, buckets, pool.clock.now());
    return { status: 'rejected', error: wrongCredentials(), event: 'sign-in-failed' };
  }
  await resetFailures(tx, userId, buckets);
  const error = accountError(account);
  if (error !== null) return { status: 'rejected', error, event: null };
  if (account.state === 'FORCE_CHANGE_PASSWORD') return { status: 'new-password-required', account };
  return { status: 'signed-in', session: await openSession(pool, tx, account) };
}

function checkLockout({ clock }: Pool, { buckets }: Claimant): Rejection | null {
  const now = clock.now();
  const until = lockoutEnd(buckets, now);
  if (until === null) return null;
  return { status: 'rejected', error: lockedOut(until, now), event: 'sign-in-locked-out' };
}

function reject(pool: Pool, { error, event }: Rejection, sub: string, { address }: Caller): never {
  if (event !== null) emitEvent(pool, { kind: event, sub, address });
  throw error;
}

interface PasswordClaim {
  readonly block: SecretBlock;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
  readonly signature: Uint8Array;
  readonly nonceExpiresAt: Date;
}

/** Null if the secret block is not from this pool, for another client, or too old. */
function readClaim(pool: Pool, responses: PasswordResponses): PasswordClaim | null {
  const timestamp = parseTimestamp(responses.TIMESTAMP);
  if (timestamp === null) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const secretBlock = Buffer.from(responses.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
  const block = unsealSecretBlock(pool.secrets, pool.config.clientId, secretBlock);
  const now = pool.clock.now();
  const isTimely =
    block !== null &&
    block.issuedAt > subtractTime(now, secretBlockTtlMs) &&
    timestamp.at >= subtractTime(now, clockToleranceMs) &&
    timestamp.at <= addTime(now, clockToleranceMs);
  if (!isTimely) return null;
  return {
    block,
    secretBlock,
    timestamp: timestamp.canonical,
    signature: Buffer.from(responses.PASSWORD_CLAIM_SIGNATURE, 'base64'),
    nonceExpiresAt: addTime(block.issuedAt, nonceTtlMs),
  };
}

/** False too if the password was changed since the challenge. Takes the same time in every case. */
function checkProof(
  { config }: Pool,
  { block, secretBlock, timestamp, signature }: PasswordClaim,
  { verifier: { salt, v } }: Claimant,
): boolean {
  const { A, b, B, userId } = block;
  const message = { poolName: getPoolName(config.poolId), userId, secretBlock, timestamp };
  return isProof({ A, b, B, v }, message, signature) && block.salt === salt;
}
