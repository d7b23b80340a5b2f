import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';
import { serverProcesses, supervisorProcesses, untilStopped } from './processes.ts';

/** Deleted at the end of the test. */
export async function temporaryDirectory(root = tmpdir()): Promise<string> {
  const directory = await mkdtemp(join(root, 'wayfare-postgres-'));
  // As root, another account runs PostgreSQL and must be able to traverse the directory.
  await chmod(directory, 0o755);
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return directory;
}

/** A data directory. Its database is stopped at the end of the test. */
export async function temporaryDataDir(parent?: string): Promise<string> {
  const dataDir = join(parent ?? (await temporaryDirectory()), 'data');
  onTestFinished(async () => {
    await untilStopped(dataDir, 5_000).catch(async () => {
      for (const pid of await supervisorProcesses(dataDir)) process.kill(pid, 'SIGKILL');
      for (const pid of await serverProcesses(dataDir)) process.kill(pid, 'SIGKILL');
      await untilStopped(dataDir);
      throw new Error(`The database in ${dataDir} was still running after its test.`);
    });
  });
  return dataDir;
}

/** A data directory with a new, unused cluster. */
export async function initializedDataDir(parent?: string): Promise<string> {
  const dataDir = await temporaryDataDir(parent);
  await mkdir(dataDir, { mode: 0o711 });
  // Keeps the owner, which as root is another account.
  await promisify(execFile)('cp', ['-a', inject('templateCluster'), join(dataDir, 'cluster')]);
  return dataDir;
}
