import { emit, update } from '#engine/changes.ts';
import { type Engine, transact } from '#engine/engine.ts';
import { lockCustomer, type Tx } from '#engine/tx.ts';
import { startSubscription } from '#lifecycle/start-subscription.ts';
import { newPaymentMethod } from '#objects/card.ts';
import type { Customer, Session } from '#objects/objects.ts';
import { attachCard, createIntent, recordDecline } from '#payments/payments.ts';
import { type Decline, getTestCard } from '#payments/test-cards.ts';
import { getHidden, insertObject } from '#store/object-queries.ts';
import { deleteTask } from '#store/task-queries.ts';
import { type CardInput, type CardRefusal, readCard, type ValidCard } from './card-input.ts';
import { expireSession, lockSession } from './create-session.ts';
import { getTrialEnd, toRedirectUrl } from './view-session.ts';

export type CheckoutResult =
  | { readonly kind: 'completed'; readonly redirectUrl: string }
  | { readonly kind: 'already completed'; readonly redirectUrl: string }
  | CardRefusal
  | { readonly kind: 'expired'; readonly cancelUrl: string | null }
  | { readonly kind: 'unknown' };

/** Pays a session. Concurrent and repeated calls create one subscription. */
export const completeCheckout = (engine: Engine, id: string, input: CardInput): Promise<CheckoutResult> =>
  transact(engine, async (tx) => {
    const session = await lockSession(tx, id);
    if (session === null) return { kind: 'unknown' };
    if (session.status === 'complete') {
      return { kind: 'already completed', redirectUrl: toRedirectUrl(session) };
    }
    const isOpen = session.status === 'open' && session.expires_at > tx.now;
    const customer = isOpen ? await lockCustomer(tx, session.customer) : null;
    if (customer !== null) return completeOpenSession(tx, session, customer, input);
    if (!isOpen && session.status === 'open') await expireSession(tx, session);
    return { kind: 'expired', cancelUrl: session.cancel_url };
  });

async function completeOpenSession(
  tx: Tx,
  session: Session,
  customer: Customer,
  input: CardInput,
): Promise<CheckoutResult> {
  const result = readCard(input, tx.now);
  if (result.kind === 'refused') return result;
  const test = getTestCard(result.card.number);
  const decline = test.decline ?? (session.amount_total > 0 ? test.chargeDecline : null);
  if (decline !== null) {
    if (session.amount_total > 0) await recordDeclinedCheckout(tx, session, customer, result, decline);
    return { kind: 'refused', field: null, message: decline.message };
  }
  await completeSession(tx, session, customer, result);
  return { kind: 'completed', redirectUrl: toRedirectUrl(session) };
}

async function recordDeclinedCheckout(
  tx: Tx,
  session: Session,
  { id, email }: Customer,
  { card, name }: ValidCard,
  decline: Decline,
): Promise<void> {
  const method = newPaymentMethod(card, { customer: null, email, name, now: tx.now });
  await insertObject(tx.sql, method, { number: getTestCard(card.number).number });
  const intent = await createIntent(tx, {
    amount: session.amount_total,
    currency: session.currency,
    customer: id,
    description: 'Subscription creation',
  });
  await recordDecline(tx, intent, method, decline);
}

async function completeSession(
  tx: Tx,
  session: Session,
  customer: Customer,
  { card, name }: ValidCard,
): Promise<void> {
  const { email } = customer;
  const method = await attachCard(tx, card, customer, name);
  const hidden = await getHidden(tx.sql, 'checkout.session', session.id);
  const { subscription, invoice } = await startSubscription(tx, {
    customer,
    card: method,
    recurring: hidden.lines.filter(({ price }) => price.recurring !== null),
    oneTime: hidden.lines.filter(({ price }) => price.recurring === null),
    trialEnd: getTrialEnd(hidden.trialDays, tx.now),
    metadata: hidden.subscriptionMetadata,
  });
  await deleteTask(tx.sql, 'session.expire', session.id);
  const complete: Session = {
    ...session,
    collected_information: null,
    customer_details: {
      address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
      business_name: null,
      email,
      individual_name: name,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice.id,
    payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  await update(tx, session, complete, []);
  await emit(tx, 'checkout.session.completed', complete);
}
