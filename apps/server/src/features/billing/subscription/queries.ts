import { type Db, tellChange } from '#adapters/db/database.ts';
import type { Standing } from './access.ts';

interface StandingRow {
  status: string | null;
  periodBeganAt: Date;
  periodEndsAt: Date;
  isGiven: boolean;
  givenUntil: Date | null;
}

/** Told whenever somebody's subscription or gift was written. */
export const standingsTopic = 'standings';

/** All that the rule of access wants to know of a member, in one look. */
export async function findStanding(db: Db, sub: string): Promise<Standing> {
  const { rows } = await db.query<StandingRow>(
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

/** The person who goes by this account at the identity provider, made at the first asking. */
export async function personOf(db: Db, sub: string, now: Date): Promise<string> {
  const { rows } = await db.query<{ personId: string }>(
    `insert into person (sub, created_at) values ($1, $2)
     on conflict (sub) do update set sub = excluded.sub
     returning person_id as "personId"`,
    [sub, now],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert brought no row.');
  return row.personId;
}

export async function saveComplimentary(
  db: Db,
  personId: string,
  { now, endsAt }: { readonly now: Date; readonly endsAt: Date | null },
): Promise<void> {
  await db.query(
    `insert into complimentary (person_id, granted_at, ends_at) values ($1, $2, $3)
     on conflict (person_id) do update set granted_at = excluded.granted_at, ends_at = excluded.ends_at`,
    [personId, now, endsAt],
  );
  await tellChange(db, standingsTopic);
}

export async function findPerson(db: Db, sub: string): Promise<string | null> {
  const { rows } = await db.query<{ personId: string }>(
    'select person_id as "personId" from person where sub = $1',
    [sub],
  );
  return rows[0]?.personId ?? null;
}

export async function removePerson(db: Db, personId: string): Promise<void> {
  await db.query('delete from person where person_id = $1', [personId]);
}
