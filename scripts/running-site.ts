// Starts the built site as a process with free ports and its own data, for browser tests, benchmarks and drills.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/http/testing/free-port.ts';
import { root } from './run.ts';

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** The arguments of Node in `npm start`. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const args = scripts.start.split(' ');
  return args.slice(args.indexOf('node') + 1);
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

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server stopped at once:\n${output()}`);
    const ready = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(20);
  }
  throw new Error(`The server was not ready within a minute:\n${output()}`);
}

export async function startSite(
  options: { dataDir?: string; settings?: Record<string, string>; ports?: Ports } = {},
) {
  const { port, sandboxPort } = options.ports ?? (await freePorts());
  const dataDir =
    options.dataDir ?? mkdtempSync(join(process.env['SITES_FOLDER'] ?? tmpdir(), 'wayfare-site-'));
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const hasExited = () => server.exitCode !== null || server.signalCode !== null;
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
      // As in `npm start`.
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      NODE_COMPILE_CACHE: 'apps/server/dist/.compile-cache',
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // The caller may fail before it stops the site.
  const kill = () => server.kill();
  process.on('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  await waitUntilReady(url, server, () => output);
  return {
    url,
    /** Payment sandbox and mailbox. */
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    pid: server.pid ?? 0,
    dataDir,
    readyAfterMs: performance.now() - started,
    /** All output of the server so far. */
    said: () => output,
    async stop() {
      if (!hasExited()) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
    /** SIGKILL. Keeps the data. */
    async kill() {
      server.kill('SIGKILL');
      if (!hasExited()) await once(server, 'exit');
    },
  };
}
