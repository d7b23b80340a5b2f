import type { AccessInput } from '@wayfare/contracts/rules/policies/subscription';
import { type Db, tellChange } from '#adapters/db/database.ts';
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
    `select paid.status, paid.period_began_at as "periodBeganAt", paid.period_ends_at as "periodEndsAt",
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
