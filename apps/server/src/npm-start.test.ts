import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#http/testing/free-port.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** For slow machines. */
const patience = { timeout: 60_000, interval: 50 };

/** A free port and an empty folder for a site. */
async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-npm-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 }));
  const settings = { PORT: await freePort(), SANDBOX_PORT: await freePort(), DATA_DIR: join(folder, 'data') };
  return { ...settings, address: `http://localhost:${settings.PORT}`, dataDir: settings.DATA_DIR, settings };
}

/** Processes are found in /proc. */
const testOnLinux = test.skipIf(process.platform !== 'linux');

type Place = Awaited<ReturnType<typeof place>>;

/** Runs npm as a service manager does, at the head of its own process group. */
function npm(words: readonly string[], { settings }: Place): ChildProcess & { said: () => string } {
  const child = spawn('npm', words, {
    cwd: root,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  onTestFinished(async () => {
    for (const pid of await groupOf(child)) process.kill(pid, 'SIGKILL');
  });
  return Object.assign(child, { said: () => said });
}

interface RunningProcess {
  readonly pid: number;
  readonly group: number;
  readonly command: string;
}

async function listProcesses(): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    pids.map(async (pid) => {
      try {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
        // The program's name is in parentheses and may contain any character. State, parent and group follow it.
        const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
        const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
        return [{ pid: Number(pid), group, command }];
      } catch {
        return [];
      }
    }),
  );
  return processes.flat();
}

/** Processes that npm started and that still run. */
async function groupOf({ pid }: ChildProcess): Promise<number[]> {
  return (await listProcesses()).filter(({ group }) => group === pid).map((process) => process.pid);
}

async function untilReady(child: ReturnType<typeof npm>, { address }: Place): Promise<void> {
  await expect.poll(() => child.said(), patience).toContain(`ready at ${address}`);
  expect((await globalThis.fetch(`${address}/readyz`)).status).toBe(200);
}

/** Sends a signal, and returns the exit code and the time until the exit. */
async function end(
  child: ChildProcess,
  signal: () => void,
): Promise<{ code: number | null; seconds: number }> {
  const [begun, ended] = [performance.now(), once(child, 'exit')];
  signal();
  const [code] = await ended;
  return { code, seconds: (performance.now() - begun) / 1000 };
}

async function nothingIsLeft(child: ChildProcess, { PORT, dataDir }: Place): Promise<void> {
  expect(await groupOf(child)).toEqual([]);
  const port = createServer().listen(PORT, '127.0.0.1');
  await once(port, 'listening');
  await once(port.close(), 'close');
  // PostgreSQL deletes this file last.
  await expect(access(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT');
}

testOnLinux(
  'SIGTERM to npm stops the server, which can start again at once, and Ctrl-C too although it arrives twice',
  async () => {
    const here = await place();
    const first = npm(['start'], here);
    await untilReady(first, here);
    const stopped = await end(first, () => first.kill('SIGTERM'));
    expect(stopped.code).toBe(0);
    expect(stopped.seconds).toBeLessThan(15);
    expect(first.said()).toContain('"msg":"Stopped"');
    await nothingIsLeft(first, here);

    const second = npm(['start'], here);
    await untilReady(second, here);
    // A terminal signals the whole group, and npm forwards its own signal.
    const interrupted = await end(second, () => process.kill(-(second.pid ?? 0), 'SIGINT'));
    expect(interrupted.code).toBe(0);
    expect(second.said()).toContain('"msg":"Stopped"');
    await nothingIsLeft(second, here);
  },
  180_000,
);

test('a signal to npm leaves no child process', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.entries(scripts).filter(([name]) => !name.startsWith('pre'));
  expect(commands.length).toBeGreaterThan(5);
  // npm signals only its shell, and not every shell replaces itself by the last command without `exec`.
  for (const [name, line] of commands)
    expect(`${name}: ${line}`).toMatch(/: (.+ && )?(\w+=\S+ )*exec node [^&|;]+$/);
});

testOnLinux('a command run by npm ends with npm', async () => {
  const here = await place();
  const words = ['--email', 'ruth@example.org', '--name', 'Ruth', '--password-stdin'];
  const command = npm(['run', '-s', 'wayfare', '--', 'user', 'create', ...words], here);
  // The command waits for the password.
  const isWaiting = async () =>
    (await listProcesses()).some((one) => one.group === command.pid && one.command.startsWith('node '));
  await expect.poll(isWaiting, patience).toBe(true);
  await end(command, () => command.kill('SIGTERM'));
  await expect.poll(() => groupOf(command), patience).toEqual([]);
});
