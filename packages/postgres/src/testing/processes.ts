import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** All PostgreSQL processes of the database, by their working directory. */
export async function serverProcesses(dataDir: string): Promise<number[]> {
  const cluster = await realpath(join(dataDir, 'cluster')).catch(() => null);
  return cluster === null ? [] : pidsWhere((pid) => readlinkSync(`/proc/${pid}/cwd`) === cluster);
}

/** The supervisor and its watcher, by the pipe among their arguments. */
export async function supervisorProcesses(dataDir: string): Promise<number[]> {
  const pipe = join(await realpath(dataDir).catch(() => dataDir), 'run', 'openers');
  return pidsWhere((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(pipe));
}

/** The supervisor without its watcher: the parent of the postmaster. */
export async function findSupervisor(dataDir: string): Promise<number> {
  const [server, supervisors] = await Promise.all([serverProcesses(dataDir), supervisorProcesses(dataDir)]);
  const parents = await Promise.all(server.map(parentOf));
  return supervisors.find((pid) => parents.includes(pid)) ?? 0;
}

export async function untilStopped(dataDir: string, timeoutMs = 15_000): Promise<void> {
  const hasStopped = async () => {
    const left = [...(await serverProcesses(dataDir)), ...(await supervisorProcesses(dataDir))];
    return left.length === 0;
  };
  await until('the database has stopped', hasStopped, timeoutMs);
}

export async function until(what: string, holds: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${what}`);
    await pause(20);
  }
}

/** Synchronous, because many tests poll this every few milliseconds. */
function pidsWhere(holds: (pid: number) => boolean): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      // The process may have ended, or belong to another user.
      try {
        return Number.isInteger(pid) && holds(pid);
      } catch {
        return false;
      }
    });
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? 0);
}
