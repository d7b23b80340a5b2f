import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { isUuid } from '#sealing/unknown-name.ts';
import { findSession, type Session } from '#store/sessions.ts';
import { readJwt } from './jwt.ts';

const uuid = z.string().check(z.refine(isUuid));
const shared = {
  sub: uuid,
  iss: z.string(),
  origin_jti: uuid,
  iat: z.number(),
  exp: z.number(),
  nbf: z.optional(z.number()),
  'cognito:groups': z.optional(z.array(z.string())),
};
const accessClaims = z.object({ ...shared, token_use: z.literal('access'), client_id: z.string() });
const idClaims = z.object({
  ...shared,
  token_use: z.literal('id'),
  aud: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
});

export type AccessClaims = z.infer<typeof accessClaims>;
export type IdClaims = z.infer<typeof idClaims>;

export type VerifiedToken =
  | { readonly status: 'valid'; readonly claims: AccessClaims | IdClaims; readonly session: Session }
  | { readonly status: 'invalid' | 'expired' | 'revoked' };

/** Ours, of the use asked for, not expired, and its session not ended. */
export async function verifyToken(
  pool: Pool,
  token: string,
  uses: readonly ('access' | 'id')[],
): Promise<VerifiedToken> {
  const { issuer, clientId } = pool.config;
  const read = z.safeParse(z.union([accessClaims, idClaims]), await readJwt(pool.signingKeys, token));
  if (!read.success) return { status: 'invalid' };
  const claims = read.data;
  const audience = claims.token_use === 'access' ? claims.client_id : claims.aud;
  if (!uses.includes(claims.token_use) || claims.iss !== issuer || audience !== clientId) {
    return { status: 'invalid' };
  }
  const now = pool.clock.now().getTime();
  if (claims.nbf !== undefined && claims.nbf * 1_000 > now) return { status: 'invalid' };
  if (claims.exp * 1_000 <= now) return { status: 'expired' };
  const session = await findSession(pool.database, claims.origin_jti);
  // A session that is gone went with its account, or with the sweep of those that ended.
  if (session === null || session.revokedAt !== null || session.sub !== claims.sub) {
    return { status: 'revoked' };
  }
  return { status: 'valid', claims, session };
}
