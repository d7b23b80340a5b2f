import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { partFrom } from '#config/testing/part-from.ts';
import { openMasterKey } from './open-master-key.ts';
import { openSiteSecret } from './site-secret.ts';

async function emptyFolder() {
  const path = await mkdtemp(join(tmpdir(), 'wayfare-key-'));
  return {
    settings: partFrom({ DATA_DIR: join(path, 'data') }, 'masterKey', 'file'),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

test('the first start creates a key file that only its owner can read', async () => {
  await using folder = await emptyFolder();
  await using db = await testDatabase();
  const first = await openMasterKey(folder.settings, db);
  expect(first).toHaveLength(32);
  expect((await stat(folder.settings.path)).mode & 0o777).toBe(0o600);
  expect(await openMasterKey(folder.settings, db)).toEqual(first);
});

test('two servers that start at the same time use the same key', async () => {
  await using folder = await emptyFolder();
  await using db = await testDatabase();
  const [one, other] = await Promise.all([
    openMasterKey(folder.settings, db),
    openMasterKey(folder.settings, db),
  ]);
  expect(one).toEqual(other);
});

test('a damaged key file stops the start and is not overwritten', async () => {
  await using folder = await emptyFolder();
  await using db = await testDatabase();
  const { path } = folder.settings;
  await mkdir(dirname(path));
  await writeFile(path, 'half a k');
  await expect(openMasterKey(folder.settings, db)).rejects.toThrow('Put the file back from your backup');
  expect(await readFile(path, 'utf8')).toBe('half a k');
});

test('a key from the settings is used', async () => {
  await using db = await testDatabase();
  const key = Buffer.alloc(32, 7);
  const settings = partFrom({ MASTER_KEY: key.toString('base64') }, 'masterKey', 'given');
  expect(await openMasterKey(settings, db)).toEqual(key);
});

test('no key is created for a database with a site secret', async () => {
  await using folder = await emptyFolder();
  await using db = await testDatabase();
  const key = await openMasterKey(folder.settings, db);
  await openSiteSecret(db, key);
  await rm(folder.settings.path);
  await expect(openMasterKey(folder.settings, db)).rejects.toThrow(
    `${folder.settings.path} is missing, and what this database holds was sealed with it: put the file back from your backup, or set MASTER_KEY to the key.`,
  );
  await expect(stat(folder.settings.path)).rejects.toThrow('ENOENT');
});

test('a key file that cannot be written stops the start', async () => {
  await using folder = await emptyFolder();
  await using db = await testDatabase();
  // The name of the draft exceeds the limit of the file system.
  const dataDir = dirname(folder.settings.path);
  await mkdir(dataDir);
  const path = join(dataDir, 'k'.repeat(250));
  await expect(openMasterKey({ kind: 'file', path }, db)).rejects.toThrow(
    /k cannot be made \(ENAMETOOLONG.+\): make room, and let the server write there\.$/,
  );
  expect(await readdir(dataDir)).toEqual([]);
});
