import type { PlanId } from '@wayfare/contracts/rules/plans';
import Stripe from 'stripe';
import type {
  Checkout,
  CheckoutOrder,
  CustomerDetails,
  Invoice,
  OwnedSubscription,
  Payments,
  ProviderSubscription,
} from './payments.ts';
import { findPlanPrice, products } from './stripe-catalogue.ts';
import {
  callStripe,
  nullIfMissing,
  type StripeAddress,
  stripeClient,
  toDate,
  toDateOrNull,
  toId,
} from './stripe-client.ts';
import { findPortalAddress, openPortal } from './stripe-portal.ts';
import { toEvent, webhookEvents } from './stripe-webhooks.ts';

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, client_reference_id: personId, customer, status, amount_total: amountMinor } = session;
  return {
    sessionId: id,
    personId,
    customerId: toId(customer),
    state: toState(status),
    amountMinor: amountMinor ?? 0,
  };
}

function toState(status: Stripe.Checkout.Session['status']): Checkout['state'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  const item = subscription.items.data.find(({ price }) => toId(price.product) === products.subscription);
  // The customer bought something else.
  if (item === undefined) return null;
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    plan: toPlan(item.price),
    createdAt: toDate(subscription.created),
    periodBeganAt: toDate(item.current_period_start),
    periodEndsAt: toDate(item.current_period_end),
    trialEndsAt: toDateOrNull(subscription.trial_end),
    endsAt: getEnd(subscription, item),
    cardFingerprint: getFingerprint(subscription),
    endsUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
  };
}

/** Null in test mode, where everyone uses the same cards. */
function getFingerprint({ livemode, default_payment_method: method }: Stripe.Subscription): string | null {
  if (!livemode || method === null || typeof method === 'string') return null;
  return method.card?.fingerprint ?? null;
}

function toPlan({ recurring }: Stripe.Price): PlanId | null {
  if (recurring?.interval === 'year') return 'yearly';
  return recurring?.interval === 'month' ? 'monthly' : null;
}

/** The portal sets `cancel_at`; older API versions set the flag. */
function getEnd(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.ended_at !== null) return toDate(subscription.ended_at);
  if (subscription.cancel_at !== null) return toDate(subscription.cancel_at);
  return subscription.cancel_at_period_end ? toDate(item.current_period_end) : null;
}

const ourProducts: readonly unknown[] = Object.values(products);

function toInvoice(invoice: Stripe.Invoice, lines: readonly Stripe.InvoiceLineItem[]): Invoice {
  const getProduct = (line: Stripe.InvoiceLineItem) => toId(line.pricing?.price_details?.product);
  const donations = lines.filter((line) => getProduct(line) === products.donation);
  return {
    invoiceId: invoice.id ?? '',
    customerId: toId(invoice.customer),
    paidMinor: invoice.amount_paid,
    dueMinor: invoice.amount_due,
    donationMinor: donations.reduce((sum, { amount }) => sum + amount, 0),
    currency: invoice.currency,
    paidAt: toDateOrNull(invoice.status_transitions.paid_at),
    isOurs: lines.some((line) => ourProducts.includes(getProduct(line))),
    subscriptionId: toId(invoice.parent?.subscription_details?.subscription),
  };
}

/** Idempotent. */
async function cancelOnce(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await callStripe(stripe.subscriptions.cancel(subscriptionId));
  } catch (error) {
    // Already canceled.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** Cancels last, because a canceled subscription is not found again after a failure between the two. */
async function refundAndCancel(stripe: Stripe, subscriptionId: string): Promise<{ refundedMinor: number }> {
  const { data: invoices } = await callStripe(
    stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 }),
  );
  let refundedMinor = 0;
  for (const { id, amount_paid: paid } of invoices) {
    if (id !== undefined && paid > 0) refundedMinor += await refundInvoice(stripe, id);
  }
  await cancelOnce(stripe, subscriptionId);
  return { refundedMinor };
}

async function refundInvoice(stripe: Stripe, invoice: string): Promise<number> {
  const { data: payments } = await callStripe(stripe.invoicePayments.list({ invoice, status: 'paid' }));
  let refundedMinor = 0;
  for (const { payment, amount_paid: paid } of payments) {
    const intent = toId(payment.payment_intent);
    if (intent !== null) refundedMinor += await refundPayment(stripe, intent, paid ?? 0);
  }
  return refundedMinor;
}

async function refundPayment(stripe: Stripe, intent: string, paidMinor: number): Promise<number> {
  try {
    const { amount } = await callStripe(stripe.refunds.create({ payment_intent: intent }));
    return amount;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Another reason is, for example, a dispute, which pays the money back by itself.
    return error.code === 'charge_already_refunded' ? paidMinor : 0;
  }
}

interface StripeParts extends StripeAddress {
  /** Two during a rotation. */
  readonly webhookSecrets: readonly string[];
}

/** Stripe, or the sandbox: only the address and the key differ. */
export function stripePayments({ webhookSecrets, ...address }: StripeParts): Payments {
  const stripe = stripeClient(address);
  return {
    createCustomer: (person, occasion) => createCustomer(stripe, person, occasion),
    async findCustomer(customerId) {
      const customer = await nullIfMissing(stripe.customers.retrieve(customerId));
      return customer === null || customer.deleted ? null : { customerId };
    },
    async updateCustomer(customerId, { email, name }) {
      await callStripe(stripe.customers.update(customerId, { email, name }));
    },
    async deleteCustomer(customerId) {
      await nullIfMissing(stripe.customers.del(customerId));
    },
    openCheckout: (order) => openCheckout(stripe, order),
    async findCheckout(sessionId) {
      const session = await nullIfMissing(stripe.checkout.sessions.retrieve(sessionId));
      return session && toCheckout(session);
    },
    expireCheckout: (sessionId) => expireCheckout(stripe, sessionId),
    async listSubscriptions(customerId) {
      const { data } = await callStripe(
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.default_payment_method'],
        }),
      );
      return data.map(toSubscription).filter((subscription) => subscription !== null);
    },
    refundAndCancel: (subscriptionId) => refundAndCancel(stripe, subscriptionId),
    cancel: (subscriptionId) => cancelOnce(stripe, subscriptionId),
    async findInvoice(invoiceId) {
      const invoice = await nullIfMissing(stripe.invoices.retrieve(invoiceId));
      return invoice && toInvoice(invoice, invoice.lines.data);
    },
    async findInvoiceOfPayment(paymentIntentId) {
      const payment = { type: 'payment_intent', payment_intent: paymentIntentId } as const;
      const { data } = await callStripe(stripe.invoicePayments.list({ payment, limit: 1 }));
      return toId(data[0]?.invoice);
    },
    readEvent: (body, signature) => readEvent(body, signature, webhookSecrets),
    async *listEventsSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const pages = stripe.events.list({ created, types: [...webhookEvents], limit: 100 });
      const events = await callStripe(all(pages));
      for (const event of events.toReversed()) yield toEvent(event);
    },
    listEverySubscription: () => listEverySubscription(stripe),
    findPortalAddress: () => findPortalAddress(stripe),
    openPortal: (customerId, returnUrl) => openPortal(stripe, customerId, returnUrl),
  };
}

async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

async function* listEverySubscription(stripe: Stripe): AsyncIterable<OwnedSubscription[]> {
  let after: string | undefined;
  do {
    const page: Stripe.ApiList<Stripe.Subscription> = await callStripe(
      stripe.subscriptions.list({
        status: 'all',
        limit: 100,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    yield page.data.flatMap((item) => {
      const subscription = toSubscription(item);
      const customerId = toId(item.customer);
      return subscription === null || customerId === null ? [] : [{ ...subscription, customerId }];
    });
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}

async function createCustomer(
  stripe: Stripe,
  { personId, email, name }: CustomerDetails,
  occasion = 'first',
): Promise<string> {
  // The idempotency key makes concurrent calls for a person create one customer.
  const { id } = await callStripe(
    stripe.customers.create(
      { email, name, metadata: { person: personId } },
      { idempotencyKey: `customer ${personId} ${occasion}` },
    ),
  );
  return id;
}

async function openCheckout(stripe: Stripe, order: CheckoutOrder) {
  const { personId, customerId, plan, donation, trialDays, successUrl, cancelUrl, expiresAt, key } = order;
  const donated = donation && {
    quantity: 1,
    price_data: {
      currency: donation.currency,
      product: products.donation,
      unit_amount: donation.amountMinor,
    },
  };
  const { id, url, expires_at } = await callStripe(
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: personId,
        line_items: [
          { price: await findPlanPrice(stripe, plan), quantity: 1 },
          ...(donated === null ? [] : [donated]),
        ],
        subscription_data: {
          metadata: { person: personId },
          ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
        },
        metadata: { person: personId },
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(expiresAt.getTime() / 1_000),
      },
      { idempotencyKey: key },
    ),
  );
  if (url === null) throw new Error('Stripe returned a payment page without a URL.');
  return { sessionId: id, url, expiresAt: toDate(expires_at) };
}

async function expireCheckout(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    await callStripe(stripe.checkout.sessions.expire(sessionId));
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // The page was completed or has expired meanwhile.
    const session = await nullIfMissing(stripe.checkout.sessions.retrieve(sessionId));
    return session?.status !== 'complete';
  }
}

function readEvent(
  body: Uint8Array,
  signature: string | undefined,
  secrets: readonly string[],
): ReturnType<Payments['readEvent']> {
  for (const secret of secrets) {
    try {
      return toEvent(Stripe.webhooks.constructEvent(Buffer.from(body), signature ?? '', secret));
    } catch (error) {
      // The signature is correct: it is checked before the content.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'unreadable';
    }
  }
  return 'not-genuine';
}
