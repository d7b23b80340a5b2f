import { hash } from 'node:crypto';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import type { VerifiedBearer } from './identity.ts';

/** The result for a token, and when the token expires. */
export interface Verdict {
  readonly bearer: VerifiedBearer;
  readonly expiresAt: Date | null;
}

/** An ended session may be accepted for this long. */
const maxAgeMs = 1_000;

/**
 * Caches the result for a token: a page makes many requests at once, and each would need a signature check and perhaps a
 * query.
 */
export function cacheBearers(
  verify: (token: string) => Promise<Verdict>,
  clock: Clock,
): (token: string) => Promise<VerifiedBearer> {
  const verdicts = cache<Verdict>({
    max: 5_000,
    maxAge: { ms: maxAgeMs, clock },
    expiresAt: ({ bearer, expiresAt }) =>
      // Not cached, so that made-up tokens do not evict those of members.
      bearer.status === 'invalid' ? null : (expiresAt?.getTime() ?? Number.POSITIVE_INFINITY),
  });
  return async (token) => {
    const digest = hash('sha256', token, 'base64');
    return (await verdicts.get(digest, () => verify(token))).bearer;
  };
}
