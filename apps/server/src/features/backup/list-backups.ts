import type { BackupPlace } from '#adapters/backup-place/backup-place.ts';
import { momentOf } from './backup-names.ts';

export interface ListedBackup {
  readonly name: string;
  readonly madeAt: Date;
  readonly bytes: number;
  /** When it was last restored for a try and found whole; null where that was never done. */
  readonly verifiedAt: string | null;
}

/** The newest first. */
export async function listBackups(place: BackupPlace): Promise<ListedBackup[]> {
  const files = await place.list();
  const names = new Set(files.map(({ name }) => name));
  const listed: ListedBackup[] = [];
  for (const { name, bytes } of files) {
    const madeAt = momentOf(name);
    if (madeAt === null) continue;
    const note = names.has(noteName(name)) ? await place.readNote(noteName(name)) : null;
    listed.push({ name, madeAt, bytes, verifiedAt: note?.trim() || null });
  }
  return listed.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** A note beside the backup, so that it is known wherever the backup lies. */
export const noteName = (name: string): string => `${name}.verified`;
