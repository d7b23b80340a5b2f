import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, runningServer, serverCommand } from '#testing/running-server.ts';

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

/** Also of the processes that create and start PostgreSQL. */
const holders = new Set<string>();
const watch = () => {
  if (process.platform === 'linux') for (const holder of listHolders()) holders.add(holder);
};

let site: RunningServer;
let cluster: string;
beforeAll(async () => {
  site = await runningServer({ LOAD_TEST_KEY: secret, LOG_LEVEL: 'info' }, { whileStarting: watch });
  watch();
  cluster = join(site.home, 'postgres', 'cluster');
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

/** The number of log lines with this message. */
const times = (message: string) => site.said().split(`"msg":"${message}"`).length - 1;
const status = async (path: string) => (await fetch(`${site.url}${path}`)).status;

async function signalDatabase(signal: NodeJS.Signals, files = cluster) {
  const [pid] = (await readFile(join(files, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), signal);
}

const away = 'The embedded database stopped, restarting it';
const back = 'The embedded database is running again';

test('child processes do not inherit the server’s secrets', ({ skip }) => {
  skip(process.platform !== 'linux', 'Needs Linux.');
  // Between fork and exec, a child has the command line of its parent.
  expect([...holders]).toEqual([serverCommand.join(' ')]);
});

test('the server reconnects to a restarted database, and ends with exit code 2 if its files are deleted', async () => {
  for (const [round, signal] of (['SIGINT', 'SIGKILL'] as const).entries()) {
    await signalDatabase(signal);
    await expect.poll(() => times(back), patience).toBe(round + 1);
    await expect.poll(() => status('/readyz'), patience).toBe(200);
    expect(await status('/api/blog/posts')).toBe(200);
    expect(await status('/healthz')).toBe(200);
    expect(times(away)).toBe(round + 1);
  }

  await rename(cluster, `${cluster}.elsewhere`);
  await signalDatabase('SIGQUIT', `${cluster}.elsewhere`);
  expect(await site.ended).toBe(2);
  expect(site.said()).toContain(
    `The files of the database are gone from ${cluster}: see that their disk is there`,
  );
}, 180_000);
