import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, Watch } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import type { Standing } from './access.ts';
import { findStanding, standingsTopic } from './queries.ts';

/** However the news of a change got lost, nobody is told the old for longer. */
const goodForMs = 1_000;

/** Remembers for a moment how a member stands, unless anybody's standing has changed since: every page asks. */
export function recentStandings(
  look: (sub: string) => Promise<Standing>,
  clock: Clock,
  watch: Pick<Watch, 'version'>,
): (sub: string) => Promise<Standing> {
  const standings = cache<Standing>({ most: 5_000, age: { ms: goodForMs, clock } });
  return (sub) => standings.find(`${watch.version()} ${sub}`, () => look(sub));
}

/** The same for the members that this database knows. */
export function recentStandingsIn(
  db: Pick<Database, 'query' | 'watch'>,
  clock: Clock,
): (sub: string) => Promise<Standing> {
  return recentStandings((sub) => findStanding(db, sub), clock, db.watch(standingsTopic));
}
