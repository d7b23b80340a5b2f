import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#http/testing/free-port.ts';

/** The bundle, because that is what runs; `npm test` builds it first. */
const bundle = join(import.meta.dirname, '..', 'dist', 'main.js');
const secret = 'precious-and-long-enough-for-a-key';

/** Every process that was given the secret, by what it was called with. */
function holders(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || !readFileSync(`/proc/${pid}/environ`, 'utf8').includes(secret)) return [];
      return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()];
    } catch {
      // It ended while we looked, or is somebody else's.
      return [];
    }
  });
}

test('child processes do not inherit the server’s secrets', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Needs Linux.');
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-secrets-'));
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const settings = { ...ports, DATA_DIR: dataDir, LOAD_TEST_KEY: secret };
  const server = spawn(process.execPath, [bundle], { env: { PATH: process.env.PATH, ...settings } });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  server.stdout.resume();
  const ended = once(server, 'exit');
  const seen = new Set<string>();
  try {
    const deadline = performance.now() + 60_000;
    while (!said.includes('is ready at') && performance.now() < deadline) {
      for (const holder of holders()) seen.add(holder);
      await pause(1);
    }
    for (const holder of holders()) seen.add(holder);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
  }
  expect(said).toContain('is ready at');
  // A child is its parent's likeness for the moment before it becomes another program.
  expect([...seen]).toEqual([`${process.execPath} ${bundle}`]);
}, 120_000);
