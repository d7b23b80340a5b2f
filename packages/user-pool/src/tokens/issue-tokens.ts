import { randomUUID, sign } from 'node:crypto';
import type { Pool, SigningKey } from '#pool.ts';
import type { Account } from '#store/accounts.ts';
import type { Session } from '#store/sessions.ts';
import { epochSeconds } from '#time.ts';

const accessTokenSeconds = 15 * 60;

interface IssuedTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

export async function issueTokens(pool: Pool, account: Account, session: Session): Promise<IssuedTokens> {
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
export const jwtHeader = (kid: string): string => encode({ kid, alg: 'RS256' });

function signJwt({ kid, privateKey }: SigningKey, claims: object): string {
  const content = `${jwtHeader(kid)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), privateKey);
  return `${content}.${signature.toString('base64url')}`;
}
