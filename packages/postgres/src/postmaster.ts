import { open, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PostgresStartError } from './errors.ts';
import type { Paths } from './paths.ts';
import { type Owner, runProgram } from './run-as.ts';

/** The content of postmaster.pid. */
export interface PidFile {
  pid: number;
  socketDirectory: string;
  isReady: boolean;
  /** It accepts no connections any more, and may wait for existing ones to end. */
  isStopping: boolean;
}

const STOP_TIMEOUT_MS = 60_000;
/** Above every kernel's maximum process id. */
const UNUSED_PID = 2_147_483_647;

export async function readPidFile(paths: Paths): Promise<PidFile | null> {
  const text = await readFile(join(paths.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const state = lines[7]?.trim();
  return {
    pid,
    socketDirectory: lines[4] ?? '',
    isReady: state === 'ready',
    isStopping: state === 'stopping',
  };
}

/**
 * The caller holds the start lock, so a postmaster that still runs has lost its supervisor. Stops it cleanly, so that a
 * new one can start.
 */
export async function stopFormerPostmaster(
  paths: Paths,
  owner: Owner | null,
  log: (line: string) => void,
): Promise<void> {
  const former = await readPidFile(paths);
  if (former === null) return;
  if (await isPostmasterOf(paths.cluster, former.pid)) {
    log('The database was left running without a supervisor; stopping it cleanly first.');
    await stopOrphan(paths, former.pid);
    return;
  }
  if (isAlive(former.pid)) await invalidatePidFile(paths, owner);
}

async function stopOrphan(paths: Paths, pid: number): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  process.kill(pid, 'SIGINT');
  while (await isPostmasterOf(paths.cluster, pid)) {
    if (Date.now() > deadline) {
      throw new PostgresStartError(
        `A former PostgreSQL (process ${pid}) still runs on ${paths.cluster} and does not stop. ` +
          'Stop it by hand, then start again.',
      );
    }
    await pause(20);
  }
  // It removes the file when it ends. If it was killed, its process id lives on until it is reaped.
  if (isAlive(pid) && (await readPidFile(paths))?.pid === pid) await invalidatePidFile(paths, null);
}

/**
 * The process id of a dead postmaster may still exist, unreaped or reused, and PostgreSQL would refuse to start. The rest
 * of the file is kept, because PostgreSQL uses it to detect children of the dead postmaster.
 */
async function invalidatePidFile(paths: Paths, owner: Owner | null): Promise<void> {
  const path = join(paths.cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => '');
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  // A new file, renamed: as root we must not write through a symbolic link that the owner may have placed.
  const file = await open(fresh, 'wx', 0o600);
  try {
    await file.writeFile(text.replace(/^\d+/, String(UNUSED_PID)));
    if (owner) await file.chown(owner.uid, owner.gid);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(fresh, path);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True if the process is PostgreSQL and runs in this directory; process ids are reused. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { stdout } = await runProgram(['ps', '-p', String(pid), '-o', 'command=']);
    return stdout.includes('postgres') && stdout.includes(cluster);
  }
  const [commandLine, directory, home] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    realpath(cluster).catch(() => cluster),
  ]);
  // A process that is ending has an empty command line a moment before it leaves the directory.
  return directory === home && (commandLine === '' || commandLine.includes('postgres'));
}
