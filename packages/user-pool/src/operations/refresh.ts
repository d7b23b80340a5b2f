import * as z from 'zod/mini';
import { newRefreshToken, obstacleOf, refreshTokenHash, sessionEnd } from '#accounts/open-session.ts';
import type { Pool } from '#pool.ts';
import { filledText, operation } from '#protocol/operation.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import { findAccountBySub } from '#store/accounts.ts';
import {
  findRefreshToken,
  type RefreshToken,
  replaceRefreshToken,
  revokeSession,
  type Session,
  setSessionEnd,
} from '#store/sessions.ts';
import { addTime, hours, seconds } from '#time.ts';
import { issueTokens } from '#tokens/issue-tokens.ts';
import { clientIdText, requireClient } from './access.ts';

export const refreshTokenText = filledText(4_096);

const schema = z.object({
  ClientId: clientIdText,
  RefreshToken: refreshTokenText,
});

/** New tokens, and with them the next refresh token. */
export const getTokensFromRefreshToken = operation(schema, async (pool, input) => {
  requireClient(pool, input.ClientId);
  const { RefreshToken } = input;
  const tokens = await refresh(pool, RefreshToken);
  const next = newRefreshToken();
  const [oldHash, newHash] = [refreshTokenHash(pool, RefreshToken), refreshTokenHash(pool, next)];
  await replaceRefreshToken(pool.database, oldHash, newHash, pool.clock.now());
  return { AuthenticationResult: { ...tokens, RefreshToken: next } };
});

/** New access and id tokens of the same session, which goes on for as long as it is used. */
export async function refresh(pool: Pool, refreshToken: string): Promise<object> {
  const found = await findRefreshToken(pool.database, refreshTokenHash(pool, refreshToken));
  if (found === null || found.session.clientId !== pool.config.clientId) {
    throw notAuthorized('Invalid Refresh Token');
  }
  const { session } = found;
  await requireLive(pool, found);
  const account = await findAccountBySub(pool.database, session.sub);
  if (account === null) throw notAuthorized('Invalid Refresh Token');
  const obstacle = obstacleOf(account);
  if (obstacle !== null) throw obstacle;
  await prolong(pool, session);
  return issueTokens(pool, account, session);
}

/** Worth a write once an hour. */
const prolongedAfterMs = hours(1);

async function prolong(pool: Pool, { sessionId, signedInAt, expiresAt }: Session): Promise<void> {
  const end = sessionEnd(pool, signedInAt, pool.clock.now());
  if (end > addTime(expiresAt, prolongedAfterMs)) await setSessionEnd(pool.database, sessionId, end);
}

async function requireLive(
  { clock, config, database }: Pool,
  { session, replacedAt }: RefreshToken,
): Promise<void> {
  const now = clock.now();
  if (session.revokedAt !== null) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= now) throw notAuthorized('Refresh Token has expired');
  if (replacedAt === null || addTime(replacedAt, seconds(config.graceSeconds)) > now) return;
  // Two have it, and one of them is perhaps a thief: neither goes on.
  await revokeSession(database, session.sessionId, now);
  throw new Refusal('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
}
