import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { command, type Settings } from '#testing/command.ts';
import { testFolder } from '#testing/test-folder.ts';

async function operator(settings: Settings = {}) {
  const database = await testDatabase();
  const folder = await testFolder();
  const base = { DATA_DIR: join(folder, 'data'), DATABASE_URL: connectionUrl(database.connection) };
  return {
    folder,
    outbox: () => readdir(join(folder, 'data', 'outbox')).catch(() => []),
    run: (...args: string[]) => command({ ...base, ...settings }, args),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
    },
  };
}

test('mail send-today sends the homily once', async () => {
  await using wayfare = await operator();
  const { run, folder } = wayfare;
  const refused = await run('mail', 'send-today');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Nothing is published for today')]);
  const today = toCalendarDate(new Date(), 'America/New_York');
  const file = join(folder, 'homilies.csv');
  await writeFile(
    file,
    `date,book,chapter,verse,gospelText,homilyText\n${today},Luke,20,27-40,A Gospel,A reflection\n`,
  );
  expect((await run('homilies', 'import', file)).code).toBe(0);
  for (const name of ['ruth', 'naomi']) {
    const who = ['--email', `${name}@example.org`, '--name', name, '--password', 'Barley-Field-7'];
    const made = await run('user', 'create', '--comp', ...who);
    expect(made.err).toBe('');
  }
  const sent = await run('mail', 'send-today', '--json');
  expect(sent.code).toBe(0);
  expect(JSON.parse(sent.out)).toMatchObject({
    day: today,
    readers: 2,
    sentFromHere: 2,
    sent: 2,
    waiting: 0,
  });
  expect(await wayfare.outbox()).toHaveLength(2);
  expect((await run('mail', 'send-today')).out).toMatch(
    /^Sent 0 mails in .* Of 2 readers, 2 have it, 0 wait/,
  );
  expect(await wayfare.outbox()).toHaveLength(2);
  expect(JSON.parse((await run('mail', 'status', '--json')).out)).toMatchObject({
    day: today,
    hasHomily: true,
    readers: 2,
    sent: 2,
    stoppedAddresses: 0,
  });
  expect((await run('mail', 'stopped')).out).toBe('No address is stopped.\n');
  const unknown = await run('mail', 'resume', 'ruth@example.org');
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringContaining('ruth@example.org is not stopped.'),
  ]);
});

test('mail test reports the delivery or the cause of a failure', async () => {
  await using mailServer = await smtpServer();
  await using wayfare = await operator({ SMTP_URL: mailServer.url.replace('//', '//post:secret@') });
  const host = new URL(mailServer.url).host;
  const sent = await wayfare.run('mail', 'test', 'Ruth@example.org');
  expect(sent).toEqual({
    code: 0,
    out: `The mail to ruth@example.org was accepted by the mail server ${host}.\n`,
    err: '',
  });
  expect(mailServer.deliveries).toMatchObject([{ to: ['ruth@example.org'] }]);
  mailServer.answers.set('AUTH', '535 5.7.8 who is post:secret');
  const refused = await wayfare.run('mail', 'test', 'ruth@example.org');
  expect(refused).toEqual({
    code: 1,
    out: '',
    err: 'The mail could not be handed over: the mail server does not take the name and password in SMTP_URL (EAUTH 535 AUTH PLAIN).\n',
  });
  const nobody = await wayfare.run('mail', 'test', 'nobody');
  expect([nobody.code, nobody.err]).toEqual([
    1,
    expect.stringMatching(/^The address of a mail must be .*\n$/),
  ]);
});

test('without a mail server, mail test writes to the outbox', async () => {
  await using wayfare = await operator();
  const { code, out } = await wayfare.run('mail', 'test', 'ruth@example.org');
  expect([code, out]).toEqual([0, expect.stringContaining('outbox, because SMTP_URL is not set')]);
  expect(await wayfare.outbox()).toHaveLength(1);
});
