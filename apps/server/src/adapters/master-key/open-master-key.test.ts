import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { partFrom } from '#config/testing/part-from.ts';
import { testFolder } from '#testing/test-folder.ts';
import { openMasterKey } from './open-master-key.ts';

const keySettings = async () => partFrom({ DATA_DIR: join(await testFolder(), 'data') }, 'masterKey', 'file');

test('the first start creates a key file that only its owner can read', async ({ database: db }) => {
  const settings = await keySettings();
  const first = await openMasterKey(settings, db);
  expect(first).toHaveLength(32);
  expect((await stat(settings.path)).mode & 0o777).toBe(0o600);
  expect(await openMasterKey(settings, db)).toEqual(first);
});

test('two servers that start at the same time use the same key', async ({ database: db }) => {
  const settings = await keySettings();
  const [one, other] = await Promise.all([openMasterKey(settings, db), openMasterKey(settings, db)]);
  expect(one).toEqual(other);
});

test('a damaged key file stops the start and is not overwritten', async ({ database: db }) => {
  const settings = await keySettings();
  const { path } = settings;
  await mkdir(dirname(path));
  await writeFile(path, 'half a k');
  await expect(openMasterKey(settings, db)).rejects.toThrow('Put the file back from your backup');
  expect(await readFile(path, 'utf8')).toBe('half a k');
});

test('a key file that cannot be written stops the start', async ({ database: db }) => {
  const settings = await keySettings();
  // The name of the draft exceeds the limit of the file system.
  const dataDir = dirname(settings.path);
  await mkdir(dataDir);
  const path = join(dataDir, 'k'.repeat(250));
  await expect(openMasterKey({ kind: 'file', path }, db)).rejects.toThrow(
    /k cannot be made \(ENAMETOOLONG.+\): make room, and let the server write there\.$/,
  );
  expect(await readdir(dataDir)).toEqual([]);
});
