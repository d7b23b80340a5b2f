import type { Db } from '#adapters/db/database.ts';
import { personOf, saveComplimentary } from './queries.ts';

/** A subscription without payment; without an end unless one is named. */
export async function grantComplimentary(
  db: Db,
  sub: string,
  { now, endsAt = null }: { readonly now: Date; readonly endsAt?: Date | null },
): Promise<void> {
  await saveComplimentary(db, await personOf(db, sub, now), { now, endsAt });
}
