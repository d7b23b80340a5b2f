import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { freePort } from '#http/testing/free-port.ts';
import { command, type Settings } from '#testing/command.ts';
import { baseEnvironment } from '#testing/running-server.ts';

/** `npm test` builds the bundle first. */
const bundle = join(import.meta.dirname, '..', 'dist', 'main.js');

async function site() {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-key-'));
  const base = {
    DATA_DIR: dataDir,
    DATABASE_URL: connectionUrl(database.connection),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  };
  return {
    key: join(dataDir, 'master.key'),
    files: () => readdir(dataDir),
    /** The result of a start. A server that starts is stopped by the timeout. */
    start: (settings: Settings = {}) =>
      new Promise<{ code: number; err: string }>((resolve) => {
        const env = { ...baseEnvironment, ...base, ...settings };
        execFile(process.execPath, [bundle], { env, timeout: 20_000 }, (error, _, err) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, err }),
        );
      }),
    async wayfare(words: readonly string[], settings: Settings = {}) {
      const { code, err } = await command({ ...base, ...settings }, words);
      return { code, err };
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const ruth = ['--email', 'ruth@example.org', '--name', 'Ruth', '--password', 'Barley-Field-7'];

test('without the master key server and command exit with one line that names the fix', async () => {
  await using here = await site();
  expect((await here.wayfare(['user', 'create', ...ruth])).code).toBe(0);
  await rename(here.key, `${here.key}.elsewhere`);

  const missing = `${here.key} is missing, and what this database holds was sealed with it: put the file back from your backup, or set MASTER_KEY to the key.\n`;
  expect(await here.start()).toEqual({ code: 1, err: missing });
  expect(await here.wayfare(['user', 'list'])).toEqual({ code: 1, err: missing });
  expect(await here.files()).not.toContain('master.key');

  const given = { MASTER_KEY: Buffer.alloc(32, 9).toString('base64') };
  const wrong =
    'The master key is not the one of this database: put back master.key in DATA_DIR, or MASTER_KEY, as it was with this database, or as `wayfare keys rotate master` told it last.\n';
  expect(await here.start(given)).toEqual({ code: 1, err: wrong });
  expect(await here.wayfare(['user', 'list'], given)).toEqual({ code: 1, err: wrong });

  await writeFile(here.key, given.MASTER_KEY);
  expect(await here.wayfare(['user', 'list'])).toEqual({ code: 1, err: wrong });

  await rename(`${here.key}.elsewhere`, here.key);
  expect((await here.wayfare(['user', 'show', 'ruth@example.org'])).code).toBe(0);
}, 180_000);
