import type { Clock } from '#adapters/clock/clock.ts';
import type { Standing } from './access.ts';

interface Look {
  readonly beganAt: number;
  readonly standing: Promise<Standing>;
}

/** So long a cancelled member may still read, and one who has just paid may not: on each server, and no longer. */
const goodForMs = 1_000;
const mostEntries = 5_000;

/**
 * Remembers for a moment how a member stands: every page asks, and some ask several times at once. Those who ask while
 * a look is under way share it.
 */
export function recentStandings(
  look: (sub: string) => Promise<Standing>,
  clock: Clock,
): (sub: string) => Promise<Standing> {
  // In the order in which they began, so the first is always the oldest.
  const looks = new Map<string, Look>();

  // A clock that was set back makes the beginning lie ahead.
  const isGood = ({ beganAt }: Look, now: number): boolean => beganAt <= now && now < beganAt + goodForMs;

  const makeRoom = (now: number): void => {
    for (const [sub, oldest] of looks) {
      if (looks.size < mostEntries && isGood(oldest, now)) return;
      looks.delete(sub);
    }
  };

  const lookAgain = (sub: string, now: number): Promise<Standing> => {
    const begun: Look = { beganAt: now, standing: look(sub) };
    looks.delete(sub);
    makeRoom(now);
    looks.set(sub, begun);
    // Told to those who asked; the next one looks again.
    begun.standing.catch(() => looks.get(sub) === begun && looks.delete(sub));
    return begun.standing;
  };

  return (sub) => {
    const now = clock.now().getTime();
    const known = looks.get(sub);
    return known !== undefined && isGood(known, now) ? known.standing : lookAgain(sub, now);
  };
}
