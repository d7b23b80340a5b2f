// Loaded before a server by `node --import`: notes the longest time that its event loop was held, by the clock and in
// processor time, which a neighbor on the machine does not add to; tells and forgets both at SIGUSR2. The server knows
// nothing of it.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const resolution = 1;
const told = process.env['HOLDS_TOLD_IN'];

// Not in the threads and processes that the server starts: those are there to be held.
if (isMainThread && told !== undefined && process.argv[1]?.endsWith('main.js')) {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let before = process.threadCpuUsage();
  let working = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    working = Math.max(working, (user + system) / 1_000);
  }, resolution).unref();
  process.on('SIGUSR2', () => {
    const inMs = (nanoseconds: number) => nanoseconds / 1e6 - resolution;
    const holds = { longest: inMs(delays.max), usual: inMs(delays.percentile(99)), working };
    writeFileSync(told, JSON.stringify(holds));
    delays.reset();
    working = 0;
  });
}
