import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type OpenPostgres, openPostgres, type PostgresStartError } from './postgres.ts';
import { runProgram } from './run-as.ts';
import { ask } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { findSupervisor, serverProcesses, until, untilStopped } from './testing/processes.ts';
import { initializedDataDir, temporaryDirectory } from './testing/temporary.ts';

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Opens the database, saves a row and records the events. */
async function openWithRow(dataDir: string, options: { giveUpAfterMs?: number } = {}) {
  const events: string[] = [];
  const lost: PostgresStartError[] = [];
  const opened = await openPostgres({
    dataDir,
    ...options,
    events: {
      down: (reason) => events.push(`down ${reason}`),
      restored: () => events.push('restored'),
      lost: (error) => lost.push(error),
    },
  });
  await ask(opened.connection('wayfare'), 'create table saved as select 7 as answer');
  return { opened, events, lost };
}

const answers = (opened: OpenPostgres) =>
  ask(opened.connection('wayfare'), 'select answer from saved').then(
    ([row]) => row?.['answer'] === 7,
    () => false,
  );

test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
  'a server ended by %s is restarted, and each opener gets one event',
  { timeout: 90_000 },
  async (signal) => {
    const dataDir = await initializedDataDir();
    const { opened, events } = await openWithRow(dataDir);
    const joined = childOpener(dataDir);
    const { connection } = await joined.waitFor('opened');
    const former = await postmasterOf(dataDir);

    process.kill(former, signal);
    await until('an event was emitted', async () => events.includes('restored'), 40_000);

    expect(await answers(opened)).toBe(true);
    expect(await ask(connection, 'select answer from saved')).toEqual([{ answer: 7 }]);
    expect(await postmasterOf(dataDir)).not.toBe(former);
    expect(events).toEqual([expect.stringMatching(/^down/), 'restored']);
    await opened.close();
    expect(await ask(connection, 'select answer from saved')).toEqual([{ answer: 7 }]);
    joined.send('close');
    await joined.ended;
    await untilStopped(dataDir);
  },
);

test('a server ended by SIGTERM is restarted although a client stays connected', async () => {
  const dataDir = await initializedDataDir();
  const { opened, events } = await openWithRow(dataDir);
  const connected = new pg.Client(opened.connection('wayfare'));
  connected.on('error', () => {});
  await connected.connect();

  process.kill(await postmasterOf(dataDir), 'SIGTERM');
  await until('an event was emitted', async () => events.includes('restored'), 40_000);

  expect(await answers(opened)).toBe(true);
  expect(events).toEqual([expect.stringMatching(/^down/), 'restored']);
  await opened.close();
  await untilStopped(dataDir);
});

test('killing the supervisor stops the database, which is restarted under a new supervisor', async ({
  skip,
}) => {
  skip(process.platform !== 'linux', 'Needs Linux.');
  const dataDir = await initializedDataDir();
  const { opened, events } = await openWithRow(dataDir);
  const joined = childOpener(dataDir);
  const { connection } = await joined.waitFor('opened');

  process.kill(await findSupervisor(dataDir), 'SIGKILL');
  await until('an event was emitted', async () => events.includes('restored'), 40_000);

  expect(await answers(opened)).toBe(true);
  expect(await ask(connection, 'select answer from saved')).toEqual([{ answer: 7 }]);
  expect(events).toEqual([expect.stringMatching(/^down/), 'restored']);
  await opened.close();
  expect(await serverProcesses(dataDir)).not.toEqual([]);
  joined.send('close');
  await joined.ended;
  await untilStopped(dataDir);
  expect(await readFile(join(dataDir, 'server.log'), 'utf8')).not.toContain('not properly shut down');
});

test('a database stopped by a full disk is restarted once there is space, with its rows', async ({
  skip,
}) => {
  const disk = await temporaryDirectory();
  const mounted = await runProgram(['mount', '-t', 'tmpfs', '-o', 'size=96m,mode=755', 'tmpfs', disk]);
  skip(mounted.code !== 0, 'needs the right to mount a small disk');
  onTestFinished(async () => {
    await runProgram(['umount', '--lazy', disk]);
  });
  const dataDir = await initializedDataDir(disk);
  const { opened, events, lost } = await openWithRow(dataDir);
  const filler = join(disk, 'filler');
  await fill(filler);
  await writeUntilFailure(opened);
  await until('an event was emitted', async () => events.length > 0, 40_000);
  await pause(3_000);
  expect(events).toEqual([
    expect.stringMatching(/^down .*(No space left on device|there is no room left on its disk)/),
  ]);
  expect(lost).toEqual([]);

  await rm(filler);
  await until(
    'the database is restored',
    async () => events.includes('restored') && (await answers(opened)),
    60_000,
  );

  expect(events).toHaveLength(2);
  await opened.close();
  await untilStopped(dataDir);
});

test('missing files are reported as lost and not replaced by an empty database', async () => {
  const dataDir = await initializedDataDir();
  const { opened, lost } = await openWithRow(dataDir);
  const former = await postmasterOf(dataDir);
  await rename(join(dataDir, 'cluster'), join(dataDir, 'elsewhere'));
  process.kill(former, 'SIGQUIT');

  await until('an event was emitted', async () => lost.length > 0, 40_000);

  expect(lost[0]?.message).toBe(
    `The files of the database are gone from ${dataDir}/cluster: see that their disk is there and start again, or restore a backup.`,
  );
  expect(await readdir(dataDir)).not.toContain('cluster');
  await opened.close();
});

test('a database that cannot be restarted is reported as lost, with the error of the server', async () => {
  const dataDir = await initializedDataDir();
  const { opened, events, lost } = await openWithRow(dataDir, { giveUpAfterMs: 1_500 });
  const former = await postmasterOf(dataDir);
  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
  process.kill(former, 'SIGINT');

  await until('an event was emitted', async () => lost.length > 0, 30_000);

  expect(lost[0]?.message).toContain('database files are incompatible with server');
  expect(events).toEqual([expect.stringMatching(/^down/)]);
  await opened.close();
  await untilStopped(dataDir);
});

test('closing while the database is down leaves no process', async () => {
  const dataDir = await initializedDataDir();
  const { opened, events } = await openWithRow(dataDir);
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await until('an event was emitted', async () => events.length > 0, 40_000);
  await opened.close();
  await untilStopped(dataDir);
});

async function fill(path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const filled = await runProgram(['dd', 'if=/dev/zero', `of=${path}`, 'bs=64k']);
  expect(filled.stderr).toContain('No space left on device');
}

/** Fills the write-ahead log until the disk is full. */
async function writeUntilFailure(opened: OpenPostgres): Promise<void> {
  const megabyte = "select pg_logical_emit_message(false, 'test', repeat('x', 1000000))";
  const write = () =>
    ask(opened.connection('wayfare'), megabyte).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 60 && (await write()); tries += 1);
}
