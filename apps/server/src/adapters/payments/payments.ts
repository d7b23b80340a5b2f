import type { Money } from '@wayfare/contracts/rules/money';
import type { PlanId } from '@wayfare/contracts/rules/plans';

/** What the site asks of whoever takes the money: Stripe, or the sandbox that speaks like it. */
export interface Payments {
  /** Of two calls for one person on one occasion, the same customer comes. */
  createCustomer(person: CustomerDetails, occasion?: string): Promise<string>;
  /** Null where the customer was deleted at the provider. */
  findCustomer(customerId: string): Promise<{ readonly customerId: string } | null>;
  updateCustomer(customerId: string, details: Omit<CustomerDetails, 'personId'>): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;

  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  findCheckout(sessionId: string): Promise<Checkout | null>;
  /** False where it was complete already. */
  expireCheckout(sessionId: string): Promise<boolean>;

  /** All there ever were, newest first. */
  listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** At once, and what was paid for it is given back. */
  cancelAndRefund(subscriptionId: string): Promise<{ readonly refundedMinor: number }>;
  /** At once, without a refund. */
  cancel(subscriptionId: string): Promise<void>;

  findInvoice(invoiceId: string): Promise<Invoice | null>;
  /** From a charge that was given back or disputed to what it paid. */
  findInvoiceOfPayment(paymentIntentId: string): Promise<string | null>;

  /** What a webhook says, if it is the provider who says it. */
  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent | 'not-genuine' | 'unreadable';
  /** What happened since, oldest first. */
  listEventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** Every subscription there is, page by page. */
  listEverySubscription(): AsyncIterable<readonly OwnedSubscription[]>;

  /** Where members log in to the provider's portal; null where the portal is not set up. */
  findPortalAddress(): Promise<string | null>;
  /** A page of the portal that is open for this customer; null where the customer or the portal is not there. */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
}

export interface CustomerDetails {
  readonly personId: string;
  readonly email: string;
  readonly name: string;
}

export interface CheckoutOrder {
  readonly personId: string;
  readonly customerId: string;
  readonly plan: PlanId;
  readonly donation: Money | null;
  /** None: 0. */
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
  /** The same key brings the same page. */
  readonly key: string;
}

export interface OpenCheckout {
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface Checkout {
  readonly sessionId: string;
  /** Ours, as it was given when the page was opened. */
  readonly personId: string | null;
  readonly customerId: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  /** What it takes at once: 0 where free days come first and nothing was donated. */
  readonly amountMinor: number;
}

export interface ProviderSubscription {
  readonly subscriptionId: string;
  /** The provider's own word; new ones may come. */
  readonly status: string;
  /** Null where it is for something that is none of our plans. */
  readonly plan: PlanId | null;
  readonly createdAt: Date;
  readonly periodBeganAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  /** When it ends by somebody's wish, or ended. */
  readonly endsAt: Date | null;
  /** Tells a card again, whoever shows it; null where the provider does not say, or the card is nobody's but for trying. */
  readonly cardFingerprint: string | null;
  /** Whether it ended because nobody paid. */
  readonly endsUnpaid: boolean;
}

const ongoing = ['trialing', 'active', 'past_due'];

/** Whether it goes on: it costs money, or is about to. */
export const isOngoing = ({ status }: Pick<ProviderSubscription, 'status'>): boolean =>
  ongoing.includes(status);

export interface OwnedSubscription extends ProviderSubscription {
  readonly customerId: string;
}

export interface Invoice {
  readonly invoiceId: string;
  readonly customerId: string | null;
  readonly paidMinor: number;
  readonly dueMinor: number;
  /** What of it is a donation. */
  readonly donationMinor: number;
  readonly currency: string;
  readonly paidAt: Date | null;
  readonly subscriptionId: string | null;
  /** Something of ours is on it. */
  readonly isOurs: boolean;
}

/** Only that something happened, and to whom: what is true now is asked for. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: string;
  readonly objectId: string | null;
  readonly customerId: string | null;
  readonly happenedAt: Date;
  readonly data: PaymentEventData;
}

/** The little that is true of the moment only, and not to be asked for later. */
export type PaymentEventData =
  | { readonly kind: 'changed' }
  | { readonly kind: 'trial-ends-soon'; readonly subscriptionId: string; readonly trialEndsAt: Date }
  | {
      readonly kind: 'renews-soon';
      readonly subscriptionId: string | null;
      readonly dueAt: Date;
      readonly amountMinor: number;
    }
  | { readonly kind: 'paid'; readonly invoiceId: string }
  | {
      readonly kind: 'payment-failed';
      readonly invoiceId: string;
      readonly attempt: number;
      readonly nextAttemptAt: Date | null;
    }
  | { readonly kind: 'refunded'; readonly paymentIntentId: string | null; readonly refundedMinor: number }
  | { readonly kind: 'disputed'; readonly paymentIntentId: string | null }
  | { readonly kind: 'checkout-expired'; readonly sessionId: string };

/** What the operator must know after the provider was prepared. */
export interface PaymentsSetup {
  readonly donationPriceId: string;
  readonly portalAddress: string | null;
  /** Null where the webhook was there already. */
  readonly webhookSecret: string | null;
}

/** The provider does not know what we sell. */
export class PaymentsNotSetUp extends Error {
  constructor() {
    super('Nothing is for sale at the payment provider yet: run `npm run -s wayfare -- stripe setup`.');
    this.name = 'PaymentsNotSetUp';
  }
}

/** The provider cannot be reached, or is too busy. Trying again soon may work. */
export class PaymentsUnavailable extends Error {
  constructor(reason: string, cause: unknown) {
    super(`The payment provider cannot be reached: ${reason}.`, { cause });
    this.name = 'PaymentsUnavailable';
  }
}

/** The provider will not do it for this account and key, now or later. */
export class PaymentsRefused extends Error {
  constructor(reason: string, cause: unknown) {
    super(`The payment provider refuses: ${reason}`, { cause });
    this.name = 'PaymentsRefused';
  }
}
