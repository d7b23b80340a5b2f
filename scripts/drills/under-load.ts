// Something is done to a site while people read and sign up; then it is waited for until all is well again.
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '../running-site.ts';
import { together } from './ledger.ts';
import { openPages, type Page, readersOf } from './readers.ts';
import { inSeconds, type Row } from './row.ts';
import { writersTo } from './writers.ts';

export interface Trouble {
  readonly what: string;
  /** Begins it, and ends it where it does not end by itself. */
  readonly make: () => Promise<unknown>;
  /** Nobody waits longer for an answer. */
  readonly longestMs?: number;
  /** So soon after its end it is well again. */
  readonly wellWithinMs?: number;
  readonly pages?: readonly Page[];
  /** What somebody in the middle of a write may be answered, once: whoever stands between cannot know what became of it. */
  readonly mayCut?: RegExp;
}

/** After so long it does not come back by itself. */
const patienceMs = 60_000;
/** Before the trouble and after it, so that both are seen as they usually are. */
const usualMs = 1_000;

type Place = Pick<RunningSite, 'url' | 'dataDir' | 'said'>;

export async function underLoad(site: Place, trouble: Trouble): Promise<Row> {
  const { what, make, longestMs = 3_000, wellWithinMs = 5_000, pages = openPages, mayCut } = trouble;
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
  const cut = [...seen.bad].find(([kind, times]) => times === 1 && mayCut?.test(kind));
  const bad = new Map([...seen.bad].filter(([kind]) => kind !== cut?.[0]));
  if (seen.longestMs > longestMs)
    faults.push(`${seen.longestAt} took ${inSeconds(seen.longestMs)}, wanted ${inSeconds(longestMs)}`);
  if (wellAfterMs > wellWithinMs)
    faults.push(`well again after ${inSeconds(wellAfterMs)}, wanted ${inSeconds(wellWithinMs)}`);
  const isHealed = wellAfterMs < patienceMs;
  if (!isHealed) faults.push(`the last that the server said: ${site.said().slice(-2_000)}`);
  return {
    what,
    seen: { ...seen, bad },
    figure: `well again after ${inSeconds(wellAfterMs)}${cut === undefined ? '' : '; one write was cut, and tried again'}`,
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
