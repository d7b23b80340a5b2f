import type { BackupPlace, FetchedFile } from '#adapters/backup-place/backup-place.ts';
import { BackupFault } from './backup-fault.ts';
import { listBackups } from './list-backups.ts';

/** A backup of that place by its name, or the latest. */
export async function fetchBackup(
  place: BackupPlace,
  wanted: string,
): Promise<FetchedFile & { readonly name: string }> {
  const name = wanted === 'latest' ? (await listBackups(place))[0]?.name : wanted;
  if (name === undefined) throw new BackupFault(`There is no backup in ${place.address}.`);
  const fetched = await place.fetch(name);
  if (fetched === null)
    throw new BackupFault(
      `There is no ${name} in ${place.address}: see what there is by \`wayfare backup list\`.`,
    );
  return { ...fetched, name };
}
