import type { Pool } from '#pool.ts';
import { filledText } from '#protocol/read-input.ts';
import { notAuthorized } from '#protocol/refusal.ts';
import type { Account } from '#store/account.ts';
import type { Session } from '#store/session.ts';
import { verifyToken } from '#tokens/verify-token.ts';

export const accessTokenText = filledText(8_192);

const words = {
  invalid: 'Invalid Access Token',
  expired: 'Access Token has expired',
  revoked: 'Access Token has been revoked',
} as const;

/** Whose access token it is, while its session lasts. */
export async function requireAccess(
  pool: Pool,
  accessToken: string,
): Promise<{ account: Account; session: Session }> {
  const verified = await verifyToken(pool, accessToken, ['access']);
  if (verified.status !== 'valid') throw notAuthorized(words[verified.status]);
  const account = await pool.store.findAccountBySub(verified.claims.sub);
  if (account === null) throw notAuthorized(words.revoked);
  if (!account.isEnabled) throw notAuthorized('User is disabled.');
  return { account, session: verified.session };
}
