import { newCustomer } from '#api/customers.ts';
import { startSubscription } from '#lifecycle/start-subscription.ts';
import { type Card, newPaymentMethod, type PaymentMethod } from '#objects/card.ts';
import type { Customer, Hidden, Session } from '#objects/objects.ts';
import { newIntent, payInVain, setupInVain, setupSucceeded } from '#payments/intents.ts';
import { type Decline, type Declined, failedAuthentication, testCardOf } from '#payments/test-cards.ts';
import { getHidden, insertObject } from '#store/object-queries.ts';
import { isKeepable } from '#store/sql.ts';
import { dropTask } from '#store/task-queries.ts';
import { emit } from '#webhooks/emit.ts';
import { change, create } from '#work/changes.ts';
import { type Engine, transact } from '#work/engine.ts';
import { lockCustomer, type Work } from '#work/work.ts';
import { type CardField, type CardInput, readCard } from './card-input.ts';
import { expire, lockSession } from './expire-session.ts';
import { redirectUrlOf, trialEndOf } from './view-session.ts';

/** What the bank's own page said; 'not asked' at first, always. */
export type Authentication = 'not asked' | 'passed' | 'failed';

export interface CheckoutInput extends CardInput {
  /** Not looked at where the customer's is fixed. */
  readonly email: string;
}

export type CheckoutOutcome =
  | { readonly kind: 'completed'; readonly redirectUrl: string }
  | { readonly kind: 'already completed'; readonly redirectUrl: string }
  | { readonly kind: 'needs authentication' }
  | Declined
  | { readonly kind: 'invalid field'; readonly field: CardField | 'email'; readonly message: string }
  | { readonly kind: 'expired'; readonly cancelUrl: string | null }
  | { readonly kind: 'unknown' };

/** Pays for a session. However often and at once it is asked, there is one subscription. */
export function completeCheckout(
  engine: Engine,
  id: string,
  input: CheckoutInput,
  authentication: Authentication,
): Promise<CheckoutOutcome> {
  return transact(engine, async (work) => {
    const session = await lockSession(work, id);
    if (session === null) return { kind: 'unknown' };
    if (session.status === 'complete') {
      return { kind: 'already completed', redirectUrl: redirectUrlOf(session) };
    }
    if (session.status === 'open' && session.expires_at > work.now) {
      return completeOpen(work, session, input, authentication);
    }
    if (session.status === 'open') await expire(work, session);
    return { kind: 'expired', cancelUrl: session.cancel_url };
  });
}

interface Buyer {
  readonly work: Work;
  /** Null where one is yet to be made. */
  readonly customer: Customer | null;
  readonly email: string | null;
}

async function completeOpen(
  work: Work,
  session: Session,
  input: CheckoutInput,
  authentication: Authentication,
): Promise<CheckoutOutcome> {
  const customer = session.customer === null ? null : await lockCustomer(work, session.customer);
  // The customer of the session has been deleted meanwhile.
  if (session.customer !== null && customer === null)
    return { kind: 'expired', cancelUrl: session.cancel_url };
  const email = (customer?.email ?? input.email.trim()).slice(0, 512);
  const buyer: Buyer = { work, customer, email };
  if (!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email) || !isKeepable(email)) {
    return { kind: 'invalid field', field: 'email', message: 'Your email is invalid.' };
  }
  const reading = readCard(input, work.now);
  if (reading.kind === 'invalid field') return reading;
  const test = testCardOf(reading.card.number);
  if (test.needsAuthentication && authentication === 'not asked') return { kind: 'needs authentication' };
  const decline = declineOf(session, reading.card, authentication);
  if (decline !== null) {
    await keepDecline(buyer, session, reading.card, reading.name, decline);
    return { kind: 'declined', ...decline };
  }
  return completeWith(buyer, session, reading.card, reading.name);
}

function declineOf(session: Session, card: Card, authentication: Authentication): Decline | null {
  const test = testCardOf(card.number);
  if (test.decline !== null) return test.decline;
  if (test.needsAuthentication && authentication === 'failed') {
    return failedAuthentication(session.amount_total > 0 ? 'payment_intent' : 'setup_intent');
  }
  return session.amount_total > 0 ? test.chargeDecline : null;
}

/** What was tried in vain is seen in the books too. */
async function keepDecline(
  { work, customer, email }: Buyer,
  session: Session,
  card: Card,
  name: string,
  decline: Decline,
): Promise<void> {
  const method = newPaymentMethod(card, { customer: null, email, name, now: work.now });
  await insertObject(work.sql, method, { number: keptNumber(card) });
  if (session.amount_total === 0) {
    await setupInVain(work, customer?.id ?? null, decline);
    return;
  }
  const intent = await newIntent(work, {
    amount: session.amount_total,
    currency: session.currency,
    customer: customer?.id ?? null,
    description: 'Subscription creation',
  });
  await payInVain(work, intent, method, decline);
}

/** A number that is none of the test cards' might be somebody's, and is not kept. */
const keptNumber = ({ number }: Card): string => testCardOf(number).number;

async function completeWith(
  buyer: Buyer,
  session: Session,
  card: Card,
  name: string,
): Promise<CheckoutOutcome> {
  const { work, email } = buyer;
  const hidden = await getHidden(work.sql, 'checkout.session', session.id);
  const customer = await customerOf(buyer, name);
  const method = await create(
    work,
    newPaymentMethod(card, { customer: customer.id, email, name, now: work.now }),
    'payment_method.attached',
    { number: keptNumber(card) },
  );
  if (session.amount_total === 0) await setupSucceeded(work, customer.id, method.id);
  const { subscription, invoice } = await start(work, customer, method, hidden);
  await dropTask(work.sql, 'session.expire', session.id);
  const complete: Session & { readonly [name: string]: unknown } = {
    ...session,
    collected_information: null,
    customer: customer.id,
    customer_details: { ...noDetails, email, name, individual_name: name },
    invoice: invoice.id,
    payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  await change(work, session, complete, []);
  await emit(work, 'checkout.session.completed', complete);
  return { kind: 'completed', redirectUrl: redirectUrlOf(session) };
}

const noAddress = { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null };
const noDetails = {
  address: noAddress,
  business_name: null,
  individual_name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
};

/** A session without a customer makes a new one each time, whatever the address. */
async function customerOf({ work, customer, email }: Buyer, name: string): Promise<Customer> {
  if (customer === null) return create(work, newCustomer(work, { email, name }), 'customer.created');
  const known = { ...customer, email: customer.email ?? email };
  return change(work, customer, known, ['customer.updated']);
}

const start = (work: Work, customer: Customer, method: PaymentMethod, hidden: Hidden['checkout.session']) =>
  startSubscription(work, {
    customer,
    method,
    recurring: hidden.lines.filter(({ price }) => price.recurring !== null),
    once: hidden.lines.filter(({ price }) => price.recurring === null),
    trialEnd: trialEndOf(hidden, work.now),
    metadata: hidden.subscriptionMetadata,
    description: hidden.subscriptionDescription,
  });
