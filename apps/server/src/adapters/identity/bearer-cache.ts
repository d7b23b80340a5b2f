import { createHash } from 'node:crypto';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import type { VerifiedBearer } from './identity.ts';

/** What a look at a token brought, and how long the token itself is good. */
export interface Verdict {
  readonly bearer: VerifiedBearer;
  readonly expiresAt: Date | null;
}

/** So long an ended session may still be taken for a living one. */
const goodForMs = 1_000;

/**
 * Remembers for a moment whose a token is: a page asks for many things at once, and each would cost a signature check
 * and perhaps a query.
 */
export function cacheBearers(
  look: (token: string) => Promise<Verdict>,
  clock: Clock,
): (token: string) => Promise<VerifiedBearer> {
  const verdicts = cache<Verdict>({
    max: 5_000,
    maxAge: { ms: goodForMs, clock },
    expiresAt: ({ bearer, expiresAt }) =>
      // Anybody can make up tokens, and must not push out those of members with them.
      bearer.status === 'invalid' ? null : (expiresAt?.getTime() ?? Number.POSITIVE_INFINITY),
  });
  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    return (await verdicts.get(digest, () => look(token))).bearer;
  };
}
