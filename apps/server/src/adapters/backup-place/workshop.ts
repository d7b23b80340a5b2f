import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const shape = /^\.wayfare-(?:making|looking)-(\d+)-/;

/**
 * A folder for one piece of work, with the number of its process in its name: whoever comes next clears away what a
 * killed one left.
 */
export async function makeWorkFolder(parent: string, purpose: 'making' | 'looking'): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await clearLeftovers(parent);
  const folder = join(parent, `.wayfare-${purpose}-${process.pid}-${Date.now()}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** What killed processes left there. */
export async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = Number(shape.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
