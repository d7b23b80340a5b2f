// Something is done to a site while people read and sign up; then it is waited for until all is well again.
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '../running-site.ts';
import { together } from './ledger.ts';
import { type Page, readersOf } from './readers.ts';
import { inSeconds, type Row } from './row.ts';
import { writersTo } from './writers.ts';

export interface Trouble {
  readonly what: string;
  /** Begins it, and ends it where it does not end by itself. */
  readonly make: () => Promise<unknown>;
  readonly pages: readonly Page[];
}

/** Longest permitted response time. */
const maxResponseMs = 3_000;
/** Longest permitted time between the end of the fault and full recovery. */
const maxRecoveryMs = 5_000;
/** After so long it does not come back by itself. */
const patienceMs = 60_000;
/** Before the trouble and after it, so that both are seen as they usually are. */
const usualMs = 1_000;

type Place = Pick<RunningSite, 'url' | 'dataDir' | 'said'>;

export async function underLoad(site: Place, trouble: Trouble): Promise<Row> {
  const { what, make, pages } = trouble;
  const readers = readersOf(site.url, pages);
  const writers = writersTo(site.url);
  await pause(usualMs);
  await make();
  const over = performance.now();
  const doneBefore = writers.done();
  const isWell = async () => writers.done() > doneBefore && (await isReady(site.url));
  while (performance.now() - over < patienceMs && !(await isWell())) await pause(20);
  const wellAfterMs = performance.now() - over;
  await pause(usualMs);
  const seen = together(...(await Promise.all([readers.stop(), writers.stop()])));
  const faults: string[] = [];
  if (seen.longestMs > maxResponseMs)
    faults.push(`${seen.longestAt} took ${inSeconds(seen.longestMs)}, wanted ${inSeconds(maxResponseMs)}`);
  if (wellAfterMs > maxRecoveryMs)
    faults.push(`well again after ${inSeconds(wellAfterMs)}, wanted ${inSeconds(maxRecoveryMs)}`);
  const isHealed = wellAfterMs < patienceMs;
  if (!isHealed) faults.push(`the last that the server said: ${site.said().slice(-2_000)}`);
  return {
    what,
    seen,
    figure: `well again after ${inSeconds(wellAfterMs)}`,
    isHealed,
    kept: await writers.kept(site.dataDir),
    faults,
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
