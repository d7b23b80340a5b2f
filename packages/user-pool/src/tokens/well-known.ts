import type { Pool } from '#pool.ts';

export interface JsonWebKeySet {
  readonly keys: readonly {
    readonly kid: string;
    readonly alg: 'RS256';
    readonly kty: 'RSA';
    readonly use: 'sig';
    readonly n: string;
    readonly e: string;
  }[];
}

/** For `{issuer}/.well-known/jwks.json`. */
export async function jsonWebKeySet({ signingKeys }: Pool): Promise<JsonWebKeySet> {
  const published = await signingKeys.listPublished();
  return {
    keys: published.map(({ kid, publicJwk: { n, e } }) => ({
      kid,
      alg: 'RS256',
      kty: 'RSA',
      use: 'sig',
      n,
      e,
    })),
  };
}

/** For `{issuer}/.well-known/openid-configuration`. */
export function openidConfiguration({ config: { issuer } }: Pool) {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    // Required by the standard, although the pool has no authorization endpoint.
    response_types_supported: [],
    subject_types_supported: ['public'],
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'auth_time',
      'email',
      'email_verified',
      'name',
      'cognito:groups',
      'cognito:username',
    ],
  } as const;
}
