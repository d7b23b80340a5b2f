import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../doctor.ts';

/** `wanted` as package.json has it: '>=20'. */
export const nodeCheck = (running: string, wanted: string): Check => ({
  about: 'node',
  look() {
    const least = Number(/\d+/.exec(wanted)?.[0]);
    return Number.parseInt(running, 10) >= least
      ? null
      : `This is Node.js ${running}, and the site needs ${least} or newer: install that, and start the site with it.`;
  },
});

const leastFree = 0.15;
const leastTimes = 3;
const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

export interface Room {
  readonly free: number;
  readonly size: number;
}

export function roomFault({ free, size }: Room, databaseBytes: number): string | null {
  const left = `${inGigabytes(free)} are free on the disk of DATA_DIR`;
  if (free < leastTimes * databaseBytes)
    return `${left}, less than three times the database (${inGigabytes(databaseBytes)}), which a backup and its trial need: make room, or move DATA_DIR to a larger disk.`;
  if (free < leastFree * size)
    return `${left}, ${((free / size) * 100).toFixed(0)}% of it: make room, or move DATA_DIR to a larger disk.`;
  return null;
}

export const diskCheck = (dataDir: string, databaseBytes: () => Promise<number>): Check => ({
  about: 'disk',
  async look() {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    // A database that cannot be asked has a fault of its own.
    const bytes = await databaseBytes().catch(() => 0);
    return roomFault({ free: bavail * bsize, size: blocks * bsize }, bytes);
  },
});

/** What others on this machine could read: the mails in the outbox, the pictures, the keys. */
export const modesCheck = (dataDir: string, besides: readonly string[]): Check => ({
  about: 'files',
  async look() {
    const places = [dataDir, join(dataDir, 'master.key'), join(dataDir, 'settings.json'), ...besides];
    const found = await Promise.all(places.map((path) => openToOthers(path)));
    return found.flatMap((path) =>
      path === null
        ? []
        : [`${path} can be read by every user of this machine: take that from them by chmod o-rw ${path}.`],
    );
  },
});

async function openToOthers(path: string): Promise<string | null> {
  // What is not there, nobody can read.
  const mode = await stat(path).then(
    (found) => found.mode,
    () => 0,
  );
  // The last three bits of a mode are those of others. Who may only pass through a folder cannot list it.
  return (mode & 0o006) === 0 ? null : path;
}
