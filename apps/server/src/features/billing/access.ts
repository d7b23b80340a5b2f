import { type Access, type AccessInput, getAccess } from '@wayfare/contracts/rules/policies';
import { type Database, type Db, tellChange, type Watch } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import { personOf } from '#features/person/person-queries.ts';

interface AccessRow {
  status: string | null;
  periodBeganAt: Date;
  periodEndsAt: Date;
  isGiven: boolean;
  givenUntil: Date | null;
}

/** Told whenever somebody's subscription or gift was written. */
export const accessTopic = 'access';

/** All that the rule of access wants to know of a member, in one query. */
export async function findAccessInput(db: Db, sub: string): Promise<AccessInput> {
  const { rows } = await db.query<AccessRow>(
    `select paid.status, paid.period_started_at as "periodBeganAt", paid.period_ends_at as "periodEndsAt",
            given.person_id is not null as "isGiven", given.ends_at as "givenUntil"
     from person
     left join subscription as paid using (person_id)
     left join complimentary as given using (person_id)
     where person.sub = $1`,
    [sub],
  );
  const [row] = rows;
  if (row === undefined) return { subscription: null, complimentary: null };
  const { status, periodBeganAt, periodEndsAt, isGiven, givenUntil } = row;
  return {
    subscription: status === null ? null : { status, periodBeganAt, periodEndsAt },
    complimentary: isGiven ? { endsAt: givenUntil } : null,
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
    [await personOf(db, sub, now), now, endsAt],
  );
  await tellChange(db, accessTopic);
}

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
    return getAccess(await inputOf(sub), billingClock.now()).isActive;
  };
}

const words: Readonly<Record<Access['because'], string>> = {
  complimentary: 'active (complimentary)',
  subscription: 'active',
  grace: 'active (a payment failed)',
  none: 'none',
  ended: 'ended',
  unpaid: 'unpaid',
};

/** Whether this member may read, and why, for whoever runs the site. */
export async function accessInWords(db: Db, sub: string, now: Date): Promise<string> {
  return words[getAccess(await findAccessInput(db, sub), now).because];
}
