import { create, update } from '#engine/changes.ts';
import { emit } from '#engine/emit.ts';
import { type Engine, transact } from '#engine/engine.ts';
import { lockCustomer, type Tx } from '#engine/tx.ts';
import { startSubscription } from '#lifecycle/start-subscription.ts';
import { type Card, newPaymentMethod } from '#objects/card.ts';
import type { Customer, Session } from '#objects/objects.ts';
import { newIntentId, recordCharge } from '#payments/pay.ts';
import { type Decline, type Declined, getTestCard } from '#payments/test-cards.ts';
import { getHidden, insertObject } from '#store/object-queries.ts';
import { deleteTask } from '#store/task-queries.ts';
import { type CardField, type CardInput, readCard } from './card-input.ts';
import { expireSession, lockSession } from './expire-session.ts';
import { getTrialEnd, toRedirectUrl } from './view-session.ts';

export type CheckoutResult =
  | { readonly kind: 'completed'; readonly redirectUrl: string }
  | { readonly kind: 'already completed'; readonly redirectUrl: string }
  | Declined
  | { readonly kind: 'invalid field'; readonly field: CardField; readonly message: string }
  | { readonly kind: 'expired'; readonly cancelUrl: string | null }
  | { readonly kind: 'unknown' };

/** Pays a session. Concurrent and repeated calls create one subscription. */
export function completeCheckout(engine: Engine, id: string, input: CardInput): Promise<CheckoutResult> {
  return transact(engine, async (tx) => {
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
}

async function completeOpenSession(
  tx: Tx,
  session: Session,
  customer: Customer,
  input: CardInput,
): Promise<CheckoutResult> {
  const result = readCard(input, tx.now);
  if (result.kind === 'invalid field') return result;
  const { card } = result;
  const test = getTestCard(card.number);
  const decline = test.decline ?? (session.amount_total > 0 ? test.chargeDecline : null);
  if (decline !== null) {
    await recordDeclinedCheckout(tx, session, card, decline);
    return { kind: 'declined', ...decline };
  }
  await completeSession(tx, session, customer, card);
  return { kind: 'completed', redirectUrl: toRedirectUrl(session) };
}

async function recordDeclinedCheckout(tx: Tx, session: Session, card: Card, decline: Decline): Promise<void> {
  if (session.amount_total === 0) return;
  const method = newPaymentMethod(card, null, tx.now);
  await insertObject(tx.sql, method, { number: getTestCard(card.number).number });
  const { amount_total: amount, currency, customer } = session;
  await recordCharge(tx, { amount, currency, customer, payment_intent: newIntentId() }, method, decline);
}

async function completeSession(tx: Tx, session: Session, customer: Customer, card: Card): Promise<void> {
  const method = await create(tx, newPaymentMethod(card, customer.id, tx.now), 'payment_method.attached', {
    number: card.number,
  });
  const hidden = await getHidden(tx.sql, 'checkout.session', session.id);
  const prices = hidden.lines.map(({ price }) => price);
  const { subscription, invoice } = await startSubscription(tx, {
    customer,
    card: method,
    recurring: prices.filter(({ recurring }) => recurring !== null),
    oneTime: prices.filter(({ recurring }) => recurring === null),
    trialEnd: getTrialEnd(hidden.trialDays, tx.now),
    metadata: hidden.subscriptionMetadata,
  });
  await deleteTask(tx.sql, 'session.expire', session.id);
  const complete: Session = {
    ...session,
    invoice: invoice.id,
    payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  await update(tx, session, complete, []);
  await emit(tx, 'checkout.session.completed', complete);
}
