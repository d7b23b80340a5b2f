import { statfs } from 'node:fs/promises';

/** With less, PostgreSQL cannot even write to its own log why it stops. */
const MIN_FREE_BYTES = 1_000_000;

export async function describeFullDisk(path: string): Promise<string | null> {
  const disk = await statfs(path).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < MIN_FREE_BYTES
    ? 'there is no room left on its disk'
    : null;
}
