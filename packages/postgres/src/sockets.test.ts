import { mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { ask, modeOf } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { initializedDataDir, temporaryDirectory } from './testing/temporary.ts';

test('a data directory with a long path has its socket in a temporary directory, the same for all openers', async () => {
  const deep = join(await temporaryDirectory(), 'deep'.repeat(20), 'deeper'.repeat(20));
  await mkdir(deep, { recursive: true });
  const dataDir = await initializedDataDir(deep);

  const first = await openPostgres({ dataDir });
  const second = childOpener(dataDir);
  const { connection, joined } = await second.waitFor('opened');
  const { host } = first.connection('wayfare');

  expect(joined).toBe(true);
  expect(connection.host).toBe(host);
  expect(host.length).toBeLessThan(80);
  expect(await modeOf(host)).toBe('700');
  expect(await ask(connection, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  second.send('close');
  await second.ended;
  await first.close();
  expect(await readdir(host)).toEqual([]);
  await rm(host, { recursive: true });
});

test('a temporary directory replaced by another user is not used', async () => {
  const deep = join(await temporaryDirectory(), 'deep'.repeat(20), 'deeper'.repeat(20));
  await mkdir(deep, { recursive: true });
  const dataDir = await initializedDataDir(deep);
  const first = await openPostgres({ dataDir });
  const { host } = first.connection('wayfare');
  await first.close();
  await rm(host, { recursive: true });
  const trap = await temporaryDirectory();
  await symlink(trap, host);

  const second = await openPostgres({ dataDir });

  const used = second.connection('wayfare').host;
  expect(used).not.toBe(host);
  expect(await readlink(join(dataDir, 'run', 'sockets'))).toBe(used);
  expect(await readdir(trap)).toEqual([]);
  await second.close();
  await rm(host);
  await rm(used, { recursive: true });
});
