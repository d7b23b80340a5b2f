import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { findPrincipal } from '#accounts/principal.ts';
import type { Pool } from '#pool.ts';
import type { Caller } from '#protocol/operation.ts';
import { filledText } from '#protocol/read-input.ts';
import { invalidParameter, Refusal, tooManyAttempts } from '#protocol/refusal.ts';
import { sealSecretBlock } from '#sealing/secret-block.ts';
import { readPublicKey, serverKeys } from '#srp/exchange.ts';
import { isOverAddressLimit } from '#throttling/address-limit.ts';
import { pausedUntil } from '#throttling/attempts.ts';

/** Room for every address that mail can carry. */
export const usernameText = filledText(320);

export const srpParameters = z.object({ USERNAME: usernameText, SRP_A: filledText(4_096) });

/** The first half of a sign-in. A name without an account gets the same answer, for the same work. */
export async function beginSrp(pool: Pool, parameters: z.infer<typeof srpParameters>, caller: Caller) {
  const A = readPublicKey(parameters.SRP_A);
  if (A === null) throw invalidParameter('SRP_A is not a public key of this group');
  if (!caller.isExemptFromAddressLimits && (await isOverAddressLimit(pool, caller.address))) {
    const retryAfterSeconds = Math.ceil(pool.config.addressLimit.windowMs / 1_000);
    throw new Refusal('TooManyRequestsException', 'Too many requests', retryAfterSeconds);
  }
  const { userId, verifier, attempts } = await findPrincipal(pool, pool.store, parameters.USERNAME);
  const issuedAt = pool.clock.now();
  if (pausedUntil(attempts, issuedAt) !== null) throw tooManyAttempts();
  const { b, B } = serverKeys(verifier.v);
  const nonce = randomBytes(16).toString('hex');
  const block = { nonce, issuedAt, userId, salt: verifier.salt, A, b, B };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt.toString(16),
      SECRET_BLOCK: sealSecretBlock(pool.secrets, pool.config.clientId, block),
      SRP_B: B.toString(16),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}
