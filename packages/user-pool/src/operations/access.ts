import type { Pool } from '#pool.ts';
import { filledText } from '#protocol/operation.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import { type Account, findAccountBySub } from '#store/accounts.ts';
import type { Session } from '#store/sessions.ts';
import { verifyToken } from '#tokens/verify-token.ts';

export const clientIdText = filledText(128);

export function requireClient({ config }: Pool, clientId: string): void {
  if (clientId === config.clientId) return;
  throw new Refusal('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

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
  const account = await findAccountBySub(pool.database, verified.claims.sub);
  if (account === null) throw notAuthorized(words.revoked);
  if (!account.isEnabled) throw notAuthorized('User is disabled.');
  return { account, session: verified.session };
}
