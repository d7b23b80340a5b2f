// Starts the bare server that answers with the site's bytes, and measures either server under load.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { cpuMs } from './figures.ts';
import { type Load, rawAnswer, sendLoad } from './load.ts';

export const connections = 32;

export interface Target {
  load: Load;
  pid: number;
}

export interface Figures {
  perSecond: number;
  cpuMsPerRequest: number;
  p99Ms: number;
}

/** Without a rate, as many requests as the server answers. */
export async function measure({ load, pid }: Target, seconds: number, perSecond?: number): Promise<Figures> {
  const before = cpuMs(pid);
  const { requests, seconds: elapsed, p99Ms } = await sendLoad(load, { connections, seconds, perSecond });
  return { perSecond: requests / elapsed, cpuMsPerRequest: (cpuMs(pid) - before) / requests, p99Ms };
}

// Node writes these headers in both servers.
const nodeHeaders = /^(date|connection|keep-alive):/i;

interface Bare extends Target {
  stop(): void;
}

/** The work of the bare server for each request. */
export interface BareWork {
  readonly publicKey?: object;
  readonly database?: ClientConfig;
}

export async function startBare(load: Load, work: BareWork): Promise<Bare> {
  const { head, body } = await rawAnswer(load);
  const lines = head
    .split('\r\n')
    .slice(1)
    .filter((line) => !nodeHeaders.test(line));
  const headers = lines.flatMap((line) => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 2),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
  const files = [join(folder, 'headers.json'), join(folder, 'body')] as const;
  writeFileSync(files[0], JSON.stringify(headers));
  writeFileSync(files[1], body);
  const program = join(import.meta.dirname, 'bare-server.ts');
  const server = spawn(process.execPath, [program, ...files, JSON.stringify(work)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(server.stdout, 'data');
  rmSync(folder, { recursive: true });
  return { load: { ...load, port: Number(port) }, pid: server.pid ?? 0, stop: () => server.kill() };
}
