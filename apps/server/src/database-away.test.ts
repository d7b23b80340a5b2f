import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#http/testing/free-port.ts';

/** `npm test` builds the bundle first. */
const bundle = join(import.meta.dirname, '..', 'dist', 'main.js');
const patience = { timeout: 60_000, interval: 100 };
const secret = 'precious-and-long-enough-for-a-key';

/** The command lines of the processes that have the secret in their environment. */
function listHolders(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || !readFileSync(`/proc/${pid}/environ`, 'utf8').includes(secret)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // The command line of a process that has just ended is empty.
      return command === '' ? [] : [command];
    } catch {
      // It has ended, or belongs to another user.
      return [];
    }
  });
}

async function runningSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-away-'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOAD_TEST_KEY: secret,
  };
  const server = spawn(process.execPath, [bundle], { env: { PATH: process.env.PATH, ...settings } });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(server, 'exit').then(([code]) => code);
  const address = `http://localhost:${port}`;
  /** Also of the processes that create and start PostgreSQL. */
  const holders = new Set<string>();
  while (!said.includes(`ready at ${address}`)) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
    if (process.platform === 'linux') for (const holder of listHolders()) holders.add(holder);
    await pause(1);
  }
  if (process.platform === 'linux') for (const holder of listHolders()) holders.add(holder);
  const cluster = join(dataDir, 'postgres', 'cluster');
  return {
    cluster,
    ended,
    holders,
    said: () => said,
    /** The number of log lines with this message. */
    times: (message: string) => said.split(`"msg":"${message}"`).length - 1,
    status: (path: string) => globalThis.fetch(`${address}${path}`).then((answer) => answer.status),
    async signalDatabase(signal: NodeJS.Signals) {
      const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), signal);
    },
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
    },
  };
}

const away = 'The embedded database is away, and is being brought back';
const back = 'The embedded database is back';

let site: Awaited<ReturnType<typeof runningSite>>;
beforeAll(async () => (site = await runningSite()), 120_000);
afterAll(() => site[Symbol.asyncDispose]());

test('child processes do not inherit the server’s secrets', ({ skip }) => {
  skip(process.platform !== 'linux', 'Needs Linux.');
  // Between fork and exec, a child has the command line of its parent.
  expect([...site.holders]).toEqual([`${process.execPath} ${bundle}`]);
});

test('the server reconnects to a restarted database, and ends with exit code 2 if its files are deleted', async () => {
  for (const [round, signal] of (['SIGINT', 'SIGKILL'] as const).entries()) {
    await site.signalDatabase(signal);
    await expect.poll(() => site.times(back), patience).toBe(round + 1);
    await expect.poll(() => site.status('/readyz'), patience).toBe(200);
    expect(await site.status('/api/blog/posts')).toBe(200);
    expect(await site.status('/healthz')).toBe(200);
    expect(site.times(away)).toBe(round + 1);
  }

  await rename(site.cluster, `${site.cluster}.elsewhere`);
  const [pid] = (await readFile(join(`${site.cluster}.elsewhere`, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  expect(await site.ended).toBe(2);
  expect(site.said()).toContain(
    `The files of the database are gone from ${site.cluster}: see that their disk is there`,
  );
}, 180_000);
