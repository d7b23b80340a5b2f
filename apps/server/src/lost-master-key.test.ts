import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { freePort } from '#http/testing/free-port.ts';
import { command, type Settings } from '#testing/command.ts';
import { startServer } from '#testing/running-server.ts';
import { testFolder } from '#testing/test-folder.ts';

const ruth = ['--email', 'ruth@example.org', '--name', 'Ruth', '--password', 'Barley-Field-7'];

test('without the master key server and command exit with one line that names the fix', async ({
  database,
}) => {
  const dataDir = await testFolder();
  const key = join(dataDir, 'master.key');
  const base = {
    DATA_DIR: dataDir,
    DATABASE_URL: connectionUrl(database.connection),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  };
  const start = async (settings: Settings = {}) => {
    const server = startServer({ ...base, ...settings });
    return { code: await server.ended, err: server.said() };
  };
  const wayfare = async (words: readonly string[], settings: Settings = {}) => {
    const { code, err } = await command({ ...base, ...settings }, words);
    return { code, err };
  };
  expect((await wayfare(['user', 'create', ...ruth])).code).toBe(0);
  await rename(key, `${key}.elsewhere`);

  const missing = `${key} is missing, and what this database holds was sealed with it: put the file back from your backup, or set MASTER_KEY to the key.\n`;
  expect(await start()).toEqual({ code: 1, err: missing });
  expect(await wayfare(['user', 'list'])).toEqual({ code: 1, err: missing });
  expect(await readdir(dataDir)).not.toContain('master.key');

  const given = { MASTER_KEY: Buffer.alloc(32, 9).toString('base64') };
  const wrong =
    'The master key is not the one of this database: put back master.key in DATA_DIR, or MASTER_KEY, as it was with this database, or as `wayfare keys rotate master` told it last.\n';
  expect(await start(given)).toEqual({ code: 1, err: wrong });
  expect(await wayfare(['user', 'list'], given)).toEqual({ code: 1, err: wrong });

  await writeFile(key, given.MASTER_KEY);
  expect(await wayfare(['user', 'list'])).toEqual({ code: 1, err: wrong });

  await rename(`${key}.elsewhere`, key);
  expect((await wayfare(['user', 'show', 'ruth@example.org'])).code).toBe(0);
}, 180_000);
