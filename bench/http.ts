// Requests a second and processor time a request: the site against a bare node:http server that answers the same
// bytes, in one run, turn about, so that only the ratio is believed. `npm run bench`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../scripts/running-site.ts';
import { type Load, rawAnswer, sendLoad } from './load.ts';

const rounds = 5;
const seconds = 4;
const connections = 32;
const clockTicksASecond = 100;

interface Target {
  load: Load;
  pid: number;
}

interface Figures {
  perSecond: number;
  cpuMsPerRequest: number;
}

/** Processor time of a process so far, its own and the kernel's for it, in milliseconds. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicksASecond;
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function measure({ load, pid }: Target): Promise<Figures> {
  const before = cpuMs(pid);
  const { requests, seconds: took } = await sendLoad(load, connections, seconds);
  return { perSecond: requests / took, cpuMsPerRequest: (cpuMs(pid) - before) / requests };
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

// Node writes these itself, in the bare server as in ours.
const nodesOwn = /^(date|connection|keep-alive):/i;

/** A server that knows one answer, that of the site, and nothing else. */
async function startBare(load: Load): Promise<Target & { stop(): void }> {
  const { head, body } = await rawAnswer(load);
  const lines = head
    .split('\r\n')
    .slice(1)
    .filter((line) => !nodesOwn.test(line));
  const headers = lines.flatMap((line) => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 2),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
  const files = [join(folder, 'headers.json'), join(folder, 'body')] as const;
  writeFileSync(files[0], JSON.stringify(headers));
  writeFileSync(files[1], body);
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(server.stdout, 'data');
  rmSync(folder, { recursive: true });
  return { load: { ...load, port: Number(port) }, pid: server.pid ?? 0, stop: () => server.kill() };
}

const site = await startSite();
const idleMb = residentMb(site.pid).toFixed(0);
console.log(
  `Ready after ${Math.round(site.readyAfterMs)} ms from an empty data directory; resident memory ${idleMb} MB.\n`,
);
console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, turn about; medians.`);
console.log(
  '| path | bytes | site req/s | bare req/s | ratio | site CPU ms/req | bare CPU ms/req |\n|---|---|---|---|---|---|---|',
);

for (const path of ['/', '/config.json', '/healthz']) {
  const { host, port } = new URL(site.url);
  const load: Load = { host: '127.0.0.1', port: Number(port), path, hostHeader: host };
  const bare = await startBare(load);
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure({ load, pid: site.pid }));
    theirs.push(await measure(bare));
  }
  bare.stop();
  const rate = (figures: Figures[]): number => median(figures.map(({ perSecond }) => perSecond));
  const cost = (figures: Figures[]): string =>
    median(figures.map(({ cpuMsPerRequest }) => cpuMsPerRequest)).toFixed(4);
  const ratio = (rate(ours) / rate(theirs)).toFixed(2);
  const { body } = await rawAnswer(load);
  console.log(
    `| ${path} | ${body.length} | ${rate(ours).toFixed(0)} | ${rate(theirs).toFixed(0)} | ${ratio} | ${cost(ours)} | ${cost(theirs)} |`,
  );
}
console.log(`\nResident memory after the load: ${residentMb(site.pid).toFixed(0)} MB.`);
await site.stop();
