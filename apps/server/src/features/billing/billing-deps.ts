import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Payments } from '#adapters/payments/payments.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';

export interface BillingDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The clock of the payment provider, which the sandbox can move ahead. */
  readonly billingClock: Clock;
  readonly queue: Queue;
  readonly identity: Identity;
  readonly payments: Payments;
  readonly limits: RateLimits;
  readonly publicUrl: string;
  readonly donationPriceId: string;
  /** The organization's data are still the sample values. */
  readonly isSample: boolean;
  /** Recipient of notices about payments. */
  readonly operator: { readonly name: string; readonly address: string };
  /** Cached for a moment. */
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  /** HMAC of an email address. The key is not in the database. */
  readonly addressHash: (email: string) => Uint8Array;
  /** HMAC of a card fingerprint. */
  readonly cardHash: (name: string) => Uint8Array;
}
