import type { BackupPlace } from '#adapters/backup-place/backup-place.ts';
import type { Keep } from '#config/backup-shapes.ts';
import { namesToDrop } from './keep.ts';
import { listBackups, noteName } from './list-backups.ts';

/** Deletes those that are not to be kept any longer, and nothing that is no backup of ours. Their names. */
export async function dropOldBackups(place: BackupPlace, keep: Keep, timeZone: string): Promise<string[]> {
  const names = namesToDrop(await listBackups(place), keep, timeZone);
  for (const name of names) {
    await place.remove(name);
    await place.remove(noteName(name));
  }
  return names;
}
