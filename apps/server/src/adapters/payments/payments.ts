import type { Money } from '@wayfare/contracts/rules/money';
import type { PlanId } from '@wayfare/contracts/rules/plans';

/** The payment provider: Stripe, or the sandbox with the same protocol. */
export interface Payments {
  /** Idempotent for a person and an occasion. */
  createCustomer(person: CustomerDetails, occasion?: string): Promise<string>;
  /** Null if the customer was deleted at the provider. */
  findCustomer(customerId: string): Promise<{ readonly customerId: string } | null>;
  updateCustomer(customerId: string, details: Omit<CustomerDetails, 'personId'>): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;

  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  findCheckout(sessionId: string): Promise<Checkout | null>;
  /** False if it is already complete. */
  expireCheckout(sessionId: string): Promise<boolean>;

  /** Including ended ones, newest first. */
  listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Immediately, refunding all its payments. */
  refundAndCancel(subscriptionId: string): Promise<{ readonly refundedMinor: number }>;
  /** Immediately, without a refund. */
  cancel(subscriptionId: string): Promise<void>;

  findInvoice(invoiceId: string): Promise<Invoice | null>;
  /** The invoice of a refunded or disputed payment. */
  findInvoiceOfPayment(paymentIntentId: string): Promise<string | null>;

  /** Verifies the signature of a webhook and parses the event. */
  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent | 'not-genuine' | 'unreadable';
  /** Oldest first. */
  listEventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** All subscriptions, page by page. */
  listEverySubscription(): AsyncIterable<readonly OwnedSubscription[]>;

  /** Login page of the provider's portal. Null if the portal is not set up. */
  findPortalAddress(): Promise<string | null>;
  /** URL of a portal session. Null if the customer or the portal does not exist. */
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
  /** 0 for none. */
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
  /** Idempotency key. */
  readonly key: string;
}

export interface OpenCheckout {
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface Checkout {
  readonly sessionId: string;
  /** From the order. */
  readonly personId: string | null;
  readonly customerId: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  /** Charged immediately. 0 for a trial without a donation. */
  readonly amountMinor: number;
}

export interface ProviderSubscription {
  readonly subscriptionId: string;
  /** As the provider names it; new values may appear. */
  readonly status: string;
  /** Null for other products. */
  readonly plan: PlanId | null;
  readonly createdAt: Date;
  readonly periodBeganAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  /** When it ends or ended, if it was canceled. */
  readonly endsAt: Date | null;
  /** Identifies the card across customers. Null if unknown, and in test mode. */
  readonly cardFingerprint: string | null;
  /** Whether it ended because a payment failed. */
  readonly endsUnpaid: boolean;
}

export interface OwnedSubscription extends ProviderSubscription {
  readonly customerId: string;
}

export interface Invoice {
  readonly invoiceId: string;
  readonly customerId: string | null;
  readonly paidMinor: number;
  readonly dueMinor: number;
  /** The part that is a donation. */
  readonly donationMinor: number;
  readonly currency: string;
  readonly paidAt: Date | null;
  readonly subscriptionId: string | null;
  /** Whether it contains one of our products. */
  readonly isOurs: boolean;
}

/** Says what happened to whom. The current state is fetched from the provider. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: string;
  readonly objectId: string | null;
  readonly customerId: string | null;
  readonly happenedAt: Date;
  readonly data: PaymentEventData;
}

/** Details that cannot be fetched later. */
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
  | { readonly kind: 'checkout-ended'; readonly sessionId: string; readonly state: 'complete' | 'expired' };

/** Result of the setup, for the operator. */
export interface PaymentsSetup {
  readonly donationPriceId: string;
  readonly portalAddress: string | null;
  /** Null if the webhook existed already. */
  readonly webhookSecret: string | null;
}

/** The provider has no prices for the plans. */
export class PaymentsNotSetUp extends Error {
  constructor() {
    super('Nothing is for sale at the payment provider yet: run `npm run -s wayfare -- stripe setup`.');
    this.name = 'PaymentsNotSetUp';
  }
}

/** The provider is unreachable or overloaded. A retry may succeed. */
export class PaymentsUnavailable extends Error {
  constructor(reason: string, cause: unknown) {
    super(`The payment provider cannot be reached: ${reason}.`, { cause });
    this.name = 'PaymentsUnavailable';
  }
}

/** The provider refuses this account or key permanently. */
export class PaymentsRefused extends Error {
  constructor(reason: string, cause: unknown) {
    super(`The payment provider refuses: ${reason}`, { cause });
    this.name = 'PaymentsRefused';
  }
}
