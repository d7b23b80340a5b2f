import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#http/testing/free-port.ts';

/** `npm test` builds the bundle first. */
const bundle = join(import.meta.dirname, '..', 'dist', 'main.js');
const patience = { timeout: 60_000, interval: 100 };

async function runningSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-away-'));
  const port = await freePort();
  const settings = { PORT: String(port), SANDBOX_PORT: String(await freePort()), DATA_DIR: dataDir };
  const server = spawn(process.execPath, [bundle], { env: { PATH: process.env.PATH, ...settings } });
  // If the test fails before it stops the server.
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(server, 'exit').then(([code]) => code);
  const address = `http://localhost:${port}`;
  await expect.poll(() => said, patience).toContain(`ready at ${address}`);
  const cluster = join(dataDir, 'postgres', 'cluster');
  return {
    cluster,
    ended,
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

test('the server reconnects to a restarted database, and ends with exit code 2 if its files are deleted', async () => {
  await using site = await runningSite();
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
