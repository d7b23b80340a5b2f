const kB = 1_024;
const smallest = 16 * kB;
const largest = 256 * kB;

/** Shorter times are mostly noise. */
const measurableMs = 4;
/** The maximum factor for twice the input. */
const maxGrowth = 2.5;
/** The event loop may be blocked this long. */
const maxBlockMs = 50;
/** For 16 kB. Slower code is not measured with larger inputs. */
const abortMs = 200;

export interface Growth {
  /** Milliseconds for each size, up to the first fault. */
  readonly times: readonly number[];
  readonly fault: string | null;
}

/** If it returns a promise, the promise is awaited. */
type Run = (text: string) => unknown;

/**
 * Runs a function with 16 kB of text, and reports a fault if twice the text takes more than 2.5 times as long. Then with
 * 256 kB: quadratic code takes 256 times as long, linear code 16 times. Wall time is measured first because it is fast;
 * a suspected fault is confirmed by CPU time, which other processes do not affect.
 */
export async function measureGrowth(run: Run, createText: (length: number) => string): Promise<Growth> {
  const first = await measureMs(run, createText(smallest), 3);
  if (first > abortMs) return { times: [first], fault: `${formatMs(first)} for 16 kB` };
  const growth = await measureDoubling(run, (factor) => createText(factor * smallest));
  if (growth > maxGrowth)
    return { times: [first], fault: `${growth.toFixed(1)} times as long for twice 16 kB` };
  const maxMs = maxMsForLargest(first);
  let last = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && last > maxMs; tries++) last = await measureMs(run, createText(largest), 1);
  const isSlow =
    last > maxMs &&
    (await measureCpuMs(run, createText(largest))) >
      maxMsForLargest(await measureCpuMs(run, createText(smallest)));
  const fault = isSlow ? `${formatMs(last)} for 256 kB, ${formatMs(first)} for 16 kB` : null;
  return { times: [first, last], fault };
}

const maxMsForLargest = (ms: number): number =>
  Math.max(maxBlockMs, ms * maxGrowth ** Math.log2(largest / smallest));

export const formatMs = (ms: number): string => (ms < 1 ? `${ms.toFixed(2)} ms` : `${ms.toFixed(0)} ms`);

/**
 * The factor for twice the text; 1 if it is small or too short to measure. A single doubling counts only if the
 * average of four agrees, because of garbage collection.
 */
async function measureDoubling(run: Run, createText: (factor: number) => string): Promise<number> {
  const [single, double] = [createText(1), createText(2)];
  let [singleMs, doubleMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 4; round++) {
    singleMs = Math.min(singleMs, await measureMs(run, single, 1));
    doubleMs = Math.min(doubleMs, await measureMs(run, double, 1));
    if (doubleMs < measurableMs || doubleMs / singleMs <= maxGrowth) return 1;
  }
  const doubleCpuMs = await measureCpuMs(run, double);
  const growth = doubleCpuMs / (await measureCpuMs(run, single));
  if (growth <= maxGrowth) return growth;
  const overFour = doubleCpuMs / (await measureCpuMs(run, createText(1 / 8)));
  return Math.min(growth, overFour ** (1 / 4));
}

/** The average of many runs, because the system counts CPU time in coarse steps. */
async function measureCpuMs(run: Run, text: string): Promise<number> {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    const result = run(text);
    // Awaiting other values would cost more than short runs.
    if (result instanceof Promise) await result;
    const { user, system } = process.threadCpuUsage(start);
    if (user + system > 100_000) return (user + system) / 1_000 / runs;
  }
}

/** The shortest of several runs. */
async function measureMs(run: Run, text: string, maxRuns: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < maxRuns && shortest > measurableMs / 10; runs++) {
    const start = performance.now();
    const result = run(text);
    if (result instanceof Promise) await result;
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
