import { randomUUID, sign } from 'node:crypto';
import type { Pool } from '#pool.ts';
import type { Account } from '#store/accounts.ts';
import type { Session } from '#store/sessions.ts';
import type { SigningKey } from './signing-keys.ts';

export interface IssuedTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

export async function issueTokens(pool: Pool, account: Account, session: Session): Promise<IssuedTokens> {
  const { issuer, clientId, accessTokenSeconds } = pool.config;
  const key = await pool.signingKeys.signing();
  const issuedAt = epochSeconds(pool.clock.now());
  const both = {
    sub: account.sub,
    ...(account.groups.length === 0 ? {} : { 'cognito:groups': account.groups }),
    iss: issuer,
    origin_jti: session.sessionId,
    event_id: session.eventId,
    auth_time: epochSeconds(session.signedInAt),
    iat: issuedAt,
    exp: issuedAt + accessTokenSeconds,
  };
  const access = {
    ...both,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: account.sub,
    jti: randomUUID(),
  };
  const id = {
    ...both,
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
/** To the letter: what else a header may say, somebody else wrote. */
export const headerFor = (kid: string): string => encode({ kid, alg: 'RS256' });

function signJwt({ kid, privateKey }: SigningKey, claims: object): string {
  const signed = `${headerFor(kid)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}
