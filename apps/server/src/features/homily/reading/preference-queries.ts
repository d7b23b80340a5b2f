import type { ReadingPreferences } from '@wayfare/contracts/calls/homily';
import type { Db } from '#adapters/db/database.ts';

export async function findPreferences(db: Db, personId: string): Promise<ReadingPreferences | null> {
  const { rows } = await db.query<ReadingPreferences>(
    'select text_size as "textSize", theme from reading_preference where person_id = $1',
    [personId],
  );
  return rows[0] ?? null;
}

export async function savePreferences(
  db: Db,
  personId: string,
  { textSize, theme }: ReadingPreferences,
): Promise<void> {
  await db.query(
    `insert into reading_preference (person_id, text_size, theme) values ($1, $2, $3)
     on conflict (person_id) do update set text_size = excluded.text_size, theme = excluded.theme`,
    [personId, textSize, theme],
  );
}
