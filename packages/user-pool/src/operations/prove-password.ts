import * as z from 'zod/mini';
import { type OpenedSession, openSession } from '#accounts/open-session.ts';
import { findPrincipal } from '#accounts/principal.ts';
import { obstacleOf } from '#accounts/standing.ts';
import { earlier, later, minutes } from '#durations.ts';
import type { Pool } from '#pool.ts';
import { filledText, text } from '#protocol/read-input.ts';
import {
  invalidParameter,
  noSuchDevice,
  Refusal,
  tooManyAttempts,
  wrongCredentials,
} from '#protocol/refusal.ts';
import { openSecretBlock, type SecretBlock } from '#sealing/secret-block.ts';
import { isProof } from '#srp/exchange.ts';
import { readTimestamp } from '#srp/timestamp.ts';
import type { Account } from '#store/account.ts';
import type { PoolRecords } from '#store/pool-store.ts';
import { afterFailure, pausedUntil } from '#throttling/attempts.ts';
import { authenticated } from './authentication-result.ts';
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
  DEVICE_KEY: z.optional(text(256)),
});
type ProofResponses = z.infer<typeof proofResponses>;

interface Claim {
  readonly block: SecretBlock;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
  readonly signature: Uint8Array;
}

/** The second half of a sign-in. */
export async function provePassword(pool: Pool, responses: ProofResponses): Promise<object> {
  // Before the block is spent: the client forgets its device and sends the same proof again.
  if (responses.DEVICE_KEY !== undefined) throw noSuchDevice();
  const claim = await readClaim(pool, responses);
  // The refusal must not undo the count of failures, so it leaves the transaction as a value.
  const outcome = await pool.store.transaction((records) => settle(pool, records, claim));
  if (outcome instanceof Refusal) throw outcome;
  return 'session' in outcome ? authenticated(pool, outcome) : demandNewPassword(pool, outcome);
}

async function readClaim(pool: Pool, responses: ProofResponses): Promise<Claim> {
  const timestamp = readTimestamp(responses.TIMESTAMP);
  if (timestamp === null) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const secretBlock = Buffer.from(responses.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
  const block = openSecretBlock(pool.secrets, pool.config.clientId, secretBlock);
  const now = pool.clock.now();
  const isTimely =
    block !== null &&
    block.issuedAt > earlier(now, secretBlockLivesMs) &&
    timestamp.at >= earlier(now, clockToleranceMs) &&
    timestamp.at <= later(now, clockToleranceMs);
  if (!isTimely || !(await isNameOf(pool, responses.USERNAME, block.userId))) throw wrongCredentials();
  const signature = Buffer.from(responses.PASSWORD_CLAIM_SIGNATURE, 'base64');
  return { block, secretBlock, timestamp: timestamp.canonical, signature };
}

/** Most clients answer with the id they were given, some with what was typed. */
async function isNameOf(pool: Pool, username: string, userId: string): Promise<boolean> {
  if (username.toLowerCase() === userId) return true;
  return (await findPrincipal(pool, pool.store, username)).userId === userId;
}

/** One proof of a name at a time, so that however many come at once, no more than the limit are looked at. */
async function settle(
  pool: Pool,
  records: PoolRecords,
  claim: Claim,
): Promise<OpenedSession | Account | Refusal> {
  const { userId, nonce, issuedAt } = claim.block;
  const now = pool.clock.now();
  const isFirst = await records.lockAndClaim(userId, nonce, later(issuedAt, nonceKeptMs));
  const { account, verifier, attempts } = await findPrincipal(pool, records, userId);
  if (pausedUntil(attempts, now) !== null) return tooManyAttempts();
  if (!isFirst) return wrongCredentials();
  const { A, b, B, salt } = claim.block;
  const signed = { ...claim, poolId: pool.config.poolId, userId };
  const isProven = isProof({ A, b, B, v: verifier.v }, signed, claim.signature);
  if (!isProven || account === null || verifier.salt !== salt) {
    await records.saveAttempts(userId, afterFailure(attempts, now));
    return wrongCredentials();
  }
  if (attempts.failures > 0) await records.clearAttempts(userId);
  const obstacle = obstacleOf(account);
  if (obstacle !== null) return obstacle;
  return account.state === 'FORCE_CHANGE_PASSWORD' ? account : openSession(pool, records, account);
}
