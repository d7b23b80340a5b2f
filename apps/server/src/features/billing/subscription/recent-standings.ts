import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, Watch } from '#adapters/db/database.ts';
import type { Standing } from './access.ts';
import { findStanding, standingsTopic } from './queries.ts';

interface Look {
  readonly beganAt: number;
  /** What the watch said before. */
  readonly version: number | null;
  readonly standing: Promise<Standing>;
}

/** However the news of a change got lost, nobody is told the old for longer. */
const goodForMs = 1_000;
const mostEntries = 5_000;

/**
 * Remembers for a moment how a member stands, unless anybody's standing has changed since: every page asks, and some
 * ask several times at once. Those who ask while a look is under way share it.
 */
export function recentStandings(
  look: (sub: string) => Promise<Standing>,
  clock: Clock,
  watch: Pick<Watch, 'version'>,
): (sub: string) => Promise<Standing> {
  // In the order in which they began, so the first is always the oldest.
  const looks = new Map<string, Look>();

  // A clock that was set back makes the beginning lie ahead.
  const isGood = ({ beganAt, version }: Look, now: number): boolean =>
    beganAt <= now && now < beganAt + goodForMs && version === watch.version();

  const makeRoom = (now: number): void => {
    for (const [sub, oldest] of looks) {
      if (looks.size < mostEntries && isGood(oldest, now)) return;
      looks.delete(sub);
    }
  };

  const lookAgain = (sub: string, now: number): Promise<Standing> => {
    const begun: Look = { beganAt: now, version: watch.version(), standing: look(sub) };
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

/** The same for the members that this database knows. */
export function recentStandingsIn(
  db: Pick<Database, 'query' | 'watch'>,
  clock: Clock,
): (sub: string) => Promise<Standing> {
  return recentStandings((sub) => findStanding(db, sub), clock, db.watch(standingsTopic));
}
