import { defaultReadingPreferences, type ReadingPreferences } from '@wayfare/contracts/calls/homily';
import type { Db } from '#adapters/db/database.ts';
import { findPerson, personOf } from '#features/person/person-queries.ts';
import { findPreferences, savePreferences } from './preference-queries.ts';

/** How a member likes to read; null where they never said. It goes with the person. */
export const preferencesOf = (db: Db, personId: string): Promise<ReadingPreferences | null> =>
  findPreferences(db, personId);

export async function preferencesOfMember(db: Db, sub: string): Promise<ReadingPreferences> {
  const personId = await findPerson(db, sub);
  const chosen = personId === null ? null : await findPreferences(db, personId);
  return chosen ?? defaultReadingPreferences;
}

export async function prefer(db: Db, sub: string, chosen: ReadingPreferences, now: Date): Promise<void> {
  await savePreferences(db, await personOf(db, sub, now), chosen);
}
