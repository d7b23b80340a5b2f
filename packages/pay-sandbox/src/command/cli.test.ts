import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { formAt, send, visit } from '#testing/browser.ts';
import { receiver } from '#testing/receiver.ts';
import { clientOf } from '#testing/test-sandbox.ts';
import { readOptions } from './options.ts';

const cli = join(import.meta.dirname, '../cli.ts');
const start = (...words: string[]): ChildProcess =>
  spawn(process.execPath, [cli, ...words], { stdio: 'pipe', env: { ...process.env, DATABASE_URL: '' } });

/** What the command has said when it has said this. */
async function heard({ stdout, stderr }: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let said = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 40_000 }).toMatch(pattern);
  const found = pattern.exec(said);
  if (found === null) throw new Error(said);
  return found;
}

async function ended(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  const said = [child.stdout, child.stderr].map(async (stream) => (stream === null ? '' : text(stream)));
  const [code] = await once(child, 'exit');
  const [out = '', err = ''] = await Promise.all(said);
  return { code, out, err };
}

test('a sandbox starts by itself, tells its secret, signs with it, and remembers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pay-sandbox-cli-'));
  await chmod(folder, 0o755);
  await using hook = await receiver();
  const words = ['--port', '0', '--data-dir', join(folder, 'data'), '--webhook-url', hook.url];
  const first = start(...words);
  const [, url = '', secret = ''] = await heard(first, /answers at (\S+)[\s\S]*signed with (whsec_\w+)/);
  const { id } = await clientOf(url).customers.create({ name: 'Kept', email: 'kept@example.org' });
  await expect.poll(() => hook.received.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const delivery = hook.received.find(({ body }) => body.includes(id));
  const { webhooks } = clientOf(url);
  expect(
    webhooks.constructEvent(String(delivery?.body), String(delivery?.headers['stripe-signature']), secret)
      .type,
  ).toBe('customer.created');
  first.kill('SIGTERM');
  expect((await ended(first)).code).toBe(0);
  const second = start(...words, '--api-key', 'sk_test_mine', '--outbox', join(folder, 'outbox'));
  const [, again = ''] = await heard(second, /answers at (\S+)/);
  expect(await clientOf(again, 'sk_test_mine').customers.retrieve(id)).toMatchObject({ name: 'Kept' });
  await send(await formAt(`${again}/portal/login`, 'Send the link'), { email: 'kept@example.org' });
  await expect.poll(async () => (await visit(`${again}/mailbox`)).text).toContain('kept@example.org');
  const third = start('--port', new URL(again).port, '--data-dir', join(folder, 'data'));
  const { code, err } = await ended(third);
  expect(code).toBe(1);
  expect(err).toContain('EADDRINUSE');
  second.kill('SIGINT');
  expect((await ended(second)).code).toBe(0);
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  // Three programs and two starts of a database, on a machine that may be busy with others.
}, 120_000);

test('it says how it is used', async () => {
  const { code, out } = await ended(start('--help'));
  expect(code).toBe(0);
  expect(out).toContain('--webhook-secret');
});

test('a wrong word stops it', async () => {
  const { code, err } = await ended(start('--prot', '1'));
  expect(code).toBe(2);
  expect(err).toContain('--prot');
});

test.each([
  [['--port', 'x']],
  [['--port', '70000']],
  [['--webhook-url', 'here']],
  [['--webhook-url', 'ftp://localhost']],
  [['--webhook-secret', ' ']],
  [['--outbox', '']],
  [['word']],
])('%j is wrong', (words) => {
  expect(readOptions(words, undefined).kind).toBe('wrong');
});

test('a database of one’s own is taken by its address', () => {
  expect(readOptions([], 'postgres://localhost/x')).toMatchObject({
    kind: 'run',
    options: {
      port: 12_111,
      databaseUrl: 'postgres://localhost/x',
      webhookUrl: null,
      apiKey: null,
      outbox: null,
    },
  });
});
