import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pause } from '../pause.ts';

/** Every process of PostgreSQL on this database: each sits in the cluster's directory. */
export async function serverProcesses(dataDir: string): Promise<number[]> {
  const cluster = await realpath(join(dataDir, 'cluster')).catch(() => null);
  return cluster === null ? [] : pidsWhere((pid) => readlinkSync(`/proc/${pid}/cwd`) === cluster);
}

/** The supervisor and its watcher: both were told where the openers' pipe is. */
export async function supervisorProcesses(dataDir: string): Promise<number[]> {
  const pipe = join(await realpath(dataDir).catch(() => dataDir), 'run', 'openers');
  return pidsWhere((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(pipe));
}

/** The supervisor alone, which is the postmaster's parent. */
export async function findSupervisor(dataDir: string): Promise<number> {
  const [server, supervisors] = await Promise.all([serverProcesses(dataDir), supervisorProcesses(dataDir)]);
  const parents = await Promise.all(server.map(parentOf));
  return supervisors.find((pid) => parents.includes(pid)) ?? 0;
}

export async function untilStopped(dataDir: string, withinMs = 15_000): Promise<void> {
  const hasStopped = async () => {
    const left = [...(await serverProcesses(dataDir)), ...(await supervisorProcesses(dataDir))];
    return left.length === 0;
  };
  await until('the database has stopped', hasStopped, withinMs);
}

export async function until(what: string, holds: () => Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await pause(20);
  }
}

/** At once and not in turns: while they wait, many tests look every few milliseconds. */
function pidsWhere(holds: (pid: number) => boolean): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      // A process may end, or belong to somebody else, while we look.
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
