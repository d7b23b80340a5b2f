import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Payments } from '#adapters/payments/payments.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { Limits } from '#http/guards/rate-limit.ts';

export interface BillingDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** What time it is for the payment provider. */
  readonly billingClock: Clock;
  readonly queue: Queue;
  readonly identity: Identity;
  readonly payments: Payments;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly donationPriceId: string;
  /** The organization's own data are still the samples. */
  readonly isSample: boolean;
  /** Who is told what people must decide. */
  readonly operator: { readonly name: string; readonly address: string };
  /** What was heard a moment ago counts. */
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  /** Made of the address, under a key that the database does not have. */
  readonly addressHash: (email: string) => Uint8Array;
  /** The same of a card. */
  readonly cardHash: (name: string) => Uint8Array;
}
