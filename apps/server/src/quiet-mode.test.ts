import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { createLogger } from '#http/server/logging.ts';
import { compose } from './compose/compose.ts';
import { featureDeps } from './compose/feature-deps.ts';
import { readConfig } from './config.ts';
import { scheduledTasks } from './jobs.ts';
import { wayfare } from './testing/command.ts';
import { runningServer } from './testing/running-server.ts';
import { testFolder } from './testing/test-folder.ts';

const ruth = ['--email', 'ruth@example.org', '--name', 'Ruth', '--password', 'Barley-Field-7'];

test('a quiet site holds its mails and sends them after quiet mode ends', async ({ database }) => {
  await using mailServer = await smtpServer();
  const given = {
    DATABASE_URL: connectionUrl(database.connection),
    SMTP_URL: mailServer.url,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const waiting = async () =>
    (await database.query("select from job where name = 'mail' and state = 'waiting'")).rowCount;
  {
    await using quiet = await runningServer({ ...given, QUIET: '1' });
    await expect
      .poll(quiet.said)
      .toContain('  quiet mode: this site sends no mail until it is started without QUIET');
    // Commands find quiet mode in the settings that the server has stored.
    const { QUIET: _, ...shell } = quiet.settings;
    await wayfare(shell, ['user', 'create', ...ruth]);
    const asked = await fetch(`${quiet.url}/api/reset/request-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ruth@example.org' }),
    });
    expect(asked.status).toBe(200);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    expect(JSON.parse(await wayfare(shell, ['mail', 'status', '--json']))).toMatchObject({ isQuiet: true });
    await expect(wayfare(shell, ['mail', 'send-today'])).rejects.toThrow('This site is in quiet mode');
    expect([await waiting(), mailServer.deliveries]).toEqual([1, []]);
  }
  await using speaking = await runningServer(given);
  await expect
    .poll(() => mailServer.deliveries, { timeout: 30_000 })
    .toMatchObject([{ to: ['ruth@example.org'] }]);
  const status = JSON.parse(await wayfare(speaking.settings, ['mail', 'status', '--json']));
  expect(status).toMatchObject({ isQuiet: false });
});

test('a quiet site runs no scheduled task with external effects', async ({ database }) => {
  const home = await testFolder();
  const namesOf = async (settings: Record<string, string>) => {
    const config = readConfig({
      DATABASE_URL: connectionUrl(database.connection),
      DATA_DIR: home,
      ...settings,
    });
    const deps = await compose(config, createLogger('silent'), {});
    const names = scheduledTasks(deps, featureDeps(deps)).map(({ name }) => name);
    await deps.database.close();
    return names;
  };
  const quiet = await namesOf({ QUIET: '1' });
  const left = (await namesOf({})).filter((name) => !quiet.includes(name));
  expect(left.toSorted()).toEqual([
    'check-certificate',
    'delete-unpaid-signups',
    'delete-unused-recordings',
    'delete-unused-uploads',
    'empty-post-bin',
    'notify-editors-of-missing-homilies',
    'notify-of-reviews',
    'reconcile-payments',
    'retry-stuck-mails',
    'send-morning-mail',
  ]);
});
