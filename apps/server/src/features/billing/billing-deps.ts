import type { Payments } from '#adapters/payments/payments.ts';
import type { AppDeps } from '#app-deps.ts';

export interface BillingDeps
  extends Pick<
    AppDeps,
    'db' | 'clock' | 'billingClock' | 'identity' | 'limits' | 'isSubscriber' | 'publicUrl'
  > {
  readonly payments: Payments;
  readonly donationPriceId: string;
  /** The organization's data are still the sample values. */
  readonly isSample: boolean;
  /** Recipient of notices about payments. */
  readonly operator: { readonly name: string; readonly address: string };
  /** HMAC of an email address. The key is not in the database. */
  readonly addressHash: (email: string) => Uint8Array;
  /** HMAC of a card fingerprint. */
  readonly cardHash: (name: string) => Uint8Array;
}
