import { type Access, type AccessInput, getAccess } from '@wayfare/contracts/rules/policies';
import { type Database, type Db, notifyChange, type Watch } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';

interface AccessRow {
  status: string | null;
  periodBeganAt: Date;
  periodEndsAt: Date;
  isComplimentary: boolean;
  complimentaryUntil: Date | null;
}

/** NOTIFY channel for changes of subscriptions and complimentary access. */
export const accessTopic = 'access';

/** Loads everything that getAccess needs, in one query. */
export async function findAccessInput(db: Db, sub: string): Promise<AccessInput> {
  const { rows } = await db.query<AccessRow>(
    `select subscription.status, subscription.period_started_at as "periodBeganAt", subscription.period_ends_at as "periodEndsAt",
            complimentary.person_id is not null as "isComplimentary", complimentary.ends_at as "complimentaryUntil"
     from person
     left join subscription using (person_id)
     left join complimentary using (person_id)
     where person.sub = $1`,
    [sub],
  );
  const [row] = rows;
  if (row === undefined) return { subscription: null, complimentary: null };
  const { status, periodBeganAt, periodEndsAt, isComplimentary, complimentaryUntil } = row;
  return {
    subscription: status === null ? null : { status, periodBeganAt, periodEndsAt },
    complimentary: isComplimentary ? { endsAt: complimentaryUntil } : null,
  };
}

/** Grants access without payment, without an end unless `endsAt` is set. */
export async function grantComplimentary(
  db: Db,
  sub: string,
  { now, endsAt = null }: { readonly now: Date; readonly endsAt?: Date | null },
): Promise<void> {
  await db.query(
    `insert into complimentary (person_id, granted_at, ends_at) values ($1, $2, $3)
     on conflict (person_id) do update set granted_at = excluded.granted_at, ends_at = excluded.ends_at`,
    [await getOrCreatePerson(db, sub, now), now, endsAt],
  );
  await notifyChange(db, accessTopic);
}

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
