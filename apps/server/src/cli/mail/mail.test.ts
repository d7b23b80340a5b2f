import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateIn } from '@wayfare/contracts/calendar-date';
import { expect, test } from 'vitest';

/** The bundle, because that is what runs; `npm test` builds it first. */
const bundle = join(import.meta.dirname, '..', '..', '..', 'dist', 'wayfare.js');

async function operator() {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-mail-'));
  return {
    folder,
    outbox: () => readdir(join(folder, 'data', 'outbox')).catch(() => []),
    run: (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
      new Promise((resolve) => {
        const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') };
        execFile(process.execPath, [bundle, ...args], { env }, (error, out, err) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
        );
      }),
    [Symbol.asyncDispose]: () =>
      rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }),
  };
}

test('the operator sends today’s homily, once, and sees how it stands', async () => {
  await using wayfare = await operator();
  const { run, folder } = wayfare;
  const refused = await run('mail', 'send-today');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Nothing is published for today')]);
  const today = dateIn('America/New_York', new Date());
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
  const sent = await run('mail', 'send-today', '--watch', '--json');
  expect(sent.code).toBe(0);
  expect(JSON.parse(sent.out.slice(sent.out.lastIndexOf('{\n')))).toMatchObject({
    day: today,
    readers: 2,
    sentFromHere: 2,
    sent: 2,
    waiting: 0,
  });
  expect(await wayfare.outbox()).toHaveLength(2);
  expect((await run('mail', 'send-today')).out).toMatch(
    /^0 mails left from here .* Of 2 readers 2 have it, 0 wait/,
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
    expect.stringContaining('Nothing stops mails to ruth@example.org.'),
  ]);
}, 240_000);
