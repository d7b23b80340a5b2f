import { statfs } from 'node:fs/promises';
import type { WholeDatabase } from '#adapters/db/database.ts';
import { BackupFault } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

interface Scratch {
  readonly whole: WholeDatabase;
  readonly folder: string;
  close(): Promise<void>;
}

/** Restores the backup into a temporary database and compares the rows. */
export async function verifyBackup(
  path: string,
  openScratchDatabase: () => Promise<Scratch>,
): Promise<Restored> {
  const backup = await openBackup(path);
  try {
    const scratch = await openScratchDatabase();
    try {
      const rowBytes = backup.manifest.tables.reduce((sum, table) => sum + table.rowBytes, 0);
      await requireRoom(scratch.folder, rowBytes);
      return await restoreBackup({ whole: scratch.whole, storage: null }, backup);
    } finally {
      await scratch.close();
    }
  } finally {
    await backup.close();
  }
}

/** For rows, indexes and the write-ahead log. */
const spaceFactor = 3;
const spareBytes = 256 * 1024 * 1024;

async function requireRoom(folder: string, rowBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, spaceFactor * rowBytes + spareBytes];
  if (free >= needed) return;
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new BackupFault(
    `The disk of ${folder} has ${inMb(free)} free, and the verification needs ${inMb(needed)}: make room there.`,
  );
}
