import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';
import { serverProcesses, supervisorProcesses, untilStopped } from './processes.ts';

/** A directory of one test, which disappears with it. */
export async function temporaryDirectory(root = tmpdir()): Promise<string> {
  const directory = await mkdtemp(join(root, 'wayfare-postgres-'));
  // mkdtemp closes it to others; the account that root hands the database to must pass.
  await chmod(directory, 0o755);
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return directory;
}

/** A place for one database, which is stopped when the test is over, however it went. */
export async function temporaryDataDir(parent?: string): Promise<string> {
  const dataDir = join(parent ?? (await temporaryDirectory()), 'data');
  onTestFinished(async () => {
    await untilStopped(dataDir, 5_000).catch(async () => {
      // The supervisor first: it would start the server again.
      for (const pid of await supervisorProcesses(dataDir)) process.kill(pid, 'SIGKILL');
      for (const pid of await serverProcesses(dataDir)) process.kill(pid, 'SIGKILL');
      await untilStopped(dataDir);
      throw new Error(`The database in ${dataDir} was still running after its test.`);
    });
  });
  return dataDir;
}

/** The same with a database in it that was made and never used, where making one is not the question. */
export async function madeDataDir(): Promise<string> {
  const dataDir = await temporaryDataDir();
  await mkdir(dataDir, { mode: 0o711 });
  // With its owner, where root hands the database to another account.
  await promisify(execFile)('cp', ['-a', inject('madeCluster'), join(dataDir, 'cluster')]);
  return dataDir;
}
