import { mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const shape = /^\.wayfare-(?:making|looking)-(\d+)-(\d+)@(.+)$/;

/** Longer than anything takes: what is older than this belongs to nobody any more, whatever its number is now. */
const oldMs = 24 * 60 * 60_000;

/**
 * A folder for one piece of work, with its process and its machine in its name: whoever comes next clears away what a
 * killed one left, and leaves what another machine is working on.
 */
export async function makeWorkFolder(parent: string, purpose: 'making' | 'looking'): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await clearLeftovers(parent);
  const folder = join(parent, `.wayfare-${purpose}-${process.pid}-${Date.now()}@${hostname()}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** What killed processes left there. */
export async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid, begun, machine] = shape.exec(name) ?? [];
    if (pid === undefined) continue;
    const isDead = machine === hostname() && !isAlive(Number(pid));
    if (!isDead && Number(begun) > Date.now() - oldMs) continue;
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
