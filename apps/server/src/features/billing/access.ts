import { type Access, type AccessInput, getAccess } from '@wayfare/contracts/rules/policies';
import type { Database, Db, Watch } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import { accessTopic, findAccessInput } from './subscription-queries.ts';

/** Maximum staleness if a notification was lost. */
const maxStalenessMs = 1_000;

/** Caches the access of members for a moment and until the next change, because every page needs it. */
export function cachedAccess(
  load: (sub: string) => Promise<AccessInput>,
  clock: Clock,
  watch: Pick<Watch, 'version'>,
): (sub: string) => Promise<AccessInput> {
  const inputs = cache<AccessInput>({ max: 5_000, maxAge: { ms: maxStalenessMs, clock } });
  return (sub) => inputs.get(`${watch.version()} ${sub}`, () => load(sub));
}

export function cachedAccessFromDatabase(
  db: Pick<Database, 'query' | 'watch'>,
  clock: Clock,
): (sub: string) => Promise<AccessInput> {
  return cachedAccess((sub) => findAccessInput(db, sub), clock, db.watch(accessTopic));
}

/**
 * For calls that come many times a second: caches the access of a member for a moment. Uses the clock of the payments.
 */
export function cachedSubscriberCheck({
  db,
  clock,
  billingClock,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly billingClock: Clock;
}): (sub: string) => Promise<boolean> {
  // LISTEN starts with the first call, because commands of the operator never call this.
  let findInput: ReturnType<typeof cachedAccessFromDatabase> | undefined;
  return async (sub) => {
    findInput ??= cachedAccessFromDatabase(db, clock);
    return getAccess(await findInput(sub), billingClock.now()).isActive;
  };
}

const accessLabels: Readonly<Record<Access['because'], string>> = {
  complimentary: 'active (complimentary)',
  subscription: 'active',
  grace: 'active (a payment failed)',
  none: 'none',
  ended: 'ended',
  unpaid: 'unpaid',
};

/** The access of a member, as operators see it. */
export async function describeAccess(db: Db, sub: string, now: Date): Promise<string> {
  return accessLabels[getAccess(await findAccessInput(db, sub), now).because];
}
