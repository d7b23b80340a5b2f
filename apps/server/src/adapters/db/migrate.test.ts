import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseFault } from './database-fault.ts';
import { migrate } from './migrate.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { emptyDatabase } from './testing/test-database.ts';

const first = ['001_person.sql', 'create table person (name text);'] as const;
const second = [
  '002_greeting.sql',
  "create table greeting (words text); insert into greeting values ('Peace');",
] as const;

async function folderOf(...files: (readonly [name: string, sql: string])[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-migrations-'));
  await Promise.all(files.map(([name, sql]) => writeFile(join(folder, name), sql)));
  return folder;
}

const migrationsOf = async (...files: Parameters<typeof folderOf>) =>
  readMigrations(await folderOf(...files));

test('each migration is applied once, in order', async () => {
  await using database = await emptyDatabase();
  const applied = await migrate(database.connection, await migrationsOf(first));
  expect(applied.map(({ name }) => name)).toEqual(['person']);
  const later = await migrate(database.connection, await migrationsOf(first, second));
  expect(later.map(({ name }) => name)).toEqual(['greeting']);
  expect(await migrate(database.connection, await migrationsOf(first, second))).toEqual([]);
  const ledger = await database.query('select version, name from schema_migration order by version');
  expect(ledger.rows).toEqual([
    { version: 1, name: 'person' },
    { version: 2, name: 'greeting' },
  ]);
});

test('of servers that start at once, one does the work', async () => {
  await using database = await emptyDatabase();
  const slow = ['003_slow.sql', 'select pg_sleep(0.2); create table slow (id int);'] as const;
  const migrations = await migrationsOf(first, second, slow);
  const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(database.connection, migrations)));
  expect(runs.map((applied) => applied.length).toSorted()).toEqual([0, 0, 0, 3]);
  expect((await database.query('select * from greeting')).rowCount).toBe(1);
});

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  await using database = await emptyDatabase();
  const broken = ['002_broken.sql', 'create table half (id int); select * from nowhere;'] as const;
  const attempt = migrate(database.connection, await migrationsOf(first, broken));
  await expect(attempt).rejects.toThrow(
    'The migration 002_broken.sql could not be applied, and nothing of it was: relation "nowhere" does not exist.',
  );
  const { rows } = await database.query(
    "select to_regclass('half') as half, to_regclass('person')::text as person",
  );
  expect(rows).toEqual([{ half: null, person: 'person' }]);
});

test('a migration that was changed after it had been applied stops the start', async () => {
  await using database = await emptyDatabase();
  await migrate(database.connection, await migrationsOf(first));
  const changed = await migrationsOf(['001_person.sql', 'create table person (name text, age int);']);
  await expect(migrate(database.connection, changed)).rejects.toThrow(
    /^The migration 001_person.sql was changed after it had been applied/,
  );
});

test('other line endings are no change', async () => {
  await using database = await emptyDatabase();
  const [name, sql] = second;
  await migrate(database.connection, await migrationsOf(first, [name, sql.replaceAll(';', ';\n')]));
  expect(
    await migrate(database.connection, await migrationsOf(first, [name, sql.replaceAll(';', ';\r\n')])),
  ).toEqual([]);
});

test('a database newer than the server stops the start', async () => {
  await using database = await emptyDatabase();
  await migrate(database.connection, await migrationsOf(first, second));
  await expect(migrate(database.connection, await migrationsOf(first))).rejects.toThrow(
    /^The database is at schema 2, newer than this server, which knows 1/,
  );
});

test.each([
  [['001_a.sql', '003_c.sql'], '003_c.sql'],
  [['001_a.sql', '001_b.sql'], '001_b.sql'],
  [['001_a.sql', 'notes.sql'], 'notes.sql'],
  [['002_b.sql'], '002_b.sql'],
])('files %j are out of line at %s', async (names, culprit) => {
  const folder = await folderOf(...names.map((name) => [name, 'select 1;'] as const));
  expect(() => readMigrations(folder)).toThrow(new RegExp(`^The migration ${culprit} is out of line`));
});

test('the folder of migrations is found from the sources and from a bundle', async () => {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-server-'));
  await mkdir(join(home, 'migrations'));
  await mkdir(join(home, 'src', 'adapters', 'db'), { recursive: true });
  await mkdir(join(home, 'dist'));
  expect(migrationsDirectory(join(home, 'src', 'adapters', 'db'))).toBe(join(home, 'migrations'));
  expect(migrationsDirectory(join(home, 'dist'))).toBe(join(home, 'migrations'));
});

test('the migrations of this server are in line and can be applied', async () => {
  await using database = await emptyDatabase();
  const migrations = readMigrations(migrationsDirectory());
  expect(migrations.length).toBeGreaterThan(0);
  expect(await migrate(database.connection, migrations)).toHaveLength(migrations.length);
});

test('a folder without its migrations is a fault of the installation', () => {
  expect(() => migrationsDirectory('/')).toThrow(DatabaseFault);
});
