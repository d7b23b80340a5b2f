import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { filledText, text } from '#protocol/read-input.ts';
import { invalidParameter } from '#protocol/refusal.ts';
import { openSecretBlock, type SecretBlock } from '#sealing/secret-block.ts';
import { isProof } from '#srp/exchange.ts';
import { readTimestamp } from '#srp/timestamp.ts';
import { poolNameOf, type Verifier } from '#srp/verifier.ts';
import { addTime, minutes, subtractTime } from '#time.ts';
import { usernameText } from './begin-srp.ts';

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

/** A signature, and the block that it was made for. */
export interface Claim {
  readonly block: SecretBlock;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
  readonly signature: Uint8Array;
  /** How long the block must be known to be spent. */
  readonly spentUntil: Date;
}

/** Null where the block is not ours, not for this client, or too old. */
export function readClaim(pool: Pool, responses: ProofResponses): Claim | null {
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
export function isProven(
  { config }: Pool,
  { block, secretBlock, timestamp, signature }: Claim,
  { salt, v }: Verifier,
): boolean {
  const { A, b, B, userId } = block;
  const message = { poolName: poolNameOf(config.poolId), userId, secretBlock, timestamp };
  return isProof({ A, b, B, v }, message, signature) && block.salt === salt;
}
