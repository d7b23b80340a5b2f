// Tests make hundreds of databases and throw them away. On a disk each waits until it is safely written; in memory none.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const name = /^wayfare-(\d+)-/;
const enough = 4 * 1024 ** 3;

/** A folder of this process, in memory where there is room for it and programs may be run from it. */
export function memoryFolder(): string {
  const parent = isOfUse() ? memory : tmpdir();
  for (const entry of readdirSync(parent)) {
    const owner = name.exec(entry)?.[1];
    if (owner && !isAlive(Number(owner))) rmSync(join(parent, entry), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `wayfare-${process.pid}-`));
  // Like any folder for temporary files: some tests run as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isOfUse(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.includes(` ${memory} tmpfs `));
    const { bavail, bsize } = statfsSync(memory);
    return (
      mount !== undefined &&
      !mount.includes('noexec') &&
      Math.min(bavail * bsize, process.availableMemory()) >= enough
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
