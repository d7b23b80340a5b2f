import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Limits } from '#http/guards/limit.ts';

export interface ConfirmedPerson {
  readonly personId: string;
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

export type VerifiedCheckout =
  | { readonly status: 'verified'; readonly personId: string }
  | { readonly status: 'unknown' | 'unpaid' | 'trial_repeated' };

export interface AuthDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly queue: Queue;
  readonly limits: Limits;
  readonly publicUrl: string;
  /** Ends the person's open payment pages; 'paid' where one of them turns out to be paid, and `markSignupPaid` was called. */
  readonly releaseCheckouts: (personId: string) => Promise<'released' | 'paid'>;
  /** While a payment page of the person's is open, when the first one was opened. */
  readonly payingSince: (personId: string) => Promise<Date | null>;
  /** Asks the provider about a payment page and makes our state true; calls `markSignupPaid` itself. */
  readonly verifyCheckout: (sessionId: string) => Promise<VerifiedCheckout>;
  /** Once for each person, in the transaction that confirms; it asks nobody but the database. */
  readonly onConfirmed: (db: Db, person: ConfirmedPerson) => Promise<void>;
}
