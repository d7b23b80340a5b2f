// Causes a fault while simulated readers and sign-ups continue, and waits until the site has recovered.
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '../running-site.ts';
import { type Page, RequestLog, startReaders } from './readers.ts';
import { formatSeconds, type Row } from './row.ts';
import { startWriters } from './writers.ts';

export interface Fault {
  readonly fault: string;
  /** Resolves when the fault has ended. */
  readonly cause: () => Promise<unknown>;
  readonly pages: readonly Page[];
}

/** Longest permitted response time. */
const maxResponseMs = 3_000;
/** Longest permitted time between the end of the fault and full recovery. */
const maxRecoveryMs = 5_000;
/** Later recovery counts as none. */
const maxWaitMs = 60_000;
/** Duration of the load before the fault and after the recovery. */
const baselineMs = 1_000;

type Site = Pick<RunningSite, 'url' | 'dataDir' | 'said'>;

export async function underLoad(site: Site, { fault, cause, pages }: Fault): Promise<Row> {
  const result = new RequestLog();
  const stopReaders = startReaders(site.url, pages, result);
  const writers = startWriters(site.url, result);
  await pause(baselineMs);
  await cause();
  const endedAt = performance.now();
  const doneBefore = writers.done();
  const hasRecovered = async () => writers.done() > doneBefore && (await isReady(site.url));
  while (performance.now() - endedAt < maxWaitMs && !(await hasRecovered())) await pause(20);
  const recoveryMs = performance.now() - endedAt;
  await pause(baselineMs);
  await Promise.all([stopReaders(), writers.stop()]);
  const failures: string[] = [];
  if (result.longestMs > maxResponseMs)
    failures.push(
      `${result.longestAt} took ${formatSeconds(result.longestMs)}, at most ${formatSeconds(maxResponseMs)} permitted`,
    );
  if (recoveryMs > maxRecoveryMs)
    failures.push(
      `recovered after ${formatSeconds(recoveryMs)}, at most ${formatSeconds(maxRecoveryMs)} permitted`,
    );
  const isRecovered = recoveryMs < maxWaitMs;
  if (!isRecovered) failures.push(`last output of the server: ${site.said().slice(-2_000)}`);
  return {
    fault,
    readers: result,
    figure: `recovered after ${formatSeconds(recoveryMs)}`,
    isRecovered,
    writes: await writers.countWrites(site.dataDir),
    failures,
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
