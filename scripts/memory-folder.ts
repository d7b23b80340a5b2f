// Tests create and drop hundreds of databases, which is slow on a disk because each is synced.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const name = /^wayfare-(\d+)-/;
const minFreeBytes = 4 * 1024 ** 3;

/** Creates a folder for this process, in memory if there is room and programs may be executed there. */
export function memoryFolder(): string {
  const parent = isMemoryUsable() ? memory : tmpdir();
  for (const entry of readdirSync(parent)) {
    const owner = name.exec(entry)?.[1];
    if (owner && !isAlive(Number(owner))) rmSync(join(parent, entry), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `wayfare-${process.pid}-`));
  // Writable for everybody, because some tests run as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function isMemoryUsable(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.includes(` ${memory} tmpfs `));
    const { bavail, bsize } = statfsSync(memory);
    return (
      mount !== undefined &&
      !mount.includes('noexec') &&
      Math.min(bavail * bsize, process.availableMemory()) >= minFreeBytes
    );
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
