import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#adapters/db/migrate.ts';
import { migrationsDirectory, readMigrations } from '#adapters/db/migration-files.ts';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import {
  copyDatabase,
  emptyDatabase,
  type TestDatabase,
  testDatabase,
} from '#adapters/db/testing/test-database.ts';
import { s3Server } from '#adapters/storage/testing/s3-server.ts';
import { getBackupHealth } from '#features/backup/backup-queries.ts';
import { openBackup } from '#features/backup/open-backup.ts';
import { localServer } from '#http/testing/local-server.ts';
import { type Settings, wayfare } from '#testing/command.ts';
import { baseEnvironment, runningServer } from '#testing/running-server.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const picture = 'images/0b7c9c0e-1111-4222-8333-444455556666/main.webp';

/** Filled once for all tests. */
let filledDatabase: Promise<TestDatabase> | undefined;

afterAll(async () => (await filledDatabase)?.[Symbol.asyncDispose]());

/** A site with a folder for its backups. */
async function siteWith(database: TestDatabase, given: Settings = {}) {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-backup-'));
  const [data, backups] = [join(home, 'data'), join(home, 'backups')];
  const settings: Settings = {
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: data,
    MASTER_KEY: key,
    BACKUP_TO: backups,
    ...given,
  };
  return {
    database,
    home,
    data,
    backups,
    settings,
    create: async (...more: string[]): Promise<{ file: string; path: string; rows: number }> => {
      const made = JSON.parse(await wayfare(settings, ['backup', 'create', '--json', ...more]));
      return { ...made, path: join(backups, made.file) };
    },
    restore: (file: string, ...more: string[]) =>
      wayfare(settings, ['backup', 'restore', file, '--into', 'empty', ...more]),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Creates a database with a member and homilies. */
async function fillDatabase(): Promise<TestDatabase> {
  const { database, settings, home } = await siteWith(await testDatabase());
  const account = '--email ruth@example.org --name Ruth --password Barley-Field-7'.split(' ');
  await wayfare(settings, ['user', 'create', ...account]);
  const days = Array.from({ length: 28 }, (_, day) => String(day + 1).padStart(2, '0'));
  const rows = days.map(
    (day) => `2026-02-${day},Luke,20,27-40,A Gospel\twith a tab,"A reflection\\non ${day}"`,
  );
  await writeFile(join(home, 'h.csv'), ['date,book,chapter,verse,gospelText,homilyText', ...rows].join('\n'));
  await wayfare(settings, ['homilies', 'import', join(home, 'h.csv')]);
  await rm(home, { recursive: true, force: true });
  return database;
}

/** With a member and homilies. */
async function siteToKeep(given: Settings = {}) {
  filledDatabase ??= fillDatabase();
  return siteWith(await copyDatabase(await filledDatabase), given);
}

/** Where a backup may be restored to. */
const emptySite = async (given: Settings = {}) =>
  siteWith(await emptyDatabase(), { BACKUP_TO: '', ...given });

/** One that may be killed. */
function startWayfare(settings: Settings, args: readonly string[]) {
  const bundle = join(import.meta.dirname, '../../dist/wayfare.js');
  const env = { ...baseEnvironment, ...settings };
  const child = spawn(process.execPath, [bundle, ...args], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const tablesOf = async (database: TestDatabase): Promise<number> =>
  (await database.query("select from pg_tables where schemaname in ('public', 'user_pool')")).rowCount;

async function contentOf(database: TestDatabase) {
  const { rows } = await database.query<{ content: unknown }>(
    `select json_build_object(
       'homilies', (select json_agg(homily order by date) from homily),
       'people', (select json_agg(person order by person_id) from person),
       'accounts', (select json_agg(account order by sub) from user_pool.account),
       'drafts', nextval('draft_version'),
       'days', (select count(*) from liturgical_day)) as content`,
  );
  return rows[0]?.content;
}

test('a restored site has everything back and stays in quiet mode', async () => {
  await using site = await siteToKeep();
  const images = join(site.data, 'uploads', dirname(picture));
  await mkdir(images, { recursive: true });
  await writeFile(join(images, 'main.webp'), 'a picture');
  const recording = `recordings/${'ab'.repeat(32)}.mp3`;
  await mkdir(join(images, '../../recordings'), { recursive: true });
  await writeFile(join(images, '../..', recording), 'a reading');
  const made = await site.create();
  await using copy = await emptySite();
  const said = await copy.restore(made.path);
  expect(said).toContain(`${made.rows} rows`);
  expect(said).toContain('1 images and 1 recordings');
  expect(said).toContain('The current master key (MASTER_KEY) is the right one.');
  expect(await contentOf(copy.database)).toEqual(await contentOf(site.database));
  expect(await readFile(join(copy.data, 'uploads', picture), 'utf8')).toBe('a picture');
  expect(await readFile(join(copy.data, 'uploads', recording), 'utf8')).toBe('a reading');
  const quiet = async () => JSON.parse(await wayfare(copy.settings, ['quiet', 'status', '--json'])).isQuiet;
  {
    await using server = await runningServer(copy.settings);
    expect(server.said()).toContain('quiet mode: this site sends no mail until `wayfare quiet off` is run');
    await expect(wayfare(server.settings, ['mail', 'send-today'])).rejects.toThrow(
      'This site is in quiet mode',
    );
    expect(await quiet()).toBe(true);
    await expect(copy.restore(made.path)).rejects.toThrow('A server or a command works on this database');
    await wayfare(server.settings, ['quiet', 'off']);
  }
  expect(await quiet()).toBe(false);
  await expect(wayfare(copy.settings, ['quiet', 'off'])).rejects.toThrow('Quiet mode is off');
});

test('a refused restore says why in one line and changes nothing', async () => {
  await using site = await siteToKeep();
  const { path } = await site.create();
  await using copy = await emptySite();
  const bytes = await readFile(path);
  const tampered = join(site.home, 'tampered.tar');
  // A name, the first file and the last one. Their data begin 255 bytes behind this word of their headers.
  for (const at of [3, 520, bytes.lastIndexOf('ustar') + 260]) {
    const other = Buffer.from(bytes);
    other[at] = (other[at] ?? 0) ^ 1;
    await writeFile(tampered, other);
    await expect(openBackup(tampered)).rejects.toThrow('was changed after it was written');
  }
  await expect(copy.restore(tampered)).rejects.toThrow('was changed after it was written');
  const part = join(site.home, 'part.tar');
  await writeFile(part, bytes.subarray(0, bytes.length >> 1));
  await expect(copy.restore(part)).rejects.toThrow('is incomplete or not a backup of this site');
  await expect(copy.restore(join(site.home, 'none.tar'))).rejects.toThrow('There is no none.tar in');
  await expect(site.restore(path)).rejects.toThrow('The database is not empty');
  await expect(wayfare(copy.settings, ['backup', 'restore', path])).rejects.toThrow('--into');
  await site.database.query(
    "insert into schema_migration (version, name, checksum, oldest_server) values (999, 'later', 'x', 999)",
  );
  const newer = await site.create();
  await expect(copy.restore(newer.path)).rejects.toThrow('newer than this version');
  await site.database.query(
    "delete from schema_migration where version = 999; update schema_migration set name = 'liturgical_day' where version = 1",
  );
  const other = await site.create();
  await expect(copy.restore(other.path)).rejects.toThrow(
    'The backup was made by a version with other migrations (001_liturgical_day.sql): restore it with the version that made it.',
  );
  expect(await tablesOf(copy.database)).toBe(0);
});

test('only the passphrase decrypts the master key of a backup', async () => {
  await using site = await siteToKeep({ BACKUP_PASSPHRASE: 'wheat and barley fields' });
  const { path } = await site.create();
  expect((await readFile(path)).includes(key)).toBe(false);
  await using copy = await emptySite({ MASTER_KEY: '' });
  const [right, wrong] = [join(site.home, 'right'), join(site.home, 'wrong')];
  await writeFile(right, 'wheat and barley fields\n');
  await writeFile(wrong, 'wheat and barley field\n');
  await expect(copy.restore(path, '--passphrase-file', wrong)).rejects.toThrow(
    'The passphrase is wrong for this backup',
  );
  await copy.restore(path, '--passphrase-file', right);
  expect((await readFile(join(copy.data, 'master.key'), 'utf8')).trim()).toBe(key);
});

// The other tests use a folder.
test('backups in a bucket are listed, verified, restored and deleted by age', async () => {
  await using store = await s3Server();
  const { S3_BUCKET: _, ...reached } = store.settings;
  const place = { BACKUP_TO: 's3://pictures/kept/here', ...reached };
  await using site = await siteToKeep(place);
  const list = async () => JSON.parse(await wayfare(site.settings, ['backup', 'list', '--json']));
  expect(await list()).toEqual([]);
  const first = await site.create();
  const second = await site.create();
  expect(await list()).toMatchObject([{ name: second.file }, { name: first.file, verifiedAt: null }]);
  await wayfare(site.settings, ['backup', 'verify', first.file]);
  expect(await list()).toMatchObject([{ verifiedAt: null }, { verifiedAt: expect.stringContaining('Z') }]);
  // The newest, and the newest of which it is known that it can be restored.
  const third = await site.create('--keep', '1d');
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual([third.file, first.file]);
  expect(await getBackupHealth(site.database)).toMatchObject({
    backup: { file: third.file, failure: null },
    verification: { file: first.file, failure: null },
  });
  expect(await readdir(join(site.data, 'backup-work'))).toEqual([]);
  await using copy = await emptySite({ ...place, BACKUP_TO: site.settings['BACKUP_TO'] ?? '' });
  await copy.restore('latest');
  expect(await tablesOf(copy.database)).toBe(await tablesOf(site.database));
});

test('the cause of a failed backup is in the output, the doctor and the alerts', async () => {
  await using store = await localServer((request, response) => {
    request.resume();
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  });
  await using site = await siteToKeep({
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: 'A',
    S3_SECRET_ACCESS_KEY: 'B',
  });
  const cause = 'The storage cannot be used: the store is too busy or out of order: ';
  await expect(site.create()).rejects.toThrow(cause);
  const { backup } = await getBackupHealth(site.database);
  expect(backup.failure).toMatch(new RegExp(`^${cause}.+ \\(SlowDown 503\\)\\.$`));
});

test('a killed backup leaves no complete file, and a killed restore leaves nothing', async () => {
  await using site = await siteToKeep();
  const kill = async (settings: Settings, args: readonly string[], afterMs: number) => {
    const running = startWayfare(settings, args);
    await Promise.race([pause(afterMs), running.ended]);
    await running.kill();
  };
  const begun = performance.now();
  await startWayfare(site.settings, ['backup', 'create']).ended;
  const wholeMs = performance.now() - begun;
  await kill(site.settings, ['backup', 'create'], wholeMs * 0.85);
  for (const name of (await readdir(site.backups)).filter((each) => each.endsWith('.tar')))
    await (await openBackup(join(site.backups, name)))[Symbol.asyncDispose]();
  const { path } = await site.create();
  expect((await readdir(site.backups)).filter((name) => name.startsWith('.'))).toEqual([]);
  const tables = await tablesOf(site.database);
  await using copy = await emptySite();
  await kill(copy.settings, ['backup', 'restore', path, '--into', 'empty'], wholeMs);
  await expect.poll(() => tablesOf(copy.database)).toSatisfy((count) => count === 0 || count === tables);
  await copy.database.close();
  await copy.restore(path).catch((error: unknown) => {
    if (!String(error).includes('is not empty')) throw error;
  });
  const looked = JSON.parse(await wayfare(copy.settings, ['quiet', 'status', '--json']));
  expect(looked.isQuiet).toBe(true);
});

test('one of several servers backs up on schedule and verifies the backup', async () => {
  await using site = await siteToKeep();
  const { DATA_DIR: _, ...shared } = site.settings;
  await using one = await runningServer(shared);
  await using other = await runningServer(shared);
  const readOutcome = () => getBackupHealth(site.database);
  await expect
    .poll(async () => (await readOutcome()).verification.file, { timeout: 60_000, interval: 200 })
    .not.toBe(null);
  const { backup, verification } = await readOutcome();
  expect(verification).toMatchObject({ file: backup.file, failure: null, failedAt: null });
  expect(JSON.parse(await wayfare(site.settings, ['backup', 'list', '--json']))).toEqual([
    expect.objectContaining({ verifiedAt: expect.stringContaining('Z') }),
  ]);
  for (const { home } of [one, other])
    expect(await readdir(join(home, 'backup-work')).catch(() => [])).toEqual([]);
});

test('a killed verification leaves no database, and the next run deletes its folder', async () => {
  await using site = await siteToKeep();
  await site.create();
  const work = join(site.data, 'backup-work');
  const running = startWayfare(site.settings, ['backup', 'verify']);
  const postmasters = async () => {
    const folders = await readdir(work).catch(() => []);
    const files = folders.map((folder) =>
      readFile(join(work, folder, 'postgres/cluster/postmaster.pid'), 'utf8'),
    );
    return (await Promise.allSettled(files)).flatMap((file) =>
      file.status === 'fulfilled' && file.value !== '' ? [Number(file.value.split('\n')[0])] : [],
    );
  };
  await expect.poll(postmasters, { timeout: 30_000, interval: 20 }).toHaveLength(1);
  const [postmaster = 0] = await postmasters();
  await running.kill();
  const isAlive = () => {
    try {
      return process.kill(postmaster, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 30_000 }).toBe(false);
  expect(await readdir(work)).toHaveLength(1);
  await wayfare(site.settings, ['backup', 'verify']);
  expect(await readdir(work)).toEqual([]);
});

test('restoring a backup of an older schema brings the database to the current one', async () => {
  await using site = await siteWith(await emptyDatabase());
  const { database } = site;
  const known = readMigrations(migrationsDirectory());
  await migrate(database.connection, known.slice(0, 15));
  await database.query("insert into person (sub, created_at) values ('ruth', now())");
  const { path } = await site.create();
  expect((await database.query('select from schema_migration')).rowCount).toBe(15);
  await using copy = await emptySite();
  await copy.restore(path);
  expect((await copy.database.query('select from schema_migration')).rowCount).toBe(known.length);
  expect((await copy.database.query("select from person where sub = 'ruth'")).rowCount).toBe(1);
  expect((await copy.database.query('select from quiet_mode')).rowCount).toBe(1);
});
