import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '#clock.ts';
import type { Verdict } from './bearer-cache.ts';
import type { CognitoConfig, CognitoLimits } from './cognito-client.ts';
import { IdentityUnavailable, type VerifiedBearer } from './identity.ts';
import { parseSub } from './password-fault.ts';

/** Longer than any real token. */
const maxTokenLength = 8_192;
/** Limits the requests that tokens with made-up key ids cause. */
const keyCooldownMs = 5_000;
/** A new key is fetched earlier, by its id. */
const keysMaxAgeMs = 60 * 60 * 1_000;

const shared = {
  sub: z.string().check(z.refine((sub) => parseSub(sub) === sub)),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  'cognito:groups': z.optional(z.array(z.string())),
};
const claimShape = z.union([
  z.object({ ...shared, token_use: z.literal('access'), client_id: z.string() }),
  z.object({ ...shared, token_use: z.literal('id'), aud: z.string() }),
]);

/**
 * Verifies signature and claims. A token of an ended session stays valid until it expires, so the app client's access and
 * id tokens must expire after 15 minutes at most.
 */
export async function cognitoTokens(
  { issuer, userPoolClientId, jwksUri }: CognitoConfig,
  clock: Clock,
  limits: CognitoLimits,
): Promise<(token: string) => Promise<Verdict>> {
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
  const published = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: limits.responseMs,
    cooldownDuration: keyCooldownMs,
    cacheMaxAge: keysMaxAgeMs,
  });
  const keyFor: JWTVerifyGetKey = async (header, token) => {
    // The library would use a single published key for tokens without key id.
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return published(header, token).catch((error: unknown) => {
      throw error instanceof errors.JWKSNoMatchingKey ? error : new IdentityUnavailable(error);
    });
  };
  return async (token) => {
    if (token.length > maxTokenLength || !isCanonical(token)) return rejected('invalid');
    try {
      const { payload } = await jwtVerify(token, keyFor, {
        issuer,
        algorithms: ['RS256'],
        currentDate: clock.now(),
      });
      return toVerdict(payload, userPoolClientId);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return rejected('expired');
      if (error instanceof errors.JOSEError) return rejected('invalid');
      throw error;
    }
  };
}

/** Decoders accept line ends, padding and unused bits; the pool issues only the canonical encoding. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const rejected = (status: Exclude<VerifiedBearer['status'], 'valid'>): Verdict => ({
  bearer: { status },
  expiresAt: null,
});

function toVerdict(payload: JWTPayload, clientId: string): Verdict {
  const parsed = z.safeParse(claimShape, payload);
  if (!parsed.success) return rejected('invalid');
  const claims = parsed.data;
  const audience = claims.token_use === 'access' ? claims.client_id : claims.aud;
  if (audience !== clientId) return rejected('invalid');
  const { sub, exp, auth_time: signedInSeconds, 'cognito:groups': groups = [] } = claims;
  return {
    bearer: {
      status: 'valid',
      sub,
      use: claims.token_use,
      groups,
      signedInAt: new Date(signedInSeconds * 1_000),
    },
    expiresAt: new Date(exp * 1_000),
  };
}
