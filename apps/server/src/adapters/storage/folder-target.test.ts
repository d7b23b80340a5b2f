import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { folderTarget } from './open-backup-target.ts';
import { StorageUnavailable } from './storage.ts';

test('files appear atomically, and work folders of killed processes of this machine are deleted', async () => {
  const home = await testFolder();
  const folder = join(home, 'backups');
  const target = folderTarget(folder);
  expect(await target.list()).toEqual([]);
  await mkdir(folder);
  const now = Date.now();
  const [killed, otherMachine, old] = [
    `.wayfare-making-4000000-${now}@${hostname()}`,
    `.wayfare-making-4000000-${now}@another`,
    `.wayfare-looking-${process.pid}-${now - 48 * 60 * 60_000}@${hostname()}`,
  ];
  for (const name of [killed, otherMachine, old]) await mkdir(join(folder, name));
  const work = await target.createWorkFolder();
  await writeFile(join(work.folder, 'part'), 'hello');
  expect(await target.list()).toEqual([]);
  await work.put(join(work.folder, 'part'), 'a.tar');
  await work[Symbol.asyncDispose]();
  expect(await target.list()).toEqual([{ name: 'a.tar', bytes: 5 }]);
  expect((await readdir(folder)).toSorted()).toEqual([otherMachine, 'a.tar']);
  const fetched = await target.fetch('a.tar');
  expect(await readFile(fetched?.path ?? '', 'utf8')).toBe('hello');
  expect([await target.fetch('b.tar'), await target.readNote('b')]).toEqual([null, null]);
});

test('a missing parent folder is not created', async () => {
  const home = await testFolder();
  const target = folderTarget(join(home, 'disk', 'backups'));
  await expect(target.createWorkFolder()).rejects.toThrow(StorageUnavailable);
  await expect(target.createWorkFolder()).rejects.toThrow(
    /backups cannot be used: .+ see that the disk is there \(ENOENT\)/,
  );
  expect(await readdir(home)).toEqual([]);
});
