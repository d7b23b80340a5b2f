import { defaultReadingPreferences, type ReadingPreferences } from '@wayfare/contracts/calls/homily';
import { type Db, findRow } from '#adapters/db/database.ts';
import { findPerson, getOrCreatePerson } from '#features/person/person-queries.ts';

export async function getReadingPreferences(db: Db, sub: string): Promise<ReadingPreferences> {
  const personId = await findPerson(db, sub);
  const saved = personId === null ? null : await findReadingPreferences(db, personId);
  return saved ?? defaultReadingPreferences;
}

/** Null if not set. */
export const findReadingPreferences = (db: Db, personId: string): Promise<ReadingPreferences | null> =>
  findRow<ReadingPreferences>(
    db,
    'select text_size as "textSize", theme from reading_preference where person_id = $1',
    [personId],
  );

export async function setReadingPreferences(
  db: Db,
  sub: string,
  { textSize, theme }: ReadingPreferences,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into reading_preference (person_id, text_size, theme) values ($1, $2, $3)
     on conflict (person_id) do update set text_size = excluded.text_size, theme = excluded.theme`,
    [await getOrCreatePerson(db, sub, now), textSize, theme],
  );
}
