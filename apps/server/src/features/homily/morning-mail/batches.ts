import { randomUUID } from 'node:crypto';
import { weekdayOf } from '@wayfare/contracts/rules/calendar-date';
import { claimWaiting, listWilling } from './claim-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { type Chosen, claimNextPage, listOpenRounds } from './round-queries.ts';

/** Readers of one day in these hands, until the lease runs out. */
export interface Batch {
  readonly day: string;
  readonly claim: string;
  readonly readers: readonly Chosen[];
  /** Chosen before, who want it no more. */
  readonly unwilling: readonly string[];
}

interface Size {
  readonly limit: number;
  readonly leaseMs: number;
}

type Needs = Pick<MorningMailDeps, 'db' | 'clock' | 'billingClock'>;

export const isSunday = (day: string): boolean => weekdayOf(day) === 0;

/** Whether that day has a homily to send. */
type IsReady = (day: string) => Promise<boolean>;

/**
 * The next readers to write to: first those who were left behind or tried in vain, then the rounds. 'busy' where all
 * that is left is in other servers' hands for the moment.
 */
export async function nextBatch(deps: Needs, size: Size, isReady: IsReady): Promise<Batch | 'busy' | null> {
  return (await nextWaiting(deps, size)) ?? nextOfRounds(deps, size, isReady);
}

async function nextWaiting({ db, clock, billingClock }: Needs, size: Size): Promise<Batch | null> {
  const claim = randomUUID();
  const found = await claimWaiting(db, { claim, ...size }, clock.now());
  if (found === null) return null;
  const { day, readers } = found;
  const willing = await listWilling(
    db,
    readers.map(({ personId }) => personId),
    { isSunday: isSunday(day), billingNow: billingClock.now() },
  );
  return {
    day,
    claim,
    readers: readers.filter(({ personId }) => willing.has(personId)),
    unwilling: readers.map(({ personId }) => personId).filter((personId) => !willing.has(personId)),
  };
}

async function nextOfRounds(
  { db, clock, billingClock }: Needs,
  size: Size,
  isReady: IsReady,
): Promise<Batch | 'busy' | null> {
  let isLeft = false;
  for (const round of await listOpenRounds(db, clock.now())) {
    if (!(await isReady(round.day))) continue;
    isLeft = true;
    const claim = randomUUID();
    const step = {
      claim: { claim, ...size },
      isSunday: isSunday(round.day),
      billingNow: billingClock.now(),
    };
    const page = await db.transaction((within) => claimNextPage(within, round, step));
    // An empty step may have been one past readers that others had chosen already; the round tells when it is through.
    if (page.status === 'taken' && page.readers.length > 0)
      return { day: round.day, claim, readers: page.readers, unwilling: [] };
  }
  return isLeft ? 'busy' : null;
}
