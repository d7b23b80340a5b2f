import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { pause } from './pause.ts';
import { type OpenPostgres, openPostgres, type PostgresWillNotStart } from './postgres.ts';
import { runProgram } from './run-program.ts';
import { ask } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { findSupervisor, serverProcesses, until, untilStopped } from './testing/processes.ts';
import { madeDataDir, temporaryDataDir, temporaryDirectory } from './testing/temporary.ts';

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Opens it, keeps a row, and notes what is told of it. */
async function held(dataDir: string, options: { giveUpAfterMs?: number } = {}) {
  const told: string[] = [];
  const lost: PostgresWillNotStart[] = [];
  const opened = await openPostgres({
    dataDir,
    ...options,
    tidings: {
      away: (reason) => told.push(`away ${reason}`),
      back: () => told.push('back'),
      lost: (why) => lost.push(why),
    },
  });
  await ask(opened.connection('wayfare'), 'create table kept as select 7 as answer');
  return { opened, told, lost };
}

const answers = (opened: OpenPostgres) =>
  ask(opened.connection('wayfare'), 'select answer from kept').then(
    ([row]) => row?.['answer'] === 7,
    () => false,
  );

test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
  'a server that %s ended under its openers comes back, and each of them hears of it once',
  { timeout: 90_000 },
  async (signal) => {
    const dataDir = await madeDataDir();
    const { opened, told } = await held(dataDir);
    const joined = childOpener(dataDir);
    const { connection } = await joined.heard('opened');
    const former = await postmasterOf(dataDir);

    process.kill(former, signal);
    await until('it was told', async () => told.includes('back'), 40_000);

    expect(await answers(opened)).toBe(true);
    expect(await ask(connection, 'select answer from kept')).toEqual([{ answer: 7 }]);
    expect(await postmasterOf(dataDir)).not.toBe(former);
    expect(told).toEqual([expect.stringMatching(/^away/), 'back']);
    await opened.close();
    expect(await ask(connection, 'select answer from kept')).toEqual([{ answer: 7 }]);
    joined.tell('close');
    await joined.ended;
    await untilStopped(dataDir);
  },
);

test('a server that SIGTERM ended comes back, though whoever is connected does not leave by himself', {
  timeout: 90_000,
}, async () => {
  const dataDir = await madeDataDir();
  const { opened, told } = await held(dataDir);
  const connected = new pg.Client(opened.connection('wayfare'));
  connected.on('error', () => {});
  await connected.connect();

  process.kill(await postmasterOf(dataDir), 'SIGTERM');
  await until('it was told', async () => told.includes('back'), 40_000);

  expect(await answers(opened)).toBe(true);
  expect(told).toEqual([expect.stringMatching(/^away/), 'back']);
  await opened.close();
  await untilStopped(dataDir);
});

test.runIf(process.platform === 'linux')(
  'when the supervisor is killed the database stops, and comes back under another supervisor',
  { timeout: 90_000 },
  async () => {
    const dataDir = await madeDataDir();
    const { opened, told } = await held(dataDir);
    const joined = childOpener(dataDir);
    const { connection } = await joined.heard('opened');

    process.kill(await findSupervisor(dataDir), 'SIGKILL');
    await until('it was told', async () => told.includes('back'), 40_000);

    expect(await answers(opened)).toBe(true);
    expect(await ask(connection, 'select answer from kept')).toEqual([{ answer: 7 }]);
    expect(told).toEqual([expect.stringMatching(/^away/), 'back']);
    await opened.close();
    expect(await serverProcesses(dataDir)).not.toEqual([]);
    joined.tell('close');
    await joined.ended;
    await untilStopped(dataDir);
    expect(await readFile(join(dataDir, 'server.log'), 'utf8')).not.toContain('not properly shut down');
  },
);

test('it comes back as often as it is killed', { timeout: 120_000 }, async () => {
  const dataDir = await madeDataDir();
  const { opened, told } = await held(dataDir);
  for (let round = 1; round <= 3; round += 1) {
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await until('it is back', async () => told.length === 2 * round && (await answers(opened)), 40_000);
  }
  await opened.close();
  await untilStopped(dataDir);
});

test('a full disk: it stays away while there is no room, and is back when there is, with all that was kept', {
  timeout: 120_000,
}, async ({ skip }) => {
  const disk = await temporaryDirectory();
  const mounted = await runProgram(['mount', '-t', 'tmpfs', '-o', 'size=96m,mode=755', 'tmpfs', disk]);
  skip(mounted.code !== 0, 'only who may mount a small disk can fill one');
  onTestFinished(async () => {
    await runProgram(['umount', '--lazy', disk]);
  });
  const dataDir = await temporaryDataDir(disk);
  const { opened, told, lost } = await held(dataDir);
  const filler = join(disk, 'filler');
  await fill(filler);
  await writeUntilItEnds(opened);
  await until('it was told', async () => told.length > 0, 40_000);
  await pause(3_000);
  expect(told).toEqual([
    expect.stringMatching(/^away .*(No space left on device|there is no room left on its disk)/),
  ]);
  expect(lost).toEqual([]);

  await rm(filler);
  await until('it is back', async () => told.includes('back') && (await answers(opened)), 60_000);

  expect(told).toHaveLength(2);
  await opened.close();
  await untilStopped(dataDir);
});

test('files that are gone are not followed by an empty database: it is told that all is lost', async () => {
  const dataDir = await madeDataDir();
  const { opened, lost } = await held(dataDir);
  const former = await postmasterOf(dataDir);
  await rename(join(dataDir, 'cluster'), join(dataDir, 'elsewhere'));
  process.kill(former, 'SIGQUIT');

  await until('it was told', async () => lost.length > 0, 40_000);

  expect(lost[0]?.message).toBe(
    `The files of the database are gone from ${dataDir}/cluster: see that their disk is there and start again, or restore a backup.`,
  );
  expect(await readdir(dataDir)).not.toContain('cluster');
  await opened.close();
});

test('what does not come back is given up after a while, in the server’s own words', async () => {
  const dataDir = await madeDataDir();
  const { opened, told, lost } = await held(dataDir, { giveUpAfterMs: 1_500 });
  const former = await postmasterOf(dataDir);
  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
  process.kill(former, 'SIGINT');

  await until('it was told', async () => lost.length > 0, 30_000);

  expect(lost[0]?.message).toContain('database files are incompatible with server');
  expect(told).toEqual([expect.stringMatching(/^away/)]);
  await opened.close();
  await untilStopped(dataDir);
});

test('who closes it while it is away leaves nothing behind', async () => {
  const dataDir = await madeDataDir();
  const { opened, told } = await held(dataDir);
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await until('it was told', async () => told.length > 0, 40_000);
  await opened.close();
  await untilStopped(dataDir);
});

/** To the last byte. */
async function fill(path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const filled = await runProgram(['dd', 'if=/dev/zero', `of=${path}`, 'bs=64k']);
  expect(filled.stderr).toContain('No space left on device');
}

/** Its journal alone grows, until there is no room for it. */
async function writeUntilItEnds(opened: OpenPostgres): Promise<void> {
  const megabyte = "select pg_logical_emit_message(false, 'test', repeat('x', 1000000))";
  const write = () =>
    ask(opened.connection('wayfare'), megabyte).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 60 && (await write()); tries += 1);
}
