import { type AccessInput, accessFor } from '@wayfare/contracts/rules/policies/subscription';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, Watch } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { accessTopic, findAccessInput } from './access-queries.ts';

/** However the news of a change got lost, nobody is told the old for longer. */
const goodForMs = 1_000;

/** Remembers for a moment what gives a member access, unless anybody's has changed since: every page asks. */
export function recentAccess(
  load: (sub: string) => Promise<AccessInput>,
  clock: Clock,
  watch: Pick<Watch, 'version'>,
): (sub: string) => Promise<AccessInput> {
  const inputs = cache<AccessInput>({ most: 5_000, age: { ms: goodForMs, clock } });
  return (sub) => inputs.find(`${watch.version()} ${sub}`, () => load(sub));
}

/** The same for the members that this database knows. */
export function recentAccessIn(
  db: Pick<Database, 'query' | 'watch'>,
  clock: Clock,
): (sub: string) => Promise<AccessInput> {
  return recentAccess((sub) => findAccessInput(db, sub), clock, db.watch(accessTopic));
}

/**
 * Whether a member may read the homilies and the blog now, by the clock of the payments; for calls that come many times
 * a second: what was heard a moment ago still counts.
 */
export function recentSubscribers({
  db,
  clock,
  billingClock,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly billingClock: Clock;
}): (sub: string) => Promise<boolean> {
  // Nothing is listened to before the first question: a command of the operator's asks none.
  let inputOf: ReturnType<typeof recentAccessIn> | undefined;
  return async (sub) => {
    inputOf ??= recentAccessIn(db, clock);
    return accessFor(await inputOf(sub), billingClock.now()).isActive;
  };
}
