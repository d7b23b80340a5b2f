import { open, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pause } from './pause.ts';
import type { Places } from './places.ts';
import type { Owner } from './run-as.ts';
import { runProgram } from './run-program.ts';
import { PostgresWillNotStart } from './will-not-start.ts';

/** What PostgreSQL writes about itself into postmaster.pid. */
export interface PidFile {
  pid: number;
  socketDirectory: string;
  isReady: boolean;
  /** Somebody told it to stop: it lets nobody in any more, and may wait for those who are. */
  isStopping: boolean;
}

const STOP_WITHIN_MS = 60_000;
/** Above every limit that a kernel sets for process ids, so no process can ever have it. */
const NO_PROCESS = 2_147_483_647;

export async function readPidFile(places: Places): Promise<PidFile | null> {
  const text = await readFile(join(places.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
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
 * Called while nobody keeps the database (we hold the lock). A postmaster that still runs lost its supervisor: stop it
 * cleanly, and a new one may start.
 */
export async function settleFormerPostmaster(
  places: Places,
  owner: Owner | null,
  log: (line: string) => void,
): Promise<void> {
  const former = await readPidFile(places);
  if (former === null) return;
  if (await isPostmasterOf(places.cluster, former.pid)) {
    log('The database was left running without a keeper; stopping it cleanly first.');
    await stopOrphan(places, former.pid);
    return;
  }
  if (isAlive(former.pid)) await disownPid(places, owner);
}

async function stopOrphan(places: Places, pid: number): Promise<void> {
  const deadline = Date.now() + STOP_WITHIN_MS;
  process.kill(pid, 'SIGINT');
  while (await isPostmasterOf(places.cluster, pid)) {
    if (Date.now() > deadline) {
      throw new PostgresWillNotStart(
        `A former PostgreSQL (process ${pid}) still runs on ${places.cluster} and does not stop. ` +
          'Stop it by hand, then start again.',
      );
    }
    await pause(20);
  }
  // Its last act removes the file; killed meanwhile, it waits to be reaped under its old number.
  if (isAlive(pid) && (await readPidFile(places))?.pid === pid) await disownPid(places, null);
}

/**
 * A dead postmaster's number can live on: unreaped, or given to another process. PostgreSQL would then refuse to start.
 * The rest of the file stays, because by it PostgreSQL notices children of the dead one that still run.
 */
async function disownPid(places: Places, owner: Owner | null): Promise<void> {
  const path = join(places.cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => '');
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  // Written anew beside it, never through the name: as root we must not follow a link that its owner planted.
  const file = await open(fresh, 'wx', 0o600);
  try {
    await file.writeFile(text.replace(/^\d+/, String(NO_PROCESS)));
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

/** The number alone proves nothing: is it a PostgreSQL, and does it sit in this very directory? */
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
  // Who is ending has lost its words a little before it leaves the directory: until then it still runs.
  return directory === home && (commandLine === '' || commandLine.includes('postgres'));
}
