import * as z from 'zod/mini';
import { newRefreshToken, refreshTokenHash } from '#accounts/open-session.ts';
import { obstacleOf } from '#accounts/standing.ts';
import { later, seconds } from '#durations.ts';
import type { Pool } from '#pool.ts';
import { operation } from '#protocol/operation.ts';
import { filledText } from '#protocol/read-input.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import type { RefreshToken, Session } from '#store/session.ts';
import { issueTokens } from '#tokens/issue-tokens.ts';
import { clientIdText, requireClient } from './client.ts';
import { deviceKeyText } from './proof.ts';

export const refreshTokenText = filledText(4_096);

const schema = z.object({
  ClientId: clientIdText,
  RefreshToken: refreshTokenText,
  DeviceKey: z.optional(deviceKeyText),
});

export const getTokensFromRefreshToken = operation(schema, async (pool, input) => {
  requireClient(pool, input.ClientId);
  return { AuthenticationResult: await refresh(pool, input.RefreshToken, input.DeviceKey) };
});

/** New access and id tokens of the same session; with rotation, a new refresh token too. */
export async function refresh(
  pool: Pool,
  refreshToken: string,
  deviceKey: string | undefined,
): Promise<object> {
  const hash = refreshTokenHash(pool, refreshToken);
  const found = await pool.store.findRefreshToken(hash);
  if (found === null || found.session.clientId !== pool.config.clientId) {
    throw notAuthorized('Invalid Refresh Token');
  }
  const { session } = found;
  requireOwnDevice(pool, session, deviceKey);
  requireLive(pool, found);
  const account = await pool.store.findAccountBySub(session.sub);
  if (account === null) throw notAuthorized('Invalid Refresh Token');
  const obstacle = obstacleOf(account);
  if (obstacle !== null) throw obstacle;
  if (pool.config.rotation === null) return issueTokens(pool, account, session);
  const next = newRefreshToken();
  await pool.store.replaceRefreshToken(hash, refreshTokenHash(pool, next), pool.clock.now());
  return { ...(await issueTokens(pool, account, session)), RefreshToken: next };
}

/** The token of one device is nothing to another. A client that names none never confirmed one, or forgot it. */
function requireOwnDevice({ config }: Pool, session: Session, deviceKey: string | undefined): void {
  if (!config.deviceTracking || deviceKey === undefined || session.deviceKey === null) return;
  if (deviceKey !== session.deviceKey) throw notAuthorized('Invalid Refresh Token');
}

function requireLive({ clock, config }: Pool, { session, replacedAt }: RefreshToken): void {
  const now = clock.now();
  if (session.revokedAt !== null) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= now) throw notAuthorized('Refresh Token has expired');
  if (replacedAt === null) return;
  // Two tabs may refresh with one token, so an old one is refused alone and its session stays.
  const graceMs = seconds(config.rotation?.graceSeconds ?? 0);
  if (later(replacedAt, graceMs) <= now) {
    throw new Refusal('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
  }
}
