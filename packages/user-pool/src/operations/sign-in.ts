import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@wayfare/postgres/db';
import * as z from 'zod/mini';
import {
  type Claimant,
  createCredential,
  findClaimant,
  maxPasswordLength,
  passwordFault,
} from '#accounts/credentials.ts';
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
  notAuthorized,
  PoolError,
  wrongCredentials,
} from '#protocol/response.ts';
import { seal, unseal } from '#sealing/crypto.ts';
import { type SecretBlock, sealSecretBlock, unsealSecretBlock } from '#sealing/secret-block.ts';
import { createServerKeys, getPoolName, isProof, parsePublicKey, parseTimestamp, sha256 } from '#srp/srp.ts';
import { type Account, findAccountBySub, updateAccount } from '#store/accounts.ts';
import { claimNonce, lockAccount, lockAndClaimNonce } from '#store/failures.ts';
import { insertSessionIfUncontested } from '#store/sessions.ts';
import {
  hasNoFailures,
  isOverNetworkLimit,
  lockoutEnd,
  recordFailure,
  resetFailures,
} from '#throttling/sign-in-limits.ts';
import { addTime, minutes, subtractTime } from '#time.ts';
import { nameText, requireValidName } from './access.ts';

/** Time to think of a password. */
const challengeTtlMs = minutes(15);
const label = 'new password required';

/** Sent instead of tokens after a temporary password was proved. */
function newPasswordChallenge(pool: Pool, account: Account): object {
  const userAttributes = {
    email: account.email,
    email_verified: String(account.isEmailVerified),
    name: account.name,
  };
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: sealChallenge(pool, account),
    ChallengeParameters: {
      USER_ID_FOR_SRP: account.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(userAttributes),
    },
  };
}

export const newPasswordResponses = z.object({
  USERNAME: usernameText,
  NEW_PASSWORD: filledText(maxPasswordLength),
  'userAttributes.name': z.optional(nameText),
});

export async function completeNewPassword(
  pool: Pool,
  session: string,
  responses: z.infer<typeof newPasswordResponses>,
  caller: Caller,
): Promise<object> {
  const challenge = unsealChallenge(pool, session);
  const now = pool.clock.now();
  const member = await findAccountBySub(pool.database, challenge.sub);
  const username = responses.USERNAME.toLowerCase();
  if (member === null || (username !== member.sub && username !== member.email)) throw invalidSession();
  const fault = await passwordFault(pool, responses.NEW_PASSWORD, member.email);
  if (fault !== null) throw new PoolError('InvalidPasswordException', fault);
  const { 'userAttributes.name': chosenName } = responses;
  if (chosenName !== undefined) requireValidName(pool, chosenName);
  const credential = createCredential(pool, member.sub, responses.NEW_PASSWORD);
  const created = await pool.database.transaction(async (tx) => {
    await lockAccount(tx, challenge.sub);
    // If anything below throws, the nonce is free again and the client can retry.
    if (!(await claimNonce(tx, challenge.nonce, challenge.expiresAt))) throw invalidSession();
    const account = await findAccountBySub(tx, challenge.sub);
    const isPending =
      account?.state === 'FORCE_CHANGE_PASSWORD' && hashCredential(account) === challenge.credentialHash;
    if (!isPending) throw invalidSession();
    const error = accountError(account);
    if (error !== null) throw error;
    const name = chosenName ?? account.name;
    const changes = { credential, name, state: 'CONFIRMED' } as const;
    await updateAccount(tx, account.sub, changes, now);
    await pool.config.onPasswordChanged(tx, { sub: account.sub, email: account.email, name, changedAt: now });
    return openSession(pool, tx, { ...account, ...changes });
  });
  emitEvent(pool, { kind: 'password-changed', sub: member.sub, address: caller.address });
  return finishSignIn(pool, created, caller);
}

const challengeContent = z.object({
  nonce: z.string(),
  issuedAt: z.number(),
  sub: z.string(),
  credentialHash: z.string(),
});

/** Invalidates the challenge if another password is set. */
const hashCredential = ({ credential }: Account): string => sha256(credential).toString('base64url');

/** The client carries it, so that the server stores nothing. */
function sealChallenge({ clock, secrets }: Pool, account: Account): string {
  const challenge: z.infer<typeof challengeContent> = {
    nonce: randomUUID(),
    issuedAt: clock.now().getTime(),
    sub: account.sub,
    credentialHash: hashCredential(account),
  };
  return seal(secrets.challengeSessions, label, Buffer.from(JSON.stringify(challenge))).toString('base64url');
}

const invalidSession = (): PoolError => notAuthorized('Invalid session for the user.');

function unsealChallenge({ clock, secrets }: Pool, session: string) {
  const content = unseal(secrets.challengeSessions, label, Buffer.from(session, 'base64url'));
  if (content === null) throw invalidSession();
  const challenge = z.parse(challengeContent, JSON.parse(content.toString()));
  const expiresAt = addTime(new Date(challenge.issuedAt), challengeTtlMs);
  if (expiresAt <= clock.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return { ...challenge, expiresAt };
}

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
