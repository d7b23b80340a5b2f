import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { resolvePaths } from './paths.ts';
import { openPostgres } from './postgres.ts';
import { decideRunAs } from './run-as.ts';
import { ask, modeOf } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { serverProcesses, until, untilStopped } from './testing/processes.ts';
import { initializedDataDir, temporaryDataDir, temporaryDirectory } from './testing/temporary.ts';

test('the first start creates a durable UTF-8 database without a network port', async () => {
  const dataDir = await temporaryDataDir();
  const logged: string[] = [];

  const opened = await openPostgres({ dataDir, log: (line) => logged.push(line) });
  const settings = await ask(
    opened.connection('wayfare'),
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') synchronous,
            current_setting('data_checksums') checksums, current_setting('listen_addresses') addresses,
            current_setting('server_encoding') encoding, rolsuper superuser,
            datlocprovider::text || ' ' || datlocale locale, datdba = pg_roles.oid owns
       from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
  );

  expect(opened.joined).toBe(false);
  expect(logged).toEqual([`Creating a new database in ${dataDir}`]);
  expect(settings).toEqual([
    {
      fsync: 'on',
      synchronous: 'on',
      checksums: 'on',
      addresses: '',
      encoding: 'UTF8',
      superuser: false,
      locale: 'b C.UTF-8',
      owns: true,
    },
  ]);
  await opened.close();
});

test('closing stops the database cleanly, and reopening finds its rows', async () => {
  const dataDir = await initializedDataDir();
  const first = await openPostgres({ dataDir });
  await ask(first.connection('wayfare'), "create table saved as select 'this' as word");
  await first.close();
  expect(await serverProcesses(dataDir)).toEqual([]);

  const second = await openPostgres({ dataDir });

  expect(second.joined).toBe(false);
  expect(await ask(second.connection('wayfare'), 'select word from saved')).toEqual([{ word: 'this' }]);
  expect(await readFile(join(dataDir, 'server.log'), 'utf8')).not.toContain('not properly shut down');
  await second.close();
});

test('a database with another name is created if missing', async () => {
  const dataDir = await initializedDataDir();
  const one = await openPostgres({ dataDir, database: 'one' });
  const two = await openPostgres({ dataDir, database: 'a "second" one' });

  const name = await ask(two.connection('a "second" one'), 'select current_database() as name');

  expect(name).toEqual([{ name: 'a "second" one' }]);
  expect(await ask(one.connection('one'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await two.close();
  await one.close();
});

test('killing the process that started the database does not affect one that joined', async () => {
  const dataDir = await initializedDataDir();
  const first = childOpener(dataDir);
  await first.waitFor('opened');
  const second = childOpener(dataDir);
  const { connection } = await second.waitFor('opened');
  const client = new pg.Client(connection);
  await client.connect();

  await first.kill();
  await new Promise((resolve) => setTimeout(resolve, 500));

  expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  await client.end();
  second.send('close');
  await second.ended;
  await untilStopped(dataDir);
});

test('a killed first start leaves no partial cluster', async () => {
  const dataDir = await temporaryDataDir();
  const killed = childOpener(dataDir);
  const isInitializing = async () =>
    (await readdir(join(dataDir, 'cluster.new', 'base')).catch(() => [])).length > 0;
  await until('the database is being created', isInitializing, 10_000);
  await killed.kill();
  expect(await readdir(dataDir)).not.toContain('cluster');

  const opened = await openPostgres({ dataDir });

  expect(await ask(opened.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'lock', 'run', 'server.log']);
  await opened.close();
});

const visitsPerOpener = 8;

test('overlapping openers all get a running database, which stops after the last', async () => {
  const dataDir = await initializedDataDir();
  const visits = { started: 0, joined: 0 };
  const openRepeatedly = async (pauses: readonly number[]) => {
    for (const pauseMs of pauses) {
      const opened = await openPostgres({ dataDir });
      expect(await ask(opened.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
      visits[opened.joined ? 'joined' : 'started'] += 1;
      await opened.close();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };

  await Promise.all([
    openRepeatedly(Array.from({ length: visitsPerOpener }, (_, turn) => (turn * 7) % 30)),
    openRepeatedly(Array.from({ length: visitsPerOpener }, (_, turn) => (turn * 13) % 40)),
    openRepeatedly(Array.from({ length: visitsPerOpener }, (_, turn) => (turn * 31) % 35)),
  ]);

  expect(visits.started + visits.joined).toBe(3 * visitsPerOpener);
  await untilStopped(dataDir);
});

test('a second postmaster cannot start on the same files', async () => {
  const dataDir = await initializedDataDir();
  const elsewhere = await temporaryDirectory();
  const opened = await openPostgres({ dataDir });
  const binaries = await findBinaries();
  const runAs = await decideRunAs(await resolvePaths(dataDir), binaries.directories);

  const [program = '', ...args] = [...runAs.prefix, binaries.postgres, '-D', join(dataDir, 'cluster')];
  const intruder = spawnSync(program, [...args, '-c', 'listen_addresses=', '-k', elsewhere], { cwd: '/' });

  expect(intruder.status).toBe(1);
  expect(intruder.stderr.toString()).toContain('lock file "postmaster.pid" already exists');
  await opened.close();
});

test('only the account of the database can access the socket', async () => {
  const dataDir = await initializedDataDir();
  const opened = await openPostgres({ dataDir });
  const { host } = opened.connection('wayfare');

  expect(await modeOf(host)).toBe('700');
  expect(await modeOf(join(host, '.s.PGSQL.5432'))).toBe('700');
  expect(await modeOf(join(dataDir, 'cluster'))).toBe('700');
  expect(await modeOf(join(dataDir, 'server.log'))).toBe('600');
  await opened.close();
});

test('an unusable directory is reported in one sentence', async () => {
  const parent = await temporaryDirectory();
  const blockedPath = join(parent, 'a file');
  const server = createServer().listen(blockedPath);
  await new Promise((resolve) => server.once('listening', resolve));

  const refused = await openPostgres({ dataDir: blockedPath }).catch((error: unknown) => error);

  expect(String(refused)).toBe(
    `PostgresStartError: The directory for the database, ${blockedPath}, cannot be used (EEXIST). ` +
      'Choose another DATA_DIR, or give this user the right to write there.',
  );
  server.close();
});

test('a failed start reports the error of the server', async () => {
  const dataDir = await initializedDataDir();
  await (await openPostgres({ dataDir })).close();

  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');

  const refused = await openPostgres({ dataDir }).catch((error: unknown) => error);

  expect(String(refused)).toContain(`PostgresStartError: The database in ${dataDir} does not start: `);
  expect(String(refused)).toContain('FATAL:  database files are incompatible with server DETAIL:');
});
