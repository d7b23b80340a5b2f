import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { scriptedCognito } from '#adapters/identity/testing/scripted-cognito.ts';
import { quietSandbox } from '#adapters/payments/testing/quiet-sandbox.ts';
import { command, type Settings } from '#testing/command.ts';
import { baseEnvironment } from '#testing/running-server.ts';

async function operator() {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-operator-'));
  const base = { DATA_DIR: dataDir, DATABASE_URL: connectionUrl(database.connection) };
  return {
    dataDir,
    run: (args: readonly string[], settings: Settings = {}, input = '') =>
      command({ ...base, ...settings }, args, input),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const ada = ['--email', 'ada@example.org', '--name', 'Ada', '--password', 'Olives-and-1-lamp'];

test('the user commands work without a server', async () => {
  await using wayfare = await operator();
  const { run } = wayfare;
  expect(await run(['user', 'list'])).toEqual({ code: 0, out: 'There are no accounts yet.\n', err: '' });

  const made = await run(['user', 'create', ...ada, '--group', 'blog-admin', '--comp']);
  expect(made).toEqual({ code: 0, out: 'Created the account ada@example.org.\n', err: '' });
  const shown = JSON.parse((await run(['user', 'show', 'ADA@example.org', '--json'])).out);
  expect(shown).toMatchObject({
    email: 'ada@example.org',
    state: 'confirmed',
    groups: ['blog-admin'],
    access: 'active (complimentary)',
  });
  expect(shown.signIn).toBe('not locked');
  const byId = await run(['user', 'show', shown.id]);
  expect(byId.out).toMatch(/^email +ada@example\.org\n/);

  await run(['user', 'add-group', 'ada@example.org', '--group', 'homily-admin']);
  await run(['user', 'remove-group', 'ada@example.org', '--group', 'blog-admin']);
  await run(['user', 'disable', 'ada@example.org']);
  const listed = JSON.parse((await run(['user', 'list', '--json'])).out);
  expect(listed).toMatchObject([{ groups: ['homily-admin'], state: 'disabled' }]);
  await run(['user', 'enable', 'ada@example.org']);
  const byInput = ['user', 'set-password', 'ada@example.org', '--password-stdin'];
  const changed = await run(byInput, {}, 'Bread-and-2-fish\n');
  expect(changed.out).toBe('The password of ada@example.org is changed.\n');
  expect(JSON.parse((await run(['mail', 'list', '--json'])).out)).toMatchObject([
    { mail: 'password-changed', to: 'ada@example.org' },
  ]);
  expect((await run(['user', 'sign-out', 'ada@example.org'])).code).toBe(0);
  const unlocked = await run(['user', 'unlock', 'ada@example.org']);
  expect(unlocked).toEqual({ code: 0, out: 'ada@example.org can try again at once.\n', err: '' });
  expect((await run(['user', 'delete', 'ada@example.org'])).code).toBe(0);
  expect((await run(['user', 'list', '--json'])).out).toBe('[]\n');
});

test('rotating keys keeps the accounts, and the old master key decrypts nothing', async () => {
  await using wayfare = await operator();
  const { run, dataDir } = wayfare;
  await run(['user', 'create', ...ada]);
  expect((await run(['keys', 'rotate', 'signing'])).out).toContain('A new key signs in two hours');
  expect((await run(['keys', 'rotate', 'signing', '--leaked'])).out).toContain(
    'older tokens become invalid within a minute',
  );
  const file = join(dataDir, 'master.key');
  const before = await readFile(file);
  const turned = await run(['keys', 'rotate', 'master']);
  expect(turned).toEqual({ code: 0, out: expect.stringContaining('master.key has a new key'), err: '' });
  expect(await readFile(file)).not.toEqual(before);
  expect((await run(['keys', 'rotate', 'signing'])).code).toBe(0);
  const after = await readFile(file);
  await writeFile(file, before);
  const refused = await run(['user', 'list']);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('The master key is not the one')]);
  await writeFile(file, after);
  expect((await run(['user', 'list'])).out).toContain('ada@example.org');
  const webhook = await run(['keys', 'rotate', 'webhook']);
  expect([webhook.code, webhook.err]).toEqual([1, expect.stringContaining('Payments go to the sandbox')]);
});

test('the writers command adds, shows and removes a writer with a portrait', async () => {
  await using wayfare = await operator();
  const { run, dataDir } = wayfare;
  expect((await run(['writers', 'list'])).out).toBe('There are no writers yet.\n');
  const file = join(dataDir, 'ruth.png');
  const plain = { create: { width: 400, height: 300, channels: 3, background: '#345' } } as const;
  await sharp(plain).png().toFile(file);
  await writeFile(join(dataDir, 'words.png'), 'words');
  const added = await run(['writers', 'add', 'Ruth', '--line', 'keeps bees.', '--portrait', file, '--json']);
  expect(added.err).toBe('');
  const { portrait } = JSON.parse(added.out);
  const kept = join(dataDir, 'uploads', portrait);
  expect((await readFile(kept)).subarray(8, 12).toString()).toBe('WEBP');

  for (const [args, message] of [
    [
      ['add', 'RUTH', '--line', 'keeps hens.'],
      'There is already a writer RUTH: use "wayfare writers change".',
    ],
    [['add', 'Amos', '--line', ' '], 'The line is empty.'],
    [['add', 'Amos', '--line', 'x'.repeat(161)], 'The line has 161 characters; the maximum is 160.'],
    [['add', 'Amos', '--line', 'one\ntwo'], 'The line must be one line of plain text.'],
    [['change', 'Amos', '--line', 'x'], 'There is no writer Amos: see "wayfare writers list".'],
    [['change', 'Ruth'], 'Nothing to change: use --line, --portrait or --no-portrait.'],
    [['change', 'Ruth', '--portrait', `${file}.txt`], 'is not a picture by its name'],
    [['change', 'Ruth', '--portrait', join(dataDir, 'no.png')], 'no.png cannot be read: ENOENT'],
    [['change', 'Ruth', '--portrait', join(dataDir, 'words.png')], 'cannot be read as a picture'],
    [['remove', 'Amos'], 'There is no writer Amos'],
  ] as const) {
    const { code, err } = await run(['writers', ...args]);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  }

  expect((await run(['writers', 'change', 'ruth', '--no-portrait'])).code).toBe(0);
  await expect(readFile(kept)).rejects.toThrow('ENOENT');
  const list = JSON.parse((await run(['writers', 'list', '--json'])).out);
  expect(list).toEqual([{ name: 'Ruth', line: 'keeps bees.', portrait: '' }]);
  expect((await run(['writers', 'remove', 'Ruth'])).out).toContain('by-lines keep the name');
  expect((await run(['writers', 'list'])).out).toBe('There are no writers yet.\n');
});

let refusing: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => (refusing = await operator()));
afterAll(() => refusing[Symbol.asyncDispose]());

test.each([
  [['user', 'show', 'nobody@example.org'], 'There is no account for nobody@example.org.'],
  [['user', 'show', 'not-an-id'], 'There is no account for not-an-id.'],
  [['user', 'add-group', 'a@b.org', '--group', 'blogadmin'], 'There is no group blogadmin.'],
  [['user', 'create', ...ada.slice(0, 4), '--password', 'short'], 'The password is missing: At least 8'],
  [['user', 'create', ...ada.slice(0, 4), '--password', 'Password1!'], 'Thieves try this password first'],
  [['user', 'create', ...ada.slice(0, 4)], 'Use --password, or --password-stdin'],
  [['user', 'create', '--email', 'a@b.org'], "required option '--name <name>' not specified"],
  [['user', 'frobnicate'], "unknown command 'frobnicate'"],
  [['blog', 'show', 'nothing'], 'There is no post nothing.'],
  [['blog', 'list', '--status', 'secret'], 'There is no status secret'],
  [['blog', 'export', join(import.meta.dirname, 'wayfare.ts', 'posts')], 'cannot be written ('],
])('a command that cannot be executed prints the reason: %s', async (args, message) => {
  const { code, out, err } = await refusing.run(args);
  expect(err).toContain(message);
  expect({ code, out, stack: err.includes('    at ') }).toEqual({ code: 1, out: '', stack: false });
});

test('the built command starts the embedded database, and its exit code is that of the command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-posts-'));
  const bundle = join(import.meta.dirname, '..', 'dist', 'wayfare.js');
  const env = { ...baseEnvironment, DATA_DIR: join(folder, 'data') };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [bundle, ...args], { env });
  const exported = await run('blog', 'export', join(folder, 'posts'), '--json');
  expect(JSON.parse(exported.stdout)).toEqual({ posts: 0, images: 0, missing: [] });
  expect(JSON.parse(await readFile(join(folder, 'posts/posts.json'), 'utf8'))).toEqual([]);
  await expect(run('blog', 'list', '--status', 'secret')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no status secret.*\n$/),
  });
  await rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
});

test.each([[], ['user'], ['user', 'create'], ['user', 'set-password']])(
  'help is there: %j',
  async (...args) => {
    const { code, out } = await refusing.run([...args, '--help']);
    expect({ code, usage: out.startsWith(['Usage: wayfare', ...args].join(' ')) }).toEqual({
      code: 0,
      usage: true,
    });
  },
);

test('a rejected Stripe key is reported in one line', async () => {
  await using sandbox = await quietSandbox();
  const settings = { STRIPE_SECRET_KEY: 'sk_test_of_somebody_else', STRIPE_API_URL: sandbox.url };
  const { code, out, err } = await refusing.run(['stripe', 'setup'], settings);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^The payment provider refuses: .*API Key.* Check STRIPE_SECRET_KEY\.\n$/);
});

test.each([
  [
    { refusal: 'UnrecognizedClientException' },
    /^The user pool refused the call \(UnrecognizedClientException\): check/,
  ],
  [{ html: 502 }, /^The identity provider cannot be reached\.\n$/],
] as const)('the response %j of a user pool is reported in one sentence', async (answer, sentence) => {
  await using pool = await scriptedCognito({ '*': [answer] });
  const { code, err } = await refusing.run(['user', 'list'], pool.settings);
  expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
  expect(err.trim()).not.toContain('\n');
});
