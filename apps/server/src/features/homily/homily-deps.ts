import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';

export interface HomilyDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** What time it is for the payment provider, whose word opens the full texts. */
  readonly billingClock: Clock;
  readonly identity: Pick<Identity, 'verifyToken' | 'findBySub'>;
  readonly calendar: LiturgicalCalendar;
  /** In which a new day begins. */
  readonly timeZone: string;
  /**
   * Today's homily became readable, later than readers may have hoped. In the transaction that publishes it, and again
   * if it is unpublished and published anew: whoever sends mails sees to it that nobody gets two.
   */
  readonly onPublished: (within: Db, date: string) => Promise<void>;
}
