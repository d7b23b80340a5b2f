// The built site as a process of its own, on free ports and with data of its own, for whatever wants to look at it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/http/testing/free-port.ts';
import { root } from './run.ts';

export interface RunningSite {
  url: string;
  /** Where the payment sandbox and the mailbox are. */
  sandboxUrl: string;
  pid: number;
  dataDir: string;
  readyAfterMs: number;
  /** What the server has written so far. */
  said(): string;
  stop(): Promise<void>;
  /** Without a goodbye; its data stay. */
  kill(): Promise<void>;
}

/** What `npm start` would run, so that what is looked at is what is run. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const words = scripts.start.split(' ');
  return words.slice(words.indexOf('node') + 1);
}

export interface Ports {
  readonly port: number;
  readonly sandboxPort: number;
}

export const freePorts = async (): Promise<Ports> => ({
  port: await freePort(),
  sandboxPort: await freePort(),
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function untilReady(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server stopped at once:\n${said()}`);
    const ready = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(20);
  }
  throw new Error(`The server was not ready within a minute:\n${said()}`);
}

export async function startSite(
  options: { dataDir?: string; settings?: Record<string, string>; ports?: Ports } = {},
): Promise<RunningSite> {
  const { port, sandboxPort } = options.ports ?? (await freePorts());
  const dataDir =
    options.dataDir ?? mkdtempSync(join(process.env['SITES_FOLDER'] ?? tmpdir(), 'wayfare-site-'));
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  let output = '';
  const server = spawn(process.execPath, startArguments(), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Whoever asked for the site may fail before it stops it.
  const kill = () => server.kill();
  process.on('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  await untilReady(url, server, () => output);
  return {
    url,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    pid: server.pid ?? 0,
    dataDir,
    readyAfterMs: performance.now() - started,
    said: () => output,
    async stop() {
      if (!isOver()) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
    async kill() {
      server.kill('SIGKILL');
      if (!isOver()) await once(server, 'exit');
    },
  };
}
