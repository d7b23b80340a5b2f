import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { findClaimant } from '#accounts/claimant.ts';
import { type Pool, tell } from '#pool.ts';
import { type Caller, filledText } from '#protocol/operation.ts';
import { invalidParameter, Refusal, tooManyAttempts } from '#protocol/refusal.ts';
import { sealSecretBlock } from '#sealing/secret-block.ts';
import { readPublicKey, serverKeys } from '#srp/exchange.ts';
import type { Verifier } from '#srp/verifier.ts';
import { isOverAddressLimit } from '#throttling/address-limit.ts';
import { pauseOf } from '#throttling/doors.ts';

/** Room for every address that mail can carry. */
export const usernameText = filledText(320);

export const srpParameters = z.object({ USERNAME: usernameText, SRP_A: filledText(4_096) });

/** The first half of a sign-in. A name without an account gets the same answer, for the same work. */
export async function beginSrp(pool: Pool, parameters: z.infer<typeof srpParameters>, caller: Caller) {
  const { address } = caller;
  const A = readClientKey(parameters.SRP_A);
  if (!caller.isExemptFromAddressLimits && (await isOverAddressLimit(pool, address))) {
    const retryAfterSeconds = Math.ceil(pool.config.addressLimit.windowMs / 1_000);
    throw new Refusal('TooManyRequestsException', 'Too many requests', retryAfterSeconds);
  }
  const { userId, verifier, counts } = await findClaimant(pool, pool.database, parameters.USERNAME, caller);
  const now = pool.clock.now();
  const until = pauseOf(counts, now);
  if (until !== null) {
    tell(pool, { kind: 'sign-in-paused', sub: userId, address });
    throw tooManyAttempts(until, now);
  }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      ...challengeToProve(pool, pool.config.clientId, userId, verifier, A),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

export function readClientKey(text: string): bigint {
  const A = readPublicKey(text);
  if (A === null) throw invalidParameter('SRP_A is not a public key of this group');
  return A;
}

/** What a client needs for its proof; `purpose` says what the block in it can prove. */
export function challengeToProve(
  { secrets, clock }: Pool,
  purpose: string,
  userId: string,
  { salt, v }: Verifier,
  A: bigint,
) {
  const { b, B } = serverKeys(v);
  const nonce = randomBytes(16).toString('hex');
  const block = { nonce, issuedAt: clock.now(), userId, salt, A, b, B };
  return {
    SALT: salt.toString(16),
    SECRET_BLOCK: sealSecretBlock(secrets, purpose, block),
    SRP_B: B.toString(16),
  };
}
