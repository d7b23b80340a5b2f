import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@wayfare/postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptedCognito } from '#adapters/identity/testing/scripted-cognito.ts';
import { quietSandbox } from '#adapters/payments/testing/quiet-sandbox.ts';
import { baseEnvironment } from '#testing/running-server.ts';

/** The bundle, because that is what runs; `npm test` builds it first. */
const bundle = join(import.meta.dirname, '..', 'dist', 'wayfare.js');

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

type Operator = Awaited<ReturnType<typeof operator>>;

/** Each command starts the database and stops it; where that is not the question, it is held open beside them. */
async function holdDatabase({ dataDir }: Operator): Promise<AsyncDisposable> {
  const held = await openPostgres({ dataDir: join(dataDir, 'postgres') });
  return { [Symbol.asyncDispose]: () => held.close() };
}

async function operator() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-operator-'));
  const run = (
    args: readonly string[],
    { input = '', settings = {}, openFiles = 1_024 } = {},
  ): Promise<Said> =>
    new Promise((resolve) => {
      const env = { ...baseEnvironment, DATA_DIR: dataDir, ...settings };
      const words = ['-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', process.execPath, bundle, ...args];
      const child = execFile('sh', words, { env }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
      child.stdin?.end(input);
    });
  return {
    run,
    dataDir,
    [Symbol.asyncDispose]: () =>
      rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }),
  };
}

/** Many commands, one after the other. */
const patience = { timeout: 120_000 };

const ada = ['--email', 'ada@example.org', '--name', 'Ada', '--password', 'Olives-and-1-lamp'];

test('the user commands work without a server', patience, async () => {
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
  await using _held = await holdDatabase(wayfare);
  const byId = await run(['user', 'show', shown.id]);
  expect(byId.out).toMatch(/^email +ada@example\.org\n/);

  await run(['user', 'add-group', 'ada@example.org', '--group', 'homily-admin']);
  await run(['user', 'remove-group', 'ada@example.org', '--group', 'blog-admin']);
  await run(['user', 'disable', 'ada@example.org']);
  const listed = JSON.parse((await run(['user', 'list', '--json'])).out);
  expect(listed).toMatchObject([{ groups: ['homily-admin'], state: 'disabled' }]);
  await run(['user', 'enable', 'ada@example.org']);
  const input = 'Bread-and-2-fish\n';
  const changed = await run(['user', 'set-password', 'ada@example.org', '--password-stdin'], { input });
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

test('rotating keys keeps the accounts, and the old master key decrypts nothing', patience, async () => {
  await using wayfare = await operator();
  await using _held = await holdDatabase(wayfare);
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

test('the writers command adds, shows and removes a writer with a portrait', patience, async () => {
  await using wayfare = await operator();
  await using _held = await holdDatabase(wayfare);
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

let refusing: Operator;
let held: AsyncDisposable;
beforeAll(async () => {
  refusing = await operator();
  held = await holdDatabase(refusing);
});
afterAll(async () => {
  await held[Symbol.asyncDispose]();
  await refusing[Symbol.asyncDispose]();
});

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
])('a command that cannot be executed prints the reason: %s', async (args, message) => {
  const { code, out, err } = await refusing.run(args);
  expect(err).toContain(message);
  expect({ code, out, stack: err.includes('    at ') }).toEqual({ code: 1, out: '', stack: false });
});

test('the blog command lists and exports posts', async () => {
  await using wayfare = await operator();
  const { run } = wayfare;
  expect((await run(['blog', 'list'])).out).toBe('There are no posts.\n');
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-posts-'));
  const taken = await run(['blog', 'export', folder, '--json']);
  expect(JSON.parse(taken.out)).toEqual({ posts: 0, images: 0, missing: [] });
  expect(JSON.parse(await readFile(join(folder, 'posts.json'), 'utf8'))).toEqual([]);
  await rm(folder, { recursive: true });
});

test('an unwritable folder is reported in one line', async () => {
  await using wayfare = await operator();
  const { code, err } = await wayfare.run([
    'blog',
    'export',
    join(import.meta.dirname, 'wayfare.ts', 'posts'),
  ]);
  expect([code, err]).toEqual([1, expect.stringMatching(/wayfare\.ts.* cannot be written \(\w+\)\.\n$/)]);
});

test.each([[], ['user'], ['user', 'create'], ['user', 'set-password']])(
  'help is there: %j',
  async (...args) => {
    await using wayfare = await operator();
    const { code, out } = await wayfare.run([...args, '--help']);
    expect({ code, usage: out.startsWith(['Usage: wayfare', ...args].join(' ')) }).toEqual({
      code: 0,
      usage: true,
    });
  },
);

test('a rejected Stripe key is reported in one line', async () => {
  await using sandbox = await quietSandbox();
  await using wayfare = await operator();
  const settings = { STRIPE_SECRET_KEY: 'sk_test_of_somebody_else', STRIPE_API_URL: sandbox.url };
  const { code, out, err } = await wayfare.run(['stripe', 'setup'], { settings });
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
  await using wayfare = await operator();
  const { code, err } = await wayfare.run(['user', 'list'], { settings: pool.settings });
  expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
  expect(err.trim()).not.toContain('\n');
});
