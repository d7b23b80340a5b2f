import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#http/testing/free-port.ts';
import type { Settings } from './command.ts';

/** The built bundle; `npm test` builds it first. */
const bundle = join(import.meta.dirname, '..', '..', 'dist', 'main.js');
export const serverCommand = [process.execPath, bundle] as const;

/** For processes that tests start. The compiled bundle is kept for the next start. */
export const baseEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'wayfare-compile-cache'),
};

/** Starts the bundle in another process, which may fail. `openFiles` limits its open files. */
export function startServer(settings: Settings, openFiles?: number) {
  const env = { ...baseEnvironment, ...settings };
  const server =
    openFiles === undefined
      ? spawn(process.execPath, [bundle], { env })
      : spawn('sh', ['-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...serverCommand], { env });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // If a test fails before it stops the server.
  process.once('exit', () => server.kill('SIGKILL'));
  const ended = once(server, 'exit').then(([code]: unknown[]) => code);
  return { ended, said: () => said, signal: (name: NodeJS.Signals) => server.kill(name) };
}

/** Starts a complete server in another process. */
export async function runningServer(
  given: Settings,
  { openFiles, whileStarting }: { openFiles?: number; whileStarting?: () => void } = {},
) {
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
  const server = startServer(settings, openFiles);
  const { ended, said, signal } = server;
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!said().includes(' is ready at ')) {
    if (hasEnded) {
      await rm(home, { recursive: true, force: true });
      throw new Error(`The server did not start:\n${said()}`);
    }
    whileStarting?.();
    await pause(whileStarting === undefined ? 20 : 5);
  }
  return {
    url,
    settings,
    home,
    ...server,
    async kill() {
      signal('SIGKILL');
      await ended;
    },
    async [Symbol.asyncDispose]() {
      signal('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
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
