const kB = 1_024;
const largest = 1_024 * kB;
const sizes = [16 * kB, 64 * kB, largest] as const;

/** Below this a clock, and a machine with other work, say more about themselves than about the code. */
const tellingMs = 4;
const mostGrowth = 2.5;
/** Nothing may hold the event loop for longer. */
const longestHoldMs = 50;
/** For 16 kB, and as much for each more: what is slower than this is not tried at the next size. */
const hopelessMs = 200;

export interface Growth {
  /** Milliseconds for 16 kB, 64 kB and 1 MB, as far as it came. */
  readonly fed: readonly number[];
  /** What is wrong with it, or null. */
  readonly fault: string | null;
}

/** What is read in steps is waited for. */
type Run = (text: string) => unknown;

/**
 * Feeds it 16 kB, 64 kB and 1 MB: twice the text may take two and a half times as long. The first two are doubled one by
 * one. A megabyte is judged by all six doublings that lead to it from 16 kB, because from there on memory is tidied up
 * in steps that are no fault of the code; and what is done with a megabyte within the longest hold hurts nobody.
 * Where the clock complains, processor time has the last word, which no neighbor adds to.
 */
export async function growthOf(run: Run, textOf: (length: number) => string): Promise<Growth> {
  const fed: number[] = [];
  for (const length of sizes) {
    // A megabyte that was quick enough once need not be read three times.
    const enough = length === largest ? mostForLargest(fed[0] ?? 0) : undefined;
    const ms = await leastMs(run, textOf(length), 3, enough);
    fed.push(ms);
    const [first = ms] = fed;
    if (ms > hopelessMs * (length / sizes[0])) return { fed, fault: `${inWords(ms)} for ${length / kB} kB` };
    if (length === largest) {
      if (ms <= mostForLargest(first)) return { fed, fault: null };
      const alone = {
        first: await cpuMs(run, textOf(sizes[0])),
        largest: await cpuMs(run, textOf(largest)),
      };
      const isTooSlow = alone.largest > mostForLargest(alone.first);
      return { fed, fault: isTooSlow ? `${inWords(ms)} for 1 MB, ${inWords(first)} for 16 kB` : null };
    }
    const growth = await leastGrowth(run, (times) => textOf(times * length));
    if (growth > mostGrowth)
      return { fed, fault: `${growth.toFixed(1)} times as long for twice ${length / kB} kB` };
  }
  return { fed, fault: null };
}

const mostForLargest = (ms: number): number =>
  Math.max(longestHoldMs, ms * mostGrowth ** Math.log2(largest / sizes[0]));

export const inWords = (ms: number): string => (ms < 1 ? `${ms.toFixed(2)} ms` : `${ms.toFixed(0)} ms`);

/**
 * For each doubling, the clock first here too, for it is quick. Memory is tidied up now and then, at a cost that no
 * rule foretells, so the one doubling is believed only where the four that end with it say the same on average.
 */
async function leastGrowth(run: Run, textOf: (times: number) => string): Promise<number> {
  const [once, twice] = [textOf(1), textOf(2)];
  let [shorter, longer] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < 4; tries++) {
    shorter = Math.min(shorter, await leastMs(run, once, 1));
    longer = Math.min(longer, await leastMs(run, twice, 1));
    if (longer < tellingMs || longer / shorter <= mostGrowth) return 1;
  }
  const alone = await cpuMs(run, once);
  const overOne = (await cpuMs(run, twice)) / alone;
  if (overOne <= mostGrowth) return overOne;
  const overFour = (overOne * alone) / (await cpuMs(run, textOf(1 / 8)));
  return Math.min(overOne, overFour ** (1 / 4));
}

/** Of one run among many: the system counts in steps that are longer than some runs. */
async function cpuMs(run: Run, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    const read = run(text);
    // Whoever is done already is not held up by a wait, which would be most of what is measured.
    if (read instanceof Promise) await read;
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > 200_000) return (user + system) / 1_000 / runs;
  }
}

async function leastMs(run: Run, text: string, most: number, enough = tellingMs / 10): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < most && least > enough; tries++) {
    const began = performance.now();
    const read = run(text);
    // Whoever is done already is not held up by a wait, which would be most of what is measured.
    if (read instanceof Promise) await read;
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
