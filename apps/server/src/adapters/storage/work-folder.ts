import { mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const namePattern = /^\.wayfare-(?:making|looking)-(\d+)-(\d+)@(.+)$/;

/** Older folders are deleted even if another process now has their process id. */
const maxAgeMs = 24 * 60 * 60_000;

/** The name contains the process id and the host, so that `clearLeftovers` can detect folders of killed processes. */
export async function makeWorkFolder(parent: string, purpose: 'making' | 'looking'): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await clearLeftovers(parent);
  const folder = join(parent, `.wayfare-${purpose}-${process.pid}-${Date.now()}@${hostname()}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Deletes the folders of killed processes. */
export async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid, startedAt, machine] = namePattern.exec(name) ?? [];
    if (pid === undefined) continue;
    const isDead = machine === hostname() && !isAlive(Number(pid));
    if (!isDead && Number(startedAt) > Date.now() - maxAgeMs) continue;
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
