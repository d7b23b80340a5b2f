import { randomUUID, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { Pool, SigningKey, SigningKeys } from '#pool.ts';
import { type Account, isUuid } from '#store/accounts.ts';
import { findSession, type Session } from '#store/sessions.ts';
import { epochSeconds } from '#time.ts';

const accessTokenSeconds = 15 * 60;

export async function issueTokens(pool: Pool, account: Account, session: Session) {
  const { issuer, clientId } = pool.config;
  const key = await pool.signingKeys.current();
  const issuedAt = Math.floor(epochSeconds(pool.clock.now()));
  const shared = {
    sub: account.sub,
    ...(account.groups.length === 0 ? {} : { 'cognito:groups': account.groups }),
    iss: issuer,
    origin_jti: session.sessionId,
    event_id: session.eventId,
    auth_time: Math.floor(epochSeconds(session.signedInAt)),
    iat: issuedAt,
    exp: issuedAt + accessTokenSeconds,
  };
  const access = {
    ...shared,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: account.sub,
    jti: randomUUID(),
  };
  const id = {
    ...shared,
    aud: clientId,
    token_use: 'id',
    'cognito:username': account.sub,
    email: account.email,
    email_verified: account.isEmailVerified,
    name: account.name,
    jti: randomUUID(),
  };
  return {
    AccessToken: signJwt(key, access),
    IdToken: signJwt(key, id),
    ExpiresIn: accessTokenSeconds,
    TokenType: 'Bearer',
  };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Tokens with any other header are rejected. */
const jwtHeader = (kid: string): string => encode({ kid, alg: 'RS256' });

function signJwt({ kid, privateKey }: SigningKey, claims: object): string {
  const content = `${jwtHeader(kid)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), privateKey);
  return `${content}.${signature.toString('base64url')}`;
}

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
const anyClaims = z.union([accessClaims, idClaims]);

export type VerifiedToken =
  | { readonly status: 'valid'; readonly claims: z.infer<typeof anyClaims>; readonly session: Session }
  | { readonly status: 'invalid' | 'expired' | 'revoked' };

export async function verifyToken(
  pool: Pool,
  token: string,
  uses: readonly ('access' | 'id')[],
): Promise<VerifiedToken> {
  const { issuer, clientId } = pool.config;
  const parsed = z.safeParse(anyClaims, await readJwt(pool.signingKeys, token));
  if (!parsed.success) return { status: 'invalid' };
  const claims = parsed.data;
  const audience = claims.token_use === 'access' ? claims.client_id : claims.aud;
  if (!uses.includes(claims.token_use) || claims.iss !== issuer || audience !== clientId) {
    return { status: 'invalid' };
  }
  const now = pool.clock.now().getTime();
  if (claims.nbf !== undefined && claims.nbf * 1_000 > now) return { status: 'invalid' };
  if (claims.exp * 1_000 <= now) return { status: 'expired' };
  const session = await findSession(pool.database, claims.origin_jti);
  // A missing session was deleted with its account, or by `deleteExpired`.
  if (session === null || session.revokedAt !== null || session.sub !== claims.sub) {
    return { status: 'revoked' };
  }
  return { status: 'valid', claims, session };
}

const maxTokenLength = 8_192;
const header = z.object({ kid: z.string().check(z.maxLength(64)) });

/**
 * The claims, or null if the token was not signed by one of the pool's keys. The header only selects the key: it must
 * equal the pool's own header byte for byte, so that no algorithm or extension in it matters.
 */
async function readJwt(keys: SigningKeys, token: string): Promise<unknown> {
  if (token.length > maxTokenLength) return null;
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || signatureBytes.toString('base64url') !== signature) return null;
  const parsed = z.safeParse(header, decode(head));
  if (!parsed.success || head !== jwtHeader(parsed.data.kid)) return null;
  const key = await keys.find(parsed.data.kid);
  if (key === null) return null;
  const isSigned = verify('sha256', Buffer.from(`${head}.${payload}`), key.publicKey, signatureBytes);
  return isSigned ? decode(payload) : null;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
