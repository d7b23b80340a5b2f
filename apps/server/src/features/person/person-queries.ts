import { type Db, findRow, findValue } from '#adapters/db/database.ts';

export async function getOrCreatePerson(db: Db, sub: string, now: Date): Promise<string> {
  const personId = await findValue<string>(
    db,
    `insert into person (sub, created_at) values ($1, $2)
     on conflict (sub) do update set sub = excluded.sub
     returning person_id`,
    [sub, now],
  );
  if (personId === null) throw new Error('The upsert returned no row.');
  return personId;
}

export const findPerson = (db: Db, sub: string): Promise<string | null> =>
  findValue<string>(db, 'select person_id as "personId" from person where sub = $1', [sub]);

/** Deletes the person's rows in all tables, except donations. */
export async function deletePerson(db: Db, personId: string): Promise<void> {
  await db.query('delete from person where person_id = $1', [personId]);
}

export interface PersonAndSignup {
  readonly sub: string | null;
  /** Null for an account that an operator created. */
  readonly signup: { readonly name: string; readonly email: string; readonly isConfirmed: boolean } | null;
}

export async function findPersonAndSignup(db: Db, personId: string): Promise<PersonAndSignup | null> {
  const row = await findRow<
    { sub: string | null } & ({ name: string; email: string; isConfirmed: boolean } | { email: null })
  >(
    db,
    `select sub, name, email, confirmed_at is not null as "isConfirmed"
     from person left join signup using (person_id) where person_id = $1`,
    [personId],
  );
  if (row === null) return null;
  if (row.email === null) return { sub: row.sub, signup: null };
  const { sub, ...signup } = row;
  return { sub, signup };
}
