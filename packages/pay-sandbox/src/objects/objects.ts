import type {
  Charge,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  Price,
  Refund,
  SetupIntent,
  Subscription,
} from './billing.ts';
import type { Card, PaymentMethod } from './card.ts';
import type { Dated, Metadata, Named } from './stripe-object.ts';

export type Customer = Dated<'customer'> & {
  readonly email: string | null;
  readonly invoice_prefix: string;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly next_invoice_sequence: number;
};

export type Product = Dated<'product'> & {
  readonly name: string;
};

export type LineItem = Named<'item'> & {
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly price: Price;
  readonly quantity: number;
};

export type Session = Dated<'checkout.session'> & {
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly currency: string;
  readonly customer: string;
  readonly customer_details: {
    readonly email: string | null;
    readonly name: string | null;
    readonly [more: string]: unknown;
  };
  readonly expires_at: number;
  readonly status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly url: string | null;
};

export type PortalConfiguration = Dated<'billing_portal.configuration'> & {
  readonly active: boolean;
  readonly default_return_url: string | null;
  readonly features: {
    readonly subscription_update: {
      /** Null offers all. */
      readonly products: readonly { readonly product: string; readonly prices: readonly string[] }[] | null;
    };
  };
  readonly is_default: boolean;
  readonly login_page: { readonly enabled: boolean; readonly url: string | null };
  readonly metadata: Metadata;
};

export type PortalSession = Dated<'billing_portal.session'> & {
  readonly configuration: string;
  readonly customer: string;
  readonly return_url: string | null;
  readonly url: string;
};

export type WebhookEndpoint = Dated<'webhook_endpoint'> & {
  readonly api_version: string | null;
  readonly description: string | null;
  readonly enabled_events: readonly string[];
  readonly status: 'enabled' | 'disabled';
  readonly url: string;
};

/** All stored types, by their names in the API. */
export type Objects = {
  'billing_portal.configuration': PortalConfiguration;
  'billing_portal.session': PortalSession;
  charge: Charge;
  'checkout.session': Session;
  customer: Customer;
  dispute: Dispute;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  setup_intent: SetupIntent;
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

export type Event = Dated<'event'> & {
  readonly api_version: string;
  readonly data: { readonly object: { readonly id?: string }; readonly previous_attributes?: object };
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
};
