import * as z from 'zod/mini';
import { hashRefreshToken } from '#accounts/open-session.ts';
import { emitEvent } from '#pool.ts';
import { clientIdText, operation, requireClient } from '#protocol/request.ts';
import { PoolError } from '#protocol/response.ts';
import { findRefreshToken, revokeSession, revokeSessions } from '#store/sessions.ts';
import { accessTokenText, requireAccess } from './access.ts';
import { refreshTokenText } from './refresh.ts';

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
