import type Stripe from 'stripe';
import type {
  Charge,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  Price,
  Refund,
  Subscription,
} from './billing.ts';
import type { Card, PaymentMethod } from './card.ts';
import type { EventType, Metadata, StripeJson } from './stripe-object.ts';

export type Customer = StripeJson<Stripe.Customer> & {
  readonly invoice_prefix: string;
  readonly name: string | null;
  readonly next_invoice_sequence: number;
};

export type Product = StripeJson<Stripe.Product>;

export type LineItem = StripeJson<Omit<Stripe.LineItem, 'price'>> & {
  readonly description: string;
  readonly price: Price;
  readonly quantity: number;
};

export type Session = StripeJson<Stripe.Checkout.Session> & {
  readonly amount_total: number;
  readonly currency: string;
  readonly customer: string;
  readonly success_url: string;
};

export type PortalConfiguration = StripeJson<Stripe.BillingPortal.Configuration> & {
  readonly metadata: Metadata;
};

export type PortalSession = StripeJson<Stripe.BillingPortal.Session>;
export type WebhookEndpoint = StripeJson<Stripe.WebhookEndpoint>;

/** All stored types, by their names in the API. */
export type Objects = {
  'billing_portal.configuration': PortalConfiguration;
  'billing_portal.session': PortalSession;
  charge: Charge;
  'checkout.session': Session;
  customer: Customer;
  dispute: Dispute;
  event: Event;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  subscription: Subscription;
  webhook_endpoint: WebhookEndpoint;
};

export type Type = keyof Objects;

/** Data of an object that the API does not return. */
export type Hidden = {
  'checkout.session': {
    readonly lines: readonly LineItem[];
    readonly trialDays: number | null;
    readonly subscriptionMetadata: Metadata;
  };
  payment_method: { readonly number: Card['number'] };
  webhook_endpoint: { readonly secret: string };
};

export type Event = {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: { readonly id?: string }; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: EventType;
};
