import { type Access, type AccessInput, getAccess, graceMs } from '@wayfare/contracts/rules/policies';
import { type Database, type Db, notifyChange, type Watch } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';

/** NOTIFY channel for changes of subscriptions and complimentary access. */
export const accessTopic = 'access';

interface AccessRow {
  status: string | null;
  periodBeganAt: Date;
  periodEndsAt: Date;
  isComplimentary: boolean;
  complimentaryUntil: Date | null;
}

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

/**
 * getAccess as an SQL condition, to select among all members. `now` is the placeholder of the payments' time; join the
 * tables with `accessJoins`. A test compares both.
 */
export function accessCondition(now: `$${number}`): string {
  const grace = `interval '${graceMs} milliseconds'`;
  return `coalesce(
    complimentary.person_id is not null and (complimentary.ends_at is null or ${now}::timestamptz < complimentary.ends_at)
    or subscription.status in ('active', 'trialing') and ${now}::timestamptz < subscription.period_ends_at + ${grace}
    or subscription.status = 'past_due' and ${now}::timestamptz < subscription.period_started_at + ${grace}, false)`;
}

/** Requires the table `person` in the query. */
export const accessJoins = `
  left join subscription on subscription.person_id = person.person_id
  left join complimentary on complimentary.person_id = person.person_id`;

/** Members with access by plan, or `complimentary`. */
export async function countSubscribers(db: Db, now: Date): Promise<Record<string, number>> {
  const { rows } = await db.query<{ plan: string; subscribers: number }>(
    `select coalesce(subscription.plan, 'complimentary') as plan, count(*) as subscribers
       from person ${accessJoins} where ${accessCondition('$1')} group by 1`,
    [now],
  );
  return Object.fromEntries(rows.map(({ plan, subscribers }) => [plan, subscribers]));
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
