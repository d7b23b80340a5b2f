// Resource usage of a process, and quantiles.
import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of all threads so far. In `stat` it is counted in ticks, which miss work that begins at a timer. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1_000_000;
}

export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
export const median = (numbers: readonly number[]): number => quantile(numbers, 1 / 2);

export const rounds = 24;

/** The first quartile of two measurements, taken alternately. */
export async function alternate(
  first: () => Promise<number>,
  second: () => Promise<number>,
  count = rounds,
): Promise<[number, number]> {
  const results: [number[], number[]] = [[], []];
  for (let round = 0; round < count; round++) {
    results[0].push(await first());
    results[1].push(await second());
  }
  return [quantile(results[0], 1 / 4), quantile(results[1], 1 / 4)];
}
