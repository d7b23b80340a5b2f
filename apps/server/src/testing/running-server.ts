import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#http/testing/free-port.ts';
import type { Settings } from './command.ts';

/** The built bundles; `npm test` builds them first. */
const bundles = join(import.meta.dirname, '..', '..', 'dist');

/** For processes that tests start. The compiled bundle is kept for the next start. */
export const baseEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'wayfare-compile-cache'),
};

/** Starts a complete server in another process. */
export async function runningServer(given: Settings) {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-server-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const settings: Settings = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: home,
    LOG_LEVEL: 'warn',
    ...given,
  };
  const url = settings['PUBLIC_URL'] ?? `http://localhost:${settings['PORT']}`;
  const server = spawn(process.execPath, [join(bundles, 'main.js')], {
    env: { ...baseEnvironment, ...settings },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // If a test fails before it stops the server.
  process.once('exit', () => server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  while (!said.includes(' is ready at ')) {
    if (server.exitCode !== null) {
      await rm(home, { recursive: true, force: true });
      throw new Error(`The server did not start:\n${said}`);
    }
    await pause(20);
  }
  return {
    url,
    settings,
    home,
    said: () => said,
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** All mails that a server without SMTP_URL has written. */
export async function readOutbox({ home }: Pick<RunningServer, 'home'>): Promise<string[]> {
  const outbox = join(home, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
}

export type RunningServer = Awaited<ReturnType<typeof runningServer>>;
