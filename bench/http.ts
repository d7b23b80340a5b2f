// Requests a second and processor time a request: the site against a bare node:http server that answers the same
// bytes, in one run, turn about, so that only the ratio is believed. `npm run bench`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startSite } from '../scripts/running-site.ts';

const rounds = 5;
const seconds = 4;
const connections = 32;
const clockTicks = 100;

interface Target {
  name: string;
  url: string;
  pid: number;
}

interface Figures {
  perSecond: number;
  cpuMsPerRequest: number;
}

/** Processor time of a process so far, its own and the kernel's for it, in milliseconds. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicks;
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function measure({ url, pid }: Target): Promise<Figures> {
  const before = cpuMs(pid);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered with ${result.non2xx} refusals and ${result.errors} errors.`);
  const requests = result.requests.total;
  return { perSecond: requests / result.duration, cpuMsPerRequest: (cpuMs(pid) - before) / requests };
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** A server that knows one answer and nothing else. */
async function startBare(url: string): Promise<Target & { stop(): void }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
  // fetch has unpacked the body; the bare server sends as many bytes as the site did, with the same headers.
  const length = Number(answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength);
  const headers = [...answer.headers]
    .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
    .flat();
  writeFileSync(join(folder, 'answer.json'), JSON.stringify({ headers, length }));
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), join(folder, 'answer.json')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [port] = await once(server.stdout, 'data');
  return {
    name: 'bare',
    url: `http://127.0.0.1:${String(port).trim()}/`,
    pid: server.pid ?? 0,
    stop: () => server.kill(),
  };
}

const site = await startSite();
console.log(
  `Ready after ${Math.round(site.readyAfterMs)} ms, from an empty data directory; resident memory ${residentMb(site.pid).toFixed(0)} MB.\n`,
);
console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, turn about; medians.`);
console.log(
  '| path | site req/s | bare req/s | ratio | site CPU ms/req | bare CPU ms/req |\n|---|---|---|---|---|---|',
);

for (const path of ['/', '/config.json']) {
  const bare = await startBare(site.url + path);
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure({ name: 'site', url: site.url + path, pid: site.pid }));
    theirs.push(await measure(bare));
  }
  bare.stop();
  const rate = (figures: Figures[]): number => median(figures.map(({ perSecond }) => perSecond));
  const cost = (figures: Figures[]): number => median(figures.map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  console.log(
    `| ${path} | ${rate(ours).toFixed(0)} | ${rate(theirs).toFixed(0)} | ${(rate(ours) / rate(theirs)).toFixed(2)} | ${cost(ours).toFixed(4)} | ${cost(theirs).toFixed(4)} |`,
  );
}
console.log(`\nResident memory after the load: ${residentMb(site.pid).toFixed(0)} MB.`);
await site.stop();
