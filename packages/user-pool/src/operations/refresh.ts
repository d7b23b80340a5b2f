import * as z from 'zod/mini';
import { accountError, createRefreshToken, hashRefreshToken, sessionExpiry } from '#accounts/open-session.ts';
import { emitEvent, type Pool } from '#pool.ts';
import { clientIdText, filledText, operation, requireClient } from '#protocol/request.ts';
import { notAuthorized, PoolError } from '#protocol/response.ts';
import { findAccountBySub } from '#store/accounts.ts';
import {
  findRefreshToken,
  type RefreshToken,
  replaceRefreshToken,
  revokeSession,
  revokeSessions,
  type Session,
  setSessionExpiry,
} from '#store/sessions.ts';
import { addTime, hours, minutes } from '#time.ts';
import { issueTokens } from '#tokens/tokens.ts';
import { accessTokenText, requireAccess } from './access.ts';

export const refreshTokenText = filledText(4_096);

const schema = z.object({
  ClientId: clientIdText,
  RefreshToken: refreshTokenText,
});

/** Returns a new refresh token too. */
export const getTokensFromRefreshToken = operation(schema, async (pool, input) => {
  requireClient(pool, input.ClientId);
  const { RefreshToken } = input;
  const tokens = await refresh(pool, RefreshToken);
  const next = createRefreshToken();
  const [oldHash, newHash] = [hashRefreshToken(pool, RefreshToken), hashRefreshToken(pool, next)];
  await replaceRefreshToken(pool.database, oldHash, newHash, pool.clock.now());
  return { AuthenticationResult: { ...tokens, RefreshToken: next } };
});

/** Returns new access and id tokens, and extends the session. */
export async function refresh(pool: Pool, refreshToken: string): Promise<object> {
  const stored = await findRefreshToken(pool.database, hashRefreshToken(pool, refreshToken));
  if (stored === null || stored.session.clientId !== pool.config.clientId) {
    throw notAuthorized('Invalid Refresh Token');
  }
  const { session } = stored;
  await requireValid(pool, stored);
  const account = await findAccountBySub(pool.database, session.sub);
  if (account === null) throw notAuthorized('Invalid Refresh Token');
  const error = accountError(account);
  if (error !== null) throw error;
  await extendSession(pool, session);
  return issueTokens(pool, account, session);
}

/** Limits the writes to one an hour per session. */
const minExtensionMs = hours(1);

async function extendSession(pool: Pool, { sessionId, signedInAt, expiresAt }: Session): Promise<void> {
  const expiry = sessionExpiry(signedInAt, pool.clock.now());
  if (expiry > addTime(expiresAt, minExtensionMs)) await setSessionExpiry(pool.database, sessionId, expiry);
}

/** A replaced refresh token stays valid for this time, because two tabs may use the same one. */
const gracePeriodMs = minutes(1);

async function requireValid({ clock, database }: Pool, { session, replacedAt }: RefreshToken): Promise<void> {
  const now = clock.now();
  if (session.revokedAt !== null) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= now) throw notAuthorized('Refresh Token has expired');
  if (replacedAt === null || addTime(replacedAt, gracePeriodMs) > now) return;
  // Two clients have this token, and one may be a thief, so the session ends for both.
  await revokeSession(database, session.sessionId, now);
  throw new PoolError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
}

const revocation = z.object({ ClientId: clientIdText, Token: refreshTokenText });

/** Ends the session of a refresh token. Succeeds for an unknown token too. */
export const revokeToken = operation(revocation, async (pool, { ClientId, Token }) => {
  requireClient(pool, ClientId);
  if (Token.split('.').length === 3) {
    throw new PoolError('UnsupportedTokenTypeException', 'Only a refresh token can be revoked');
  }
  const stored = await findRefreshToken(pool.database, hashRefreshToken(pool, Token));
  if (stored?.session.clientId === pool.config.clientId) {
    await revokeSession(pool.database, stored.session.sessionId, pool.clock.now());
  }
  return {};
});

export const globalSignOut = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }, { address }) => {
    const { account } = await requireAccess(pool, AccessToken);
    await revokeSessions(pool.database, account.sub, pool.clock.now());
    emitEvent(pool, { kind: 'signed-out-everywhere', sub: account.sub, address });
    return {};
  },
);
