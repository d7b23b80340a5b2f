import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BackupTargetUnavailable } from './backup-target.ts';
import { folderTarget } from './folder-target.ts';

test('a file is there whole or not at all, and what a killed process left goes, but nothing of another machine', async () => {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-place-'));
  const folder = join(home, 'backups');
  const place = folderTarget(folder);
  expect(await place.list()).toEqual([]);
  await mkdir(folder);
  const now = Date.now();
  const [dead, elsewhere, old] = [
    `.wayfare-making-4000000-${now}@${hostname()}`,
    `.wayfare-making-4000000-${now}@another`,
    `.wayfare-looking-${process.pid}-${now - 48 * 60 * 60_000}@${hostname()}`,
  ];
  for (const name of [dead, elsewhere, old]) await mkdir(join(folder, name));
  const workshop = await place.createWorkFolder();
  await writeFile(join(workshop.folder, 'part'), 'hello');
  expect(await place.list()).toEqual([]);
  await workshop.put(join(workshop.folder, 'part'), 'a.tar');
  await workshop.release();
  expect(await place.list()).toEqual([{ name: 'a.tar', bytes: 5 }]);
  expect((await readdir(folder)).toSorted()).toEqual([elsewhere, 'a.tar']);
  const fetched = await place.fetch('a.tar');
  expect(await readFile(fetched?.path ?? '', 'utf8')).toBe('hello');
  expect([await place.fetch('b.tar'), await place.readNote('b')]).toEqual([null, null]);
  await rm(home, { recursive: true });
});

test('where the disk of the folder is not there, nothing is made in its place', async () => {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-place-'));
  const place = folderTarget(join(home, 'disk', 'backups'));
  await expect(place.createWorkFolder()).rejects.toThrow(BackupTargetUnavailable);
  await expect(place.createWorkFolder()).rejects.toThrow(
    /cannot be used \(ENOENT\): see that its disk is there/,
  );
  expect(await readdir(home)).toEqual([]);
  await rm(home, { recursive: true });
});
