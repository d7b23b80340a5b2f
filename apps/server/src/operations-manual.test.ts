import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { quietSandbox } from '#adapters/payments/testing/quiet-sandbox.ts';
import { type Settings, wayfare } from './testing/command.ts';
import { runningServer } from './testing/running-server.ts';

const root = join(import.meta.dirname, '../../..');
const examples = join(root, 'docs/examples');

/** Runs the manual's scripts unchanged. Their `npm run -s wayfare --` starts the built command. */
async function shell(settings: Settings) {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-manual-'));
  const bundle = join(import.meta.dirname, '..', 'dist', 'wayfare.js');
  await writeFile(
    join(home, 'npm'),
    `#!/bin/sh\n[ "$1 $2 $3 $4" = "run -s wayfare --" ] || exit 9\nshift 4\nexec "${process.execPath}" "${bundle}" "$@"\n`,
  );
  await chmod(join(home, 'npm'), 0o755);
  const env = { PATH: `${home}:${process.env.PATH}`, DATA_DIR: join(home, 'data'), ...settings };
  return {
    home,
    run: (name: string, input = ''): Promise<string> =>
      new Promise((resolve, reject) => {
        const words = ['-e', join(examples, name)];
        const child = execFile('sh', words, { env, cwd: home }, (error, out, said) =>
          error === null ? resolve(out) : reject(new Error(`${name}: ${said}`)),
        );
        child.stdin?.end(input);
      }),
    [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }),
  };
}

test('the manual’s commands create a member, import homilies, and prepare an upgrade', async () => {
  await using database = await testDatabase();
  await using manual = await shell({ DATABASE_URL: connectionUrl(database.connection) });
  expect(await manual.run('make-a-member.sh', 'Barley-Field-7\n')).toBe(
    'Created the account ruth@example.org.\n',
  );
  const line = '2026-11-22,Luke,20,27-40,A Gospel,A reflection';
  await writeFile(
    join(manual.home, 'homilies.csv'),
    `date,book,chapter,verse,gospelText,homilyText\n${line}\n`,
  );
  await manual.run('import-homilies.sh');
  expect((await database.query('select from homily')).rowCount).toBe(1);

  // A server creates it at its first start.
  await mkdir(join(manual.home, 'data'), { recursive: true });
  expect(await manual.run('before-an-upgrade.sh')).toContain('nothing will be changed');
  // The script fails because no server is running.
  await expect(manual.run('status.sh')).rejects.toThrow('status.sh');
});

test('the manual’s command sets Stripe up', async () => {
  await using sandbox = await quietSandbox();
  const settings = { STRIPE_SECRET_KEY: 'sk_test_wayfare', STRIPE_API_URL: sandbox.url };
  await using manual = await shell(settings);
  const first = await manual.run('stripe-setup.sh');
  expect(first).toMatch(/^DONATION_PRICE_ID=price_\w+\nSTRIPE_WEBHOOK_SECRET=whsec_\w+\nportal +http/);
  const second = await manual.run('stripe-setup.sh');
  expect(second).not.toContain('whsec_');
  expect(second).toMatch(/^The webhook exists already, .+ copy it from Stripe's dashboard .+\.$/m);
});

test('the manual’s start command exists', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(scripts).toHaveProperty('start');
  expect(await readFile(join(examples, 'start.sh'), 'utf8')).toBe('npm start\n');
});

test('the manual’s backup, restore and other steps move a site from external to embedded PostgreSQL', async () => {
  const kept = await mkdtemp(join(tmpdir(), 'wayfare-kept-'));
  const ruth = ['--email', 'ruth@example.org', '--name', 'Ruth', '--password', 'Barley-Field-7'];
  await using database = await testDatabase();
  await using site = await runningServer({
    DATABASE_URL: connectionUrl(database.connection),
    BACKUP_TO: kept,
  });
  await using manual = await shell(site.settings);
  await wayfare(site.settings, ['user', 'create', '--comp', ...ruth]);
  await manual.run('backup.sh');
  await site.kill();

  const { DATABASE_URL: _, ...embedded } = site.settings;
  await expect(runningServer(embedded)).rejects.toThrow(
    'DATABASE_URL is missing: the server of this data directory was last started with it, and without it the site would start on an empty database. Set it again. To go back to the embedded database, do what docs/operations/database.md says.',
  );
  await expect(wayfare(embedded, ['backup', 'restore', 'latest', '--into', 'empty'])).rejects.toThrow(
    'DATABASE_URL is missing',
  );
  await rm(join(site.home, 'settings.json'));
  await using moved = await shell(embedded);
  await moved.run('restore.sh');
  await wayfare(embedded, ['quiet', 'off']);
  const shown = await wayfare(embedded, ['user', 'show', 'ruth@example.org', '--json']);
  expect(JSON.parse(shown)).toMatchObject({ access: 'active (complimentary)' });
  await rm(kept, { recursive: true, force: true });
});
