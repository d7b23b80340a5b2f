import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { freePort } from '#http/testing/free-port.ts';
import type { Settings } from '#testing/command.ts';
import { runningServer, serverCommand, startServer } from '#testing/running-server.ts';

const start = (settings: Settings, openFiles?: number) =>
  startServer({ LOG_LEVEL: 'silent', ...settings }, openFiles);

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('invalid settings print one line each and exit with 1', async () => {
  const server = start({
    PORT: 'nine',
    STRIPE_SECRET: 'sk_live_precious',
    PUBLIC_URL: 'https://wayfare.org/',
  });
  expect(await server.ended).toBe(1);
  const lines = server.said().trim().split('\n');
  expect(lines).toHaveLength(3);
  for (const name of ['PORT', 'STRIPE_SECRET', 'PUBLIC_URL']) {
    expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
  }
  expect(server.said()).not.toContain('precious');
});

test('an unreachable database is reported in one line', async () => {
  const server = start({
    PORT: String(await freePort()),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none?sslmode=verify-full&sslrootcert=/nowhere/ca.crt',
  });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(
    /^The database cannot be reached \(.+\): see that it runs, and check DATABASE_URL\.\n$/,
  );
});

test('a low limit of open files is reported in one line', async () => {
  const server = start({ PORT: String(await freePort()) }, 255);
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe(
    'This process may have 255 files open at once, and the server needs 256: raise the limit (ulimit -n 1024, or LimitNOFILE=1024 under systemd).\n',
  );
});

test('a used port is reported in one line', async () => {
  await using database = await testDatabase();
  const other = createServer();
  const port = await portOf(other);
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-main-'));
  const server = start({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: connectionUrl(database.connection),
  });
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe(
    `Port ${port} is used by another program: stop it, or set PORT to another port.\n`,
  );
  other.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('the first start in a terminal prints five readable lines, passwords last', async ({ skip }) => {
  skip(spawnSync('script', ['--version']).error !== undefined, 'There is no `script` on this machine.');
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-main-'));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  // `script` runs a command in a terminal.
  const terminal = spawn('script', ['-qec', `exec "${serverCommand.join('" "')}"`, '/dev/null'], { env });
  onTestFinished(() => void terminal.kill('SIGKILL'));
  let said = '';
  terminal.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 30_000 }).toContain('luke@wayfare.example');
  expect(said.trim().split(/\r?\n/)).toEqual([
    `Database: its own, in ${join(dataDir, 'postgres')}`,
    expect.stringMatching(/^Content: [1-9]\d* homilies and [1-9]\d* posts$/),
    expect.stringMatching(
      `^Wayfare is ready at http://localhost:${port} .payment sandbox and mailbox at http://`,
    ),
    expect.stringMatching(/^ {2}ruth@wayfare\.example reads; password /),
    expect.stringMatching(/^ {2}luke@wayfare\.example writes; password /),
  ]);
  terminal.kill('SIGTERM');
  await once(terminal, 'exit');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 });
});

test('with 256 open files the server starts and answers, and a second signal stops it at once', async () => {
  await using database = await testDatabase();
  const settings = { DATABASE_URL: connectionUrl(database.connection) };
  await using server = await runningServer(settings, { openFiles: 256 });
  for (const check of ['healthz', 'readyz']) expect((await fetch(`${server.url}/${check}`)).status).toBe(200);
  const slow = createConnection(Number(server.settings['PORT']), '127.0.0.1');
  slow.on('error', () => {});
  slow.write('POST /api/auth/store-signup HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
  await pause(200);
  const begun = performance.now();
  server.signal('SIGTERM');
  await pause(1_300);
  server.signal('SIGTERM');
  expect(await server.ended).not.toBe(0);
  expect(performance.now() - begun).toBeLessThan(8_000);
  slow.destroy();
});
