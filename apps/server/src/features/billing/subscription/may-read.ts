import type { Clock } from '#adapters/clock/clock.ts';
import type { Database } from '#adapters/db/database.ts';
import { accessFor } from './access.ts';
import { recentStandingsIn } from './recent-standings.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly billingClock: Clock;
}

/**
 * Whether a member may read the homilies and the blog now, by the clock of the payments; for calls that come many times
 * a second: what was heard a moment ago still counts.
 */
export function recentSubscribers({ db, clock, billingClock }: Needs): (sub: string) => Promise<boolean> {
  const standingOf = recentStandingsIn(db, clock);
  return async (sub) => accessFor(await standingOf(sub), billingClock.now()).isActive;
}
