import * as z from 'zod/mini';
import { refreshTokenHash } from '#accounts/open-session.ts';
import { tell } from '#pool.ts';
import { operation } from '#protocol/operation.ts';
import { Refusal } from '#protocol/refusal.ts';
import { findRefreshToken, revokeSession, revokeSessionsOf } from '#store/sessions.ts';
import { accessTokenText, clientIdText, requireAccess, requireClient } from './access.ts';
import { refreshTokenText } from './refresh.ts';

const revocation = z.object({ ClientId: clientIdText, Token: refreshTokenText });

/** Ends the session that a refresh token belongs to. A token nobody knows is as good as revoked. */
export const revokeToken = operation(revocation, async (pool, { ClientId, Token }) => {
  requireClient(pool, ClientId);
  if (Token.split('.').length === 3) {
    throw new Refusal('UnsupportedTokenTypeException', 'Only a refresh token can be revoked');
  }
  const found = await findRefreshToken(pool.database, refreshTokenHash(pool, Token));
  if (found?.session.clientId === pool.config.clientId) {
    await revokeSession(pool.database, found.session.sessionId, pool.clock.now());
  }
  return {};
});

export const globalSignOut = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }, { address }) => {
    const { account } = await requireAccess(pool, AccessToken);
    await revokeSessionsOf(pool.database, account.sub, pool.clock.now());
    tell(pool, { kind: 'signed-out-everywhere', sub: account.sub, address });
    return {};
  },
);
