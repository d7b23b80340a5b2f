import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { findPlaces } from './places.ts';
import { openPostgres } from './postgres.ts';
import { decideRunAs } from './run-as.ts';
import { ask, modeOf } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { serverProcesses, until, untilStopped } from './testing/processes.ts';
import { madeDataDir, temporaryDataDir, temporaryDirectory } from './testing/temporary.ts';

test('the first start makes a database that is safe, speaks UTF-8 and is reached by its socket alone', async () => {
  const dataDir = await temporaryDataDir();
  const said: string[] = [];

  const opened = await openPostgres({ dataDir, log: (line) => said.push(line) });
  const settings = await ask(
    opened.connection('wayfare'),
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') synchronous,
            current_setting('data_checksums') checksums, current_setting('listen_addresses') addresses,
            current_setting('server_encoding') encoding, rolsuper superuser,
            datlocprovider::text || ' ' || datlocale locale, datdba = pg_roles.oid owns
       from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
  );

  expect(opened.joined).toBe(false);
  expect(said).toEqual([`Making a new database in ${dataDir} …`]);
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

test('a second start finds the rows of the first, after a clean stop', async () => {
  const dataDir = await madeDataDir();
  const first = await openPostgres({ dataDir });
  await ask(first.connection('wayfare'), "create table kept as select 'this' as word");
  await first.close();
  expect(await serverProcesses(dataDir)).toEqual([]);

  const second = await openPostgres({ dataDir });

  expect(second.joined).toBe(false);
  expect(await ask(second.connection('wayfare'), 'select word from kept')).toEqual([{ word: 'this' }]);
  expect(await readFile(join(dataDir, 'server.log'), 'utf8')).not.toContain('not properly shut down');
  await second.close();
});

test('a database of another name is made when it is missing', async () => {
  const dataDir = await madeDataDir();
  const one = await openPostgres({ dataDir, database: 'one' });
  const two = await openPostgres({ dataDir, database: 'a "second" one' });

  const name = await ask(two.connection('a "second" one'), 'select current_database() as name');

  expect(name).toEqual([{ name: 'a "second" one' }]);
  expect(await ask(one.connection('one'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await two.close();
  await one.close();
});

test('the extensions that the application wants need no superuser', async () => {
  const opened = await openPostgres({ dataDir: await madeDataDir() });

  for (const extension of ['pg_trgm', 'unaccent', 'citext', 'pgcrypto']) {
    await ask(opened.connection('wayfare'), `create extension ${extension}`);
  }

  await opened.close();
});

test('a second process joins, and the database outlives whoever started it', async () => {
  const dataDir = await madeDataDir();
  const first = childOpener(dataDir);
  await first.heard('opened');
  const second = childOpener(dataDir);
  const { joined, connection } = await second.heard('opened');
  expect(joined).toBe(true);

  first.tell('close');
  await first.ended;
  expect(await ask(connection, 'select 1 as answer')).toEqual([{ answer: 1 }]);

  second.tell('close');
  await second.ended;
  expect(await serverProcesses(dataDir)).toEqual([]);
});

test('a process that joined goes on when the one that started is killed', async () => {
  const dataDir = await madeDataDir();
  const first = childOpener(dataDir);
  await first.heard('opened');
  const second = childOpener(dataDir);
  const { connection } = await second.heard('opened');
  const client = new pg.Client(connection);
  await client.connect();

  await first.kill();
  await new Promise((resolve) => setTimeout(resolve, 500));

  expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  await client.end();
  second.tell('close');
  await second.ended;
  await untilStopped(dataDir);
});

test('two processes that open an empty directory at the same instant share one database', async () => {
  const dataDir = await temporaryDataDir();

  const openers = [childOpener(dataDir), childOpener(dataDir), childOpener(dataDir)];
  const opened = await Promise.all(openers.map((opener) => opener.heard('opened')));

  expect(opened.map(({ joined }) => joined).toSorted()).toEqual([false, true, true]);
  expect(new Set(opened.map(({ connection }) => connection.host)).size).toBe(1);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
  for (const opener of openers) opener.tell('close');
  await Promise.all(openers.map((opener) => opener.ended));
  await untilStopped(dataDir);
});

test('a first start that is killed half-way leaves nothing half-made', async () => {
  const dataDir = await temporaryDataDir();
  const killed = childOpener(dataDir);
  const underWay = async () =>
    (await readdir(join(dataDir, 'cluster.new', 'base')).catch(() => [])).length > 0;
  await until('the database is being made', underWay, 10_000);
  await killed.kill();
  expect(await readdir(dataDir)).not.toContain('cluster');

  const opened = await openPostgres({ dataDir });

  expect(await ask(opened.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'lock', 'run', 'server.log']);
  await opened.close();
});

const visitsOfEach = 8;

test('openers that come and go without order are each served, and none is left behind', async () => {
  const dataDir = await madeDataDir();
  const visits = { started: 0, joined: 0 };
  const comeAndGo = async (pauses: readonly number[]) => {
    for (const pauseMs of pauses) {
      const opened = await openPostgres({ dataDir });
      expect(await ask(opened.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
      visits[opened.joined ? 'joined' : 'started'] += 1;
      await opened.close();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };

  await Promise.all([
    comeAndGo(Array.from({ length: visitsOfEach }, (_, turn) => (turn * 7) % 30)),
    comeAndGo(Array.from({ length: visitsOfEach }, (_, turn) => (turn * 13) % 40)),
    comeAndGo(Array.from({ length: visitsOfEach }, (_, turn) => (turn * 31) % 35)),
  ]);

  expect(visits.started + visits.joined).toBe(3 * visitsOfEach);
  await untilStopped(dataDir);
});

test('a second postmaster on the same files is impossible', async () => {
  const dataDir = await madeDataDir();
  const elsewhere = await temporaryDirectory();
  const opened = await openPostgres({ dataDir });
  const binaries = await findBinaries();
  const runAs = await decideRunAs(await findPlaces(dataDir), binaries.directories);

  const [program = '', ...words] = [...runAs.prefix, binaries.postgres, '-D', join(dataDir, 'cluster')];
  const intruder = spawnSync(program, [...words, '-c', 'listen_addresses=', '-k', elsewhere], { cwd: '/' });

  expect(intruder.status).toBe(1);
  expect(intruder.stderr.toString()).toContain('lock file "postmaster.pid" already exists');
  await opened.close();
});

test('nobody but the account of the database can come to the socket', async () => {
  const dataDir = await madeDataDir();
  const opened = await openPostgres({ dataDir });
  const { host } = opened.connection('wayfare');

  expect(await modeOf(host)).toBe('700');
  expect(await modeOf(join(host, '.s.PGSQL.5432'))).toBe('700');
  expect(await modeOf(join(dataDir, 'cluster'))).toBe('700');
  expect(await modeOf(join(dataDir, 'server.log'))).toBe('600');
  await opened.close();
});

test('a directory that cannot be used is named in one sentence', async () => {
  const parent = await temporaryDirectory();
  const inTheWay = join(parent, 'a file');
  const server = createServer().listen(inTheWay);
  await new Promise((resolve) => server.once('listening', resolve));

  const refused = await openPostgres({ dataDir: inTheWay }).catch((error: unknown) => error);

  expect(String(refused)).toBe(
    `PostgresWillNotStart: The directory for the database, ${inTheWay}, cannot be used (EEXIST). ` +
      'Choose another DATA_DIR, or give this user the right to write there.',
  );
  server.close();
});

test('when the server refuses, its own words say why', async () => {
  const dataDir = await madeDataDir();
  await (await openPostgres({ dataDir })).close();

  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');

  const refused = await openPostgres({ dataDir }).catch((error: unknown) => error);

  expect(String(refused)).toContain(`PostgresWillNotStart: The database in ${dataDir} does not start: `);
  expect(String(refused)).toContain('FATAL:  database files are incompatible with server DETAIL:');
});
