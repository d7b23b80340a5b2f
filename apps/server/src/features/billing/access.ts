import { type Access, type AccessInput, getAccess } from '@wayfare/contracts/rules/policies';
import { type Database, type Db, tellChange, type Watch } from '#adapters/db/database.ts';
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

/** Told whenever somebody's subscription or gift was written. */
export const accessTopic = 'access';

/** All that the rule of access wants to know of a member, in one query. */
export async function findAccessInput(db: Db, sub: string): Promise<AccessInput> {
  const { rows } = await db.query<AccessRow>(
    `select paid.status, paid.period_started_at as "periodBeganAt", paid.period_ends_at as "periodEndsAt",
            given.person_id is not null as "isComplimentary", given.ends_at as "complimentaryUntil"
     from person
     left join subscription as paid using (person_id)
     left join complimentary as given using (person_id)
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

/** A subscription without payment; without an end unless one is named. */
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
  await tellChange(db, accessTopic);
}

/** However the news of a change got lost, nobody is told the old for longer. */
const maxStalenessMs = 1_000;

/** Remembers for a moment what gives a member access, unless anybody's has changed since: every page asks. */
export function cachedAccess(
  load: (sub: string) => Promise<AccessInput>,
  clock: Clock,
  watch: Pick<Watch, 'version'>,
): (sub: string) => Promise<AccessInput> {
  const inputs = cache<AccessInput>({ most: 5_000, age: { ms: maxStalenessMs, clock } });
  return (sub) => inputs.find(`${watch.version()} ${sub}`, () => load(sub));
}

/** The same for the members that this database knows. */
export function cachedAccessFromDatabase(
  db: Pick<Database, 'query' | 'watch'>,
  clock: Clock,
): (sub: string) => Promise<AccessInput> {
  return cachedAccess((sub) => findAccessInput(db, sub), clock, db.watch(accessTopic));
}

/**
 * Whether a member may read the homilies and the blog now, by the clock of the payments; for calls that come many times
 * a second: what was heard a moment ago still counts.
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
  // Nothing is listened to before the first question: a command of the operator's asks none.
  let inputOf: ReturnType<typeof cachedAccessFromDatabase> | undefined;
  return async (sub) => {
    inputOf ??= cachedAccessFromDatabase(db, clock);
    return getAccess(await inputOf(sub), billingClock.now()).isActive;
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

/** Whether this member may read, and why, for whoever runs the site. */
export async function describeAccess(db: Db, sub: string, now: Date): Promise<string> {
  return accessLabels[getAccess(await findAccessInput(db, sub), now).because];
}
