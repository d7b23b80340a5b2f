import { verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { isUuid } from '#sealing/unknown-name.ts';
import { findSession, type Session } from '#store/sessions.ts';
import { headerFor } from './issue-tokens.ts';
import type { SigningKeys } from './signing-keys.ts';

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

const longestToken = 8_192;
const header = z.object({ kid: z.string().check(z.maxLength(64)) });
const anyClaims = z.record(z.string(), z.unknown());

/** The claims, if one of our keys signed them in the one way that we do. A header chooses which key, and nothing else. */
async function readJwt(keys: SigningKeys, token: string): Promise<Record<string, unknown> | null> {
  if (token.length > longestToken) return null;
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || signatureBytes.toString('base64url') !== signature) return null;
  const read = z.safeParse(header, decode(head));
  // To the letter what we write: whatever else a header says, somebody else wrote it.
  if (!read.success || head !== headerFor(read.data.kid)) return null;
  const key = await keys.find(read.data.kid);
  if (key === null) return null;
  const isOurs = verify('sha256', Buffer.from(`${head}.${payload}`), key.publicKey, signatureBytes);
  const said = isOurs ? z.safeParse(anyClaims, decode(payload)) : null;
  return said?.success ? said.data : null;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
