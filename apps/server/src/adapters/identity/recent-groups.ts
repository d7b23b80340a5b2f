import type { Clock } from '#adapters/clock/clock.ts';

interface Look {
  readonly beganAt: number;
  readonly groups: Promise<readonly string[]>;
}

/** Less than the minute in which a removed editor must have stopped, and seldom enough for Amazon. */
const goodForMs = 30_000;
const mostEntries = 1_000;

/** Remembers for half a minute which groups somebody is in, where each question goes over the wire. */
export function recentGroups(look: (sub: string) => Promise<readonly string[]>, clock: Clock) {
  // In the order in which they began, so the first is always the oldest.
  const looks = new Map<string, Look>();

  const lookAgain = (sub: string, now: number): Promise<readonly string[]> => {
    const begun: Look = { beganAt: now, groups: look(sub) };
    looks.delete(sub);
    for (const oldest of looks.keys()) if (looks.size >= mostEntries) looks.delete(oldest);
    looks.set(sub, begun);
    // Told to those who asked; the next one looks again.
    begun.groups.catch(() => looks.get(sub) === begun && looks.delete(sub));
    return begun.groups;
  };

  return {
    async of(sub: string): Promise<readonly string[]> {
      const now = clock.now().getTime();
      const known = looks.get(sub);
      const isGood = known !== undefined && known.beganAt <= now && now < known.beganAt + goodForMs;
      return isGood ? known.groups : lookAgain(sub, now);
    },
    forget: (sub: string): void => void looks.delete(sub),
  };
}
