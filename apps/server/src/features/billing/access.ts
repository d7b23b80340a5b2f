import { type Access, type AccessInput, getAccess } from '@wayfare/contracts/rules/policies';
import type { Database, Db, Watch } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import { accessTopic, findAccessInput } from './subscription-queries.ts';

/** Maximum staleness if a notification was lost. */
const maxStalenessMs = 1_000;

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
  const inputs = cache<AccessInput>({ max: 5_000, maxAge: { ms: maxStalenessMs, clock } });
  // LISTEN starts with the first call, because commands of the operator never call this.
  let watch: Watch | undefined;
  return async (sub) => {
    watch ??= db.watch(accessTopic);
    const input = await inputs.get(`${watch.version()} ${sub}`, () => findAccessInput(db, sub));
    return getAccess(input, billingClock.now()).isActive;
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
export const describeAccess = async (db: Db, sub: string, now: Date): Promise<string> =>
  accessLabels[getAccess(await findAccessInput(db, sub), now).because];
