import { statfs } from 'node:fs/promises';

/** With less than this PostgreSQL writes nothing, its own log included, and so cannot say why it ends. */
const LEAST_BYTES = 1_000_000;

export async function whyDiskStops(path: string): Promise<string | null> {
  const disk = await statfs(path).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST_BYTES ? 'there is no room left on its disk' : null;
}
