import { createHash } from 'node:crypto';
import type { Clock } from '#adapters/clock/clock.ts';
import type { VerifiedBearer } from './identity.ts';

/** What a look at a token brought, and how long the token itself is good. */
export interface Verdict {
  readonly bearer: VerifiedBearer;
  readonly expiresAt: Date | null;
}

interface Look {
  readonly beganAt: number;
  readonly verdict: Promise<Verdict>;
  /** Not known while the look is under way. */
  expiresAt: number;
}

/** So long an ended session may still be taken for a living one. */
const goodForMs = 1_000;
const mostEntries = 5_000;

async function settle(look: Look, drop: () => void): Promise<void> {
  try {
    const { bearer, expiresAt } = await look.verdict;
    if (expiresAt !== null) look.expiresAt = expiresAt.getTime();
    // Anybody can make up tokens, and must not push out those of members with them.
    if (bearer.status === 'invalid') drop();
  } catch {
    // Told to those who asked; the next one looks again.
    drop();
  }
}

/**
 * Remembers for a moment whose a token is: a page asks for many things at once, and each would cost a signature check
 * and perhaps a query. Many who ask about one token at the same time share one look.
 */
export function recentBearers(
  look: (token: string) => Promise<Verdict>,
  clock: Clock,
): (token: string) => Promise<VerifiedBearer> {
  // In the order in which they began, so the first is always the oldest.
  const looks = new Map<string, Look>();

  const isGood = ({ beganAt, expiresAt }: Look, now: number): boolean =>
    // A clock that was set back makes the beginning lie ahead.
    beganAt <= now && now < beganAt + goodForMs && now < expiresAt;

  const makeRoom = (now: number): void => {
    for (const [digest, oldest] of looks) {
      if (looks.size < mostEntries && isGood(oldest, now)) return;
      looks.delete(digest);
    }
  };

  const lookAgain = (digest: string, token: string, now: number): Look => {
    // The age counts from here: what ends while we look was perhaps still there when it was read.
    const begun: Look = { beganAt: now, verdict: look(token), expiresAt: Number.POSITIVE_INFINITY };
    const drop = (): void => {
      if (looks.get(digest) === begun) looks.delete(digest);
    };
    looks.delete(digest);
    makeRoom(now);
    looks.set(digest, begun);
    void settle(begun, drop);
    return begun;
  };

  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const now = clock.now().getTime();
    const known = looks.get(digest);
    const { verdict } = known !== undefined && isGood(known, now) ? known : lookAgain(digest, token, now);
    return (await verdict).bearer;
  };
}
