import type { Db } from '#adapters/db/database.ts';
import { readChange, readDates } from './queries.ts';
import { type HomilyDates, homilyDates } from './visible-dates.ts';

export interface DatesNow {
  /** Another number: something of what readers see is not as it was. */
  readonly change: number;
  readonly dates: HomilyDates;
}

export interface DatesWatch {
  now(): Promise<DatesNow>;
  /** Something was changed here: look again at the next asking. */
  lookAgain(): void;
}

/** So long another server's change may go unnoticed. */
const trustedForMs = 400;

/**
 * Knows which dates have a homily. One small look at a counter, at most every `trustedForMs` and only while somebody
 * asks, tells whether that is still so: unlike a notification it cannot be missed, and it needs no connection of its own.
 */
export function watchDates(db: Db): DatesWatch {
  let known: DatesNow | null = null;
  let looking: { readonly since: number; readonly found: Promise<DatesNow> } | null = null;

  async function look(): Promise<DatesNow> {
    if (known !== null && (await readChange(db)) === known.change) return known;
    const { change, days } = await readDates(db);
    return { change, dates: homilyDates(days) };
  }

  async function lookNow(): Promise<DatesNow> {
    const begun = { since: performance.now(), found: look() };
    looking = begun;
    try {
      const found = await begun.found;
      // A look that began earlier may come home later.
      if (looking === begun) known = found;
      return found;
    } catch (error) {
      if (looking === begun) looking = null;
      throw error;
    }
  }

  return {
    now() {
      if (looking === null || performance.now() - looking.since >= trustedForMs) return lookNow();
      return looking.found;
    },
    lookAgain() {
      looking = null;
    },
  };
}
