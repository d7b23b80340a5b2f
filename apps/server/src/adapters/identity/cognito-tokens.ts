import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '#clock.ts';
import type { Verdict } from './bearer-cache.ts';
import type { CognitoConfig, CognitoLimits } from './cognito-client.ts';
import { IdentityUnavailable, type VerifiedBearer } from './identity.ts';
import { subFrom } from './password-fault.ts';

/** Longer than any real one. */
const longestToken = 8_192;
/** Tokens with made-up key ids must not become so many requests. */
const askAgainForUnknownKeyMs = 5_000;
/** Amazon changes its keys seldom, and a new one is found by its id. */
const keysGoodForMs = 60 * 60 * 1_000;

const shared = {
  sub: z.string().check(z.refine((sub) => subFrom(sub) === sub)),
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
 * Judges a token by its signature and what it says. That its session was ended cannot be seen in it: a token from before
 * is good until it expires, so set the app client's access and id tokens to live 15 minutes at the most.
 */
export async function cognitoTokens(
  { issuer, userPoolClientId, jwksUri }: CognitoConfig,
  clock: Clock,
  limits: CognitoLimits,
): Promise<(token: string) => Promise<Verdict>> {
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
  const published = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: limits.answerMs,
    cooldownDuration: askAgainForUnknownKeyMs,
    cacheMaxAge: keysGoodForMs,
  });
  const keyFor: JWTVerifyGetKey = async (header, token) => {
    // With one key published the library would take it for whatever names none.
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return published(header, token).catch((error: unknown) => {
      throw error instanceof errors.JWKSNoMatchingKey ? error : new IdentityUnavailable(error);
    });
  };
  return async (token) => {
    if (token.length > longestToken || !isInOneSpelling(token)) return worthless('invalid');
    try {
      const { payload } = await jwtVerify(token, keyFor, {
        issuer,
        algorithms: ['RS256'],
        currentDate: clock.now(),
      });
      return verdictOn(payload, userPoolClientId);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return worthless('expired');
      if (error instanceof errors.JOSEError) return worthless('invalid');
      throw error;
    }
  };
}

/** Decoders forgive line ends, padding and spare bits; a token is issued in one spelling. */
function isInOneSpelling(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

function worthless(status: Exclude<VerifiedBearer['status'], 'valid'>): Verdict {
  return { bearer: { status }, expiresAt: null };
}

function verdictOn(payload: JWTPayload, clientId: string): Verdict {
  const read = z.safeParse(claimShape, payload);
  if (!read.success) return worthless('invalid');
  const claims = read.data;
  const meantFor = claims.token_use === 'access' ? claims.client_id : claims.aud;
  if (meantFor !== clientId) return worthless('invalid');
  const { sub, exp, auth_time: signedIn, 'cognito:groups': groups = [] } = claims;
  return {
    bearer: { status: 'valid', sub, use: claims.token_use, groups, signedInAt: new Date(signedIn * 1_000) },
    expiresAt: new Date(exp * 1_000),
  };
}
