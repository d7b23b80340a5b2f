import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#http/testing/free-port.ts';
import { baseEnvironment } from '#testing/running-server.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const run = promisify(execFile);
const patience = { timeout: 60_000, interval: 50 };

let folder: string;
let home: string;

/** Builds one archive, with PostgreSQL and the Node that runs the tests. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-package-test-'));
  // As root, another account runs PostgreSQL and must be able to traverse the folder.
  await chmod(folder, 0o755);
  const { stdout } = await run(process.execPath, ['scripts/package.ts', '--postgres', '--to', folder], {
    cwd: root,
  });
  await run('tar', ['xzf', stdout.trim().split('\n').at(-1) ?? '', '-C', folder]);
  const unpacked = (await readdir(folder)).find((each) => !each.endsWith('.gz'));
  home = join(folder, unpacked ?? 'nothing was unpacked');
  return () => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 });
});

interface Site {
  process: ChildProcess;
  said: () => string;
}

/** `held` are file descriptors of sockets that the command inherits. */
function start(command: string, settings: string, held: readonly number[] = []): Site {
  const child = spawn('sh', ['-c', command], {
    env: { ...baseEnvironment, WAYFARE_SETTINGS: settings },
    stdio: ['ignore', 'pipe', 'pipe', ...held],
    cwd: '/',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { process: child, said: () => said };
}

async function endOf({ process: child }: Site): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function settingsFile(): Promise<{ file: string; address: string; port: number }> {
  const port = await freePort();
  const place = await mkdtemp(join(tmpdir(), 'wayfare-packaged-'));
  onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 }));
  const file = join(place, 'wayfare.env');
  const sandboxPort = await freePort();
  await writeFile(
    file,
    `PORT=${port}\nSANDBOX_PORT=${sandboxPort}\nDATA_DIR=${join(place, 'data')}\nSITE_NAME="Hill Road"\n`,
  );
  return { file, port, address: `http://localhost:${port}` };
}

test('a missing settings file stops the command with one line', async () => {
  const refused = run(join(home, 'bin/wayfare'), ['blog', 'list'], {
    env: { PATH: process.env['PATH'], WAYFARE_SETTINGS: join(folder, 'nowhere.env') },
  });
  await expect(refused).rejects.toMatchObject({ code: 1, stdout: '', stderr: /^The settings in .+\n$/ });
});

test('NODE_EXTRA_CA_CERTS works in the settings file', async () => {
  const { file } = await settingsFile();
  await writeFile(file, '# NODE_EXTRA_CA_CERTS=/not/this.pem\nNODE_EXTRA_CA_CERTS="/nowhere/ca.pem"\n');
  const given = { PATH: process.env['PATH'], WAYFARE_SETTINGS: file };
  const version = async (more: NodeJS.ProcessEnv) =>
    (await run(join(home, 'bin/wayfare'), ['--version'], { env: { ...given, ...more } })).stderr;
  expect(await version({})).toContain('`/nowhere/ca.pem`');
  expect(await version({ NODE_EXTRA_CA_CERTS: '/elsewhere/ca.pem' })).toContain('`/elsewhere/ca.pem`');
});

test('the archive and its command show version, commit and date', async () => {
  const git = (...words: string[]) =>
    run('git', words, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    );
  const commit = await git('log', '-1', '--format=%h');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const named = new RegExp(
    commit === null ? `${version}` : `${version}.* (?:\\(|of )commit ${commit}.*, \\d{4}-\\d\\d-\\d\\d`,
  );
  const { stdout } = await run(join(home, 'bin/wayfare'), ['--version'], {
    env: { PATH: process.env['PATH'] },
  });
  expect(stdout).toMatch(named);
  const changes = await readFile(join(home, 'CHANGELOG.md'), 'utf8');
  expect(changes).toMatch(named);
  expect(changes.match(/^## (\S+)/m)?.[1]).toBe(version);
});

test('the archive lists its packages and no path of the build machine', async () => {
  const parts = JSON.parse(await readFile(join(home, 'sbom.json'), 'utf8')) as {
    components: { name: string }[];
  };
  const names = parts.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['sharp', 'react', 'stripe', 'fastify']));
  expect(names).not.toContain('vitest');
  const notices = await readFile(join(home, 'notices.txt'), 'utf8');
  for (const name of ['react', 'sharp', 'fastify']) expect(notices).toContain(`${name} `);
  const { stdout } = await run('grep', ['-rlF', `${root}/`, home]).catch(() => ({ stdout: '' }));
  expect(stdout).toBe('');
});

/** A service manager with socket activation: restarts the server until the file `enough` exists. */
const serviceManager = (server: string, place: string): string => `
while [ ! -e ${place}/enough ]; do
  sh -c 'echo $$ > ${place}/pid; LISTEN_FDS=1 LISTEN_PID=$$ exec ${server}'
done`;

test('the archive runs the site from any folder, and a restart with socket activation refuses no connection', async () => {
  const { file, address, port } = await settingsFile();
  const place = dirname(file);
  const socket = createServer().listen(port, 'localhost');
  await once(socket, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no public API gives the file descriptor of a socket
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const site = start(serviceManager(`${home}/bin/wayfare-server`, place), file, [fd]);
  socket.close();
  const readies = () => site.said().split('Hill Road is ready').length - 1;
  await expect.poll(readies, patience).toBe(1);
  expect(site.said()).toContain(`Hill Road is ready at ${address}`);
  const page = await (await fetch(address)).text();
  expect(page).toContain('Hill Road');
  const [style] = /\/assets\/[^"]+\.css/.exec(page) ?? [];
  expect((await fetch(`${address}${style}`)).status).toBe(200);
  // Cards are drawn by another process with sharp, which cannot be bundled.
  const card = await fetch(`${address}/cards/day/2026-11-22.png`);
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { stdout } = await run(join(home, 'bin/wayfare'), ['blog', 'list'], {
    env: { ...baseEnvironment, WAYFARE_SETTINGS: file },
    cwd: '/',
  });
  expect(stdout.split('\n').length).toBeGreaterThan(5);

  const answers: Promise<unknown>[] = [];
  const ask = async () => (await fetch(address, { headers: { connection: 'close' } })).status;
  const asking = setInterval(() => answers.push(ask().catch((error: unknown) => error)), 50);
  onTestFinished(() => clearInterval(asking));
  const endServer = async () => process.kill(Number(await readFile(join(place, 'pid'), 'utf8')), 'SIGTERM');
  await expect.poll(() => answers.length, patience).toBeGreaterThan(10);
  await endServer();
  await expect.poll(readies, patience).toBe(2);
  const known = answers.length;
  await expect.poll(() => answers.length, patience).toBeGreaterThan(known + 10);
  clearInterval(asking);
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));

  await writeFile(join(place, 'enough'), '');
  await endServer();
  expect(await endOf(site)).toBe(0);
});
