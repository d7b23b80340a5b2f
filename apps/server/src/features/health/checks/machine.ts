import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../doctor.ts';

/** `required` as package.json has it: '>=20'. */
export const nodeCheck = (running: string, required: string): Check => ({
  about: 'node',
  run() {
    const minVersion = Number(/\d+/.exec(required)?.[0]);
    return Number.parseInt(running, 10) >= minVersion
      ? null
      : `This is Node.js ${running}, and the site needs ${minVersion} or newer: install that, and start the site with it.`;
  },
});

const minFreeShare = 0.15;
const minFreeDatabases = 3;
const formatGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

export interface DiskSpace {
  readonly free: number;
  readonly size: number;
}

export function findDiskFault({ free, size }: DiskSpace, databaseBytes: number): string | null {
  const left = `${formatGigabytes(free)} are free on the disk of DATA_DIR`;
  if (free < minFreeDatabases * databaseBytes)
    return `${left}, less than three times the database (${formatGigabytes(databaseBytes)}), which a backup and its trial need: make room, or move DATA_DIR to a larger disk.`;
  if (free < minFreeShare * size)
    return `${left}, ${((free / size) * 100).toFixed(0)}% of it: make room, or move DATA_DIR to a larger disk.`;
  return null;
}

export const diskCheck = (dataDir: string, databaseBytes: () => Promise<number>): Check => ({
  about: 'disk',
  async run() {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    // Another check reports an unreachable database.
    const bytes = await databaseBytes().catch(() => 0);
    return findDiskFault({ free: bavail * bsize, size: blocks * bsize }, bytes);
  },
});

/** Finds files that other users of the machine can read. */
export const fileModesCheck = (dataDir: string, besides: readonly string[]): Check => ({
  about: 'files',
  async run() {
    const paths = [dataDir, join(dataDir, 'master.key'), join(dataDir, 'settings.json'), ...besides];
    const readable = await Promise.all(paths.map((path) => findWorldReadable(path)));
    return readable.flatMap((path) =>
      path === null
        ? []
        : [`${path} can be read by every user of this machine: take that from them by chmod o-rw ${path}.`],
    );
  },
});

async function findWorldReadable(path: string): Promise<string | null> {
  const mode = await stat(path).then(
    (stats) => stats.mode,
    () => 0,
  );
  // The last three bits are for others. Search permission alone does not list a folder.
  return (mode & 0o006) === 0 ? null : path;
}
