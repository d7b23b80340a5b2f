import { create, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { PaymentMethod } from '#objects/card.ts';
import { newId } from '#objects/ids.ts';
import type { Charge, PaymentIntent } from '#objects/payments.ts';
import { getHidden } from '#store/object-queries.ts';
import { createDispute } from './disputes.ts';
import { type Decline, getTestCard } from './test-cards.ts';

export async function createIntent(
  tx: Tx,
  details: Pick<PaymentIntent, 'amount' | 'currency' | 'customer'>,
): Promise<PaymentIntent> {
  const intent: PaymentIntent = {
    ...details,
    id: newId('pi'),
    object: 'payment_intent',
    amount_received: 0,
    created: tx.now,
    latest_charge: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  return create(tx, intent, 'payment_intent.created');
}

/** Charges the card and records the outcome. Returns null if the charge succeeded. */
export async function pay(tx: Tx, intent: PaymentIntent, method: PaymentMethod): Promise<Decline | null> {
  const { number } = await getHidden(tx.sql, 'payment_method', method.id);
  const card = getTestCard(number);
  const decline = card.decline ?? card.chargeDecline;
  if (decline !== null) {
    await recordDecline(tx, intent, method, decline);
    return decline;
  }
  const charge = await create(tx, newCharge(tx, intent, method, null), 'charge.succeeded');
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
  };
  await update(tx, intent, paid, ['payment_intent.succeeded']);
  if (card.isDisputed) await createDispute(tx, charge);
  return null;
}

export async function recordDecline(
  tx: Tx,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Promise<void> {
  const charge = await create(tx, newCharge(tx, intent, method, decline), 'charge.failed');
  const failed = { ...intent, latest_charge: charge.id };
  await update(tx, intent, failed, ['payment_intent.payment_failed']);
}

function newCharge(tx: Tx, intent: PaymentIntent, method: PaymentMethod, decline: Decline | null): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: tx.now,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: decline === null ? 'succeeded' : 'failed',
  };
}
