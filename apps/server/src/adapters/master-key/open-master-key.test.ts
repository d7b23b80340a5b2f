import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMasterKey } from './open-master-key.ts';

async function emptyFolder() {
  const path = await mkdtemp(join(tmpdir(), 'wayfare-key-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

test('the first start makes a key that only its owner may read, and the next finds it', async () => {
  await using folder = await emptyFolder();
  const path = join(folder.path, 'data', 'master.key');
  const first = await openMasterKey({ kind: 'file', path });
  expect(first).toHaveLength(32);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await openMasterKey({ kind: 'file', path })).toEqual(first);
});

test('two servers that start at once agree on one key', async () => {
  await using folder = await emptyFolder();
  const path = join(folder.path, 'master.key');
  const [one, other] = await Promise.all([
    openMasterKey({ kind: 'file', path }),
    openMasterKey({ kind: 'file', path }),
  ]);
  expect(one).toEqual(other);
});

test('a damaged key stops the start and is left as it is', async () => {
  await using folder = await emptyFolder();
  const path = join(folder.path, 'master.key');
  await writeFile(path, 'half a k');
  await expect(openMasterKey({ kind: 'file', path })).rejects.toThrow('Put the file back from your backup');
  expect(await readFile(path, 'utf8')).toBe('half a k');
});

test('a key from the settings is used as it is', async () => {
  const key = new Uint8Array(32).fill(7);
  expect(await openMasterKey({ kind: 'given', key })).toBe(key);
});
