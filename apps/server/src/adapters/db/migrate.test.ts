import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMigration } from '@wayfare/postgres/migrations';
import pg from 'pg';
import { expect } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { DatabaseStartupError } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { test } from './testing/database-test.ts';
import type { TestDatabase } from './testing/test-database.ts';
import { watchSchema } from './watch-schema.ts';

const first = ['001_person.sql', 'create table person (name text);'] as const;
const second = [
  '002_greeting.sql',
  "create table greeting (text text); insert into greeting values ('Peace');",
] as const;

async function createFolder(...files: (readonly [name: string, sql: string])[]): Promise<string> {
  const folder = await testFolder();
  await Promise.all(files.map(([name, sql]) => writeFile(join(folder, name), sql)));
  return folder;
}

const createMigrations = async (...files: Parameters<typeof createFolder>) =>
  readMigrations(await createFolder(...files));

test('each migration is applied once, in order', async ({ empty: database }) => {
  const applied = await migrate(database.connection, await createMigrations(first));
  expect(applied.map(({ name }) => name)).toEqual(['person']);
  const later = await migrate(database.connection, await createMigrations(first, second));
  expect(later.map(({ name }) => name)).toEqual(['greeting']);
  expect(await migrate(database.connection, await createMigrations(first, second))).toEqual([]);
  const ledger = await database.query('select version, name from schema_migration order by version');
  expect(ledger.rows).toEqual([
    { version: 1, name: 'person' },
    { version: 2, name: 'greeting' },
  ]);
});

test('a running server notices only a migration that makes it too old', async ({ database }) => {
  const existing = readMigrations(migrationsDirectory());
  const warnings: string[] = [];
  let outdatedCount = 0;
  watchSchema(database, { warn: (_, message) => warnings.push(message) }, () => (outdatedCount += 1));
  const version = existing.length + 1;
  const compatible = createMigration(
    version,
    'compatible',
    `-- oldest server: ${String(existing.length).padStart(3, '0')}\ncreate table a ();`,
  );
  await migrate(database.connection, [...existing, compatible]);
  await pause(500);
  expect(outdatedCount).toBe(0);
  const newer = createMigration(version + 1, 'newer', 'create table b ();');
  await migrate(database.connection, [...existing, compatible, newer]);
  await expect.poll(() => outdatedCount, { timeout: 5_000 }).toBe(1);
  expect(warnings).toEqual(['This server is too old for its database and refuses to write']);
});

test('each migration is applied once when several servers start at once', async ({ empty: database }) => {
  const slow = ['003_slow.sql', 'select pg_sleep(0.2); create table slow (id int);'] as const;
  const migrations = await createMigrations(first, second, slow);
  const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(database.connection, migrations)));
  const names = runs.flat().map(({ name }) => name);
  expect(names.toSorted()).toEqual(['greeting', 'person', 'slow']);
  expect((await database.query('select * from greeting')).rowCount).toBe(1);
});

/** Holds the migration lock until disposed. */
async function holdLock({ connection }: Pick<TestDatabase, 'connection'>) {
  const holder = new pg.Client({ ...connection, application_name: 'wayfare migrations' });
  await holder.connect();
  await holder.query('begin; select pg_advisory_xact_lock(7929873)');
  const backend = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { pid: backend.rows[0]?.pid, [Symbol.asyncDispose]: () => holder.end() };
}

test('a start that waits too long for the lock names its holder', async ({ empty: database }) => {
  await using holder = await holdLock(database);
  const startedAt = performance.now();
  const attempt = migrate(database.connection, await createMigrations(first), { waitMs: 500 });
  await expect(attempt).rejects.toThrow(
    new RegExp(
      `^Another program holds the lock for changing the schema \\("wayfare migrations", process ${holder.pid} of the database, role \\w+, from [^,]+, since 20[-0-9T:.]+Z\\): wait for it or stop it, or end it by select pg_terminate_backend\\(${holder.pid}\\), and start again\\.$`,
    ),
  );
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('a start that waits for the lock logs it once and then continues', async ({ empty: database }) => {
  const logged: object[] = [];
  const holder = await holdLock(database);
  const log = { info: (details: object, message: string) => logged.push({ message, ...details }) };
  const waiting = migrate(database.connection, await createMigrations(first), { log });
  await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(1);
  await holder[Symbol.asyncDispose]();
  expect(await waiting).toHaveLength(1);
  expect(logged).toEqual([
    {
      message: 'Another process changes the schema; waiting for it',
      holder: expect.objectContaining({ pid: holder.pid, name: 'wayfare migrations' }),
    },
  ]);
});

test('a start without pending migrations does not wait for the lock', async ({ empty: database }) => {
  await migrate(database.connection, await createMigrations(first));
  await using _holder = await holdLock(database);
  expect(await migrate(database.connection, await createMigrations(first), { waitMs: 0 })).toEqual([]);
});

test('no advisory lock remains after the migrations', async ({ empty: database }) => {
  await migrate(database.connection, await createMigrations(first, second));
  const { rows } = await database.query(
    `select * from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows).toEqual([]);
});

test('a failed migration is rolled back, and the earlier ones stay', async ({ empty: database }) => {
  const broken = ['002_broken.sql', 'create table half (id int); select * from nowhere;'] as const;
  const attempt = migrate(database.connection, await createMigrations(first, broken));
  await expect(attempt).rejects.toThrow(
    'The migration 002_broken.sql could not be applied, and nothing of it was: relation "nowhere" does not exist.',
  );
  const { rows } = await database.query(
    "select to_regclass('half') as half, to_regclass('person')::text as person",
  );
  expect(rows).toEqual([{ half: null, person: 'person' }]);
});

test('a changed migration stops the start', async ({ empty: database }) => {
  await migrate(database.connection, await createMigrations(first));
  const changed = await createMigrations(['001_person.sql', 'create table person (name text, age int);']);
  await expect(migrate(database.connection, changed)).rejects.toThrow(
    /^The migration 001_person.sql was changed after it had been applied/,
  );
});

test('a database with other migrations stops the start', async ({ empty: database }) => {
  await migrate(
    database.connection,
    await createMigrations(['001_place.sql', 'create table place ();'], second),
  );
  await expect(migrate(database.connection, await createMigrations(first))).rejects.toThrow(
    'The database was made by a version with other migrations (001_place.sql): start with an empty one, by another DATA_DIR or a new database in DATABASE_URL, or run the version that made it.',
  );
});

test('line endings do not count as a change', async ({ empty: database }) => {
  const [name, sql] = second;
  await migrate(database.connection, await createMigrations(first, [name, sql.replaceAll(';', ';\n')]));
  expect(
    await migrate(database.connection, await createMigrations(first, [name, sql.replaceAll(';', ';\r\n')])),
  ).toEqual([]);
});

test('an older server starts on a newer schema that allows it', async ({ empty: database }) => {
  const beside = ['003_wish.sql', '-- oldest server: 001\ncreate table wish (text text);'] as const;
  await migrate(database.connection, await createMigrations(first, second, beside));
  expect(await migrate(database.connection, await createMigrations(first, second))).toEqual([]);
  // The second migration does not allow it.
  await expect(migrate(database.connection, await createMigrations(first))).rejects.toThrow(
    /^The database is at schema 3, newer than this server, which knows 1/,
  );
});

test('a migration on a busy table is retried without blocking readers', async ({ empty: database }) => {
  await migrate(database.connection, await createMigrations(first));
  const reader = new pg.Client({ ...database.connection });
  await reader.connect();
  await reader.query('begin; select * from person');
  const logged: string[] = [];
  const log = { info: (_: object, message: string) => logged.push(message) };
  const wider = ['002_wider.sql', 'alter table person add column age int;'] as const;
  const migrating = migrate(database.connection, await createMigrations(first, wider), { log });
  await expect.poll(() => logged, { timeout: 10_000 }).toContain('The tables are busy; trying again');
  // Readers do not wait between two tries.
  expect((await database.query('select * from person')).rowCount).toBe(0);
  await reader.end();
  expect(await migrating).toHaveLength(1);
});

test('every migration after the initial schema names the oldest server that can run on it', () => {
  for (const { version, oldestServer, sql } of readMigrations(migrationsDirectory()).slice(16)) {
    expect([version, /^-- oldest server: \d{3}$/m.test(sql)]).toEqual([version, true]);
    expect(oldestServer).toBeLessThanOrEqual(version);
  }
});

test.each([
  [['001_a.sql', '003_c.sql'], '003_c.sql'],
  [['001_a.sql', '001_b.sql'], '001_b.sql'],
  [['001_a.sql', 'notes.sql'], 'notes.sql'],
  [['002_b.sql'], '002_b.sql'],
])('files %j are rejected because of %s', async (names, culprit) => {
  const folder = await createFolder(...names.map((name) => [name, 'select 1;'] as const));
  expect(() => readMigrations(folder)).toThrow(new RegExp(`^The migration ${culprit} is out of line`));
});

test('the folder of migrations is found from the sources and from a bundle', async () => {
  const home = await testFolder();
  await mkdir(join(home, 'migrations'));
  await mkdir(join(home, 'src', 'adapters', 'db'), { recursive: true });
  await mkdir(join(home, 'dist'));
  expect(migrationsDirectory(join(home, 'src', 'adapters', 'db'))).toBe(join(home, 'migrations'));
  expect(migrationsDirectory(join(home, 'dist'))).toBe(join(home, 'migrations'));
});

test('a missing migrations folder throws a DatabaseStartupError', () => {
  expect(() => migrationsDirectory('/')).toThrow(DatabaseStartupError);
});

test('an outdated PostgreSQL is rejected with the required version', async ({ empty: database }) => {
  // This function shadows the one that the version check calls.
  await database.query(`
    create function public.current_setting(text) returns text language sql
      as $$ select case $1 when 'server_version_num' then '130014' else '13.14' end $$`);
  await database.query(
    "do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$",
  );
  await expect(migrate(database.connection, await createMigrations(first))).rejects.toThrow(
    'The database is PostgreSQL 13.14, and this site needs 15 or newer: upgrade it, or set DATABASE_URL to another.',
  );
});
