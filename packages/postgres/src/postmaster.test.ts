import { spawn } from 'node:child_process';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { findPlaces } from './places.ts';
import { openPostgres } from './postgres.ts';
import { readPidFile } from './postmaster.ts';
import { decideRunAs } from './run-as.ts';
import { serverArguments } from './server-settings.ts';
import { ask } from './testing/ask.ts';
import { until } from './testing/processes.ts';
import { madeDataDir } from './testing/temporary.ts';

test('a server that lost its supervisor is stopped cleanly and started anew', async () => {
  const dataDir = await madeDataDir();
  const first = await openPostgres({ dataDir });
  await ask(first.connection('wayfare'), 'create table kept as select 7 as answer');
  await first.close();
  const orphan = await startByHand(dataDir);
  const said: string[] = [];

  const opened = await openPostgres({ dataDir, log: (line) => said.push(line) });

  expect(opened.joined).toBe(false);
  expect(said).toEqual(['The database was left running without a keeper; stopping it cleanly first.']);
  expect(await ask(opened.connection('wayfare'), 'select answer from kept')).toEqual([{ answer: 7 }]);
  expect((await readPidFile(await findPlaces(dataDir)))?.pid).not.toBe(orphan);
  expect(await readFile(join(dataDir, 'server.log'), 'utf8')).not.toContain('not properly shut down');
  await opened.close();
});

test('pid files whose number now belongs to another program of the same user do not stop the start', async () => {
  const dataDir = await madeDataDir();
  await (await openPostgres({ dataDir })).close();
  const stranger = await startAsTheDatabaseUser(dataDir, ['sleep', '60']);
  await leavePidFiles(dataDir, stranger);

  const opened = await openPostgres({ dataDir });

  expect(await ask(opened.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  expect(process.kill(stranger, 0)).toBe(true);
  await opened.close();
});

test('pid files of a process that is gone do not stop the start', async () => {
  const dataDir = await madeDataDir();
  await (await openPostgres({ dataDir })).close();
  await leavePidFiles(dataDir, 4_000_000);

  const opened = await openPostgres({ dataDir });

  expect(await ask(opened.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await opened.close();
});

async function startByHand(dataDir: string): Promise<number> {
  const places = await findPlaces(dataDir);
  const { postgres } = await findBinaries();
  const pid = await startAsTheDatabaseUser(dataDir, [
    postgres,
    ...serverArguments(places.cluster, places.run),
  ]);
  await until('the server is up', async () => (await readPidFile(places))?.isReady === true, 10_000);
  return pid;
}

async function startAsTheDatabaseUser(dataDir: string, command: readonly string[]): Promise<number> {
  const { directories } = await findBinaries();
  const { prefix } = await decideRunAs(await findPlaces(dataDir), directories);
  const [program = '', ...words] = [...prefix, ...command];
  const child = spawn(program, words, { cwd: '/', stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child.pid ?? 0;
}

async function leavePidFiles(dataDir: string, pid: number): Promise<void> {
  const run = join(dataDir, 'run');
  const about = [pid, join(dataDir, 'cluster'), 1_700_000_000, 5432, run];
  const { owner } = await decideRunAs(await findPlaces(dataDir), []);
  for (const [path, lines] of [
    [join(dataDir, 'cluster', 'postmaster.pid'), [...about, '', '  1234567  7', 'ready   ']],
    [join(run, '.s.PGSQL.5432.lock'), about],
  ] as const) {
    await writeFile(path, `${lines.join('\n')}\n`, { mode: 0o600 });
    if (owner) await chown(path, owner.uid, owner.gid);
  }
}
