import type { Pool } from '#pool.ts';
import { filledText } from '#protocol/request.ts';
import { notAuthorized } from '#protocol/response.ts';
import { type Account, findAccountBySub } from '#store/accounts.ts';
import type { Session } from '#store/sessions.ts';
import { verifyToken } from '#tokens/verify-token.ts';

export const accessTokenText = filledText(8_192);

const messages = {
  invalid: 'Invalid Access Token',
  expired: 'Access Token has expired',
  revoked: 'Access Token has been revoked',
} as const;

/** The account and session of an access token. */
export async function requireAccess(
  pool: Pool,
  accessToken: string,
): Promise<{ account: Account; session: Session }> {
  const verified = await verifyToken(pool, accessToken, ['access']);
  if (verified.status !== 'valid') throw notAuthorized(messages[verified.status]);
  const account = await findAccountBySub(pool.database, verified.claims.sub);
  if (account === null) throw notAuthorized(messages.revoked);
  if (!account.isEnabled) throw notAuthorized('User is disabled.');
  return { account, session: verified.session };
}
