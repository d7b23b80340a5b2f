import { spawn } from 'node:child_process';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { resolvePaths } from './paths.ts';
import { openPostgres } from './postgres.ts';
import { readPidFile } from './postmaster.ts';
import { decideRunAs } from './run-as.ts';
import { serverArguments } from './start-database.ts';
import { ask } from './testing/ask.ts';
import { until } from './testing/processes.ts';
import { initializedDataDir } from './testing/temporary.ts';

test('a server without a supervisor is stopped cleanly and replaced', async () => {
  const dataDir = await initializedDataDir();
  const first = await openPostgres({ dataDir });
  await ask(first.connection('wayfare'), 'create table saved as select 7 as answer');
  await first.close();
  const orphan = await startOrphan(dataDir);
  const logged: string[] = [];

  const opened = await openPostgres({ dataDir, log: (line) => logged.push(line) });

  expect(opened.joined).toBe(false);
  expect(logged).toEqual(['The database was left running without a supervisor; stopping it cleanly first.']);
  expect(await ask(opened.connection('wayfare'), 'select answer from saved')).toEqual([{ answer: 7 }]);
  expect((await readPidFile(await resolvePaths(dataDir)))?.pid).not.toBe(orphan);
  expect(await readFile(join(dataDir, 'server.log'), 'utf8')).not.toContain('not properly shut down');
  await opened.close();
});

test('a pid file with the id of another program of the same user does not prevent the start', async () => {
  const dataDir = await initializedDataDir();
  await (await openPostgres({ dataDir })).close();
  const stranger = await startAsTheDatabaseUser(dataDir, ['sleep', '60']);
  await writePidFiles(dataDir, stranger);

  const opened = await openPostgres({ dataDir });

  expect(await ask(opened.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  expect(process.kill(stranger, 0)).toBe(true);
  await opened.close();
});

async function startOrphan(dataDir: string): Promise<number> {
  const paths = await resolvePaths(dataDir);
  const { postgres } = await findBinaries();
  const pid = await startAsTheDatabaseUser(dataDir, [postgres, ...serverArguments(paths.cluster, paths.run)]);
  await until('the server is up', async () => (await readPidFile(paths))?.isReady === true, 10_000);
  return pid;
}

async function startAsTheDatabaseUser(dataDir: string, command: readonly string[]): Promise<number> {
  const { directories } = await findBinaries();
  const { prefix } = await decideRunAs(await resolvePaths(dataDir), directories);
  const [program = '', ...args] = [...prefix, ...command];
  const child = spawn(program, args, { cwd: '/', stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child.pid ?? 0;
}

async function writePidFiles(dataDir: string, pid: number): Promise<void> {
  const run = join(dataDir, 'run');
  const content = [pid, join(dataDir, 'cluster'), 1_700_000_000, 5432, run];
  const { owner } = await decideRunAs(await resolvePaths(dataDir), []);
  for (const [path, lines] of [
    [join(dataDir, 'cluster', 'postmaster.pid'), [...content, '', '  1234567  7', 'ready   ']],
    [join(run, '.s.PGSQL.5432.lock'), content],
  ] as const) {
    await writeFile(path, `${lines.join('\n')}\n`, { mode: 0o600 });
    if (owner) await chown(path, owner.uid, owner.gid);
  }
}
