import { create } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { PaymentMethod } from '#objects/card.ts';
import { newId } from '#objects/ids.ts';
import type { Charge } from '#objects/payments.ts';
import { getHidden } from '#store/object-queries.ts';
import { createDispute } from './disputes.ts';
import { type Decline, getTestCard } from './test-cards.ts';

/** Of the payment intent only the id is stored, in the objects that refer to it. */
type Payment = Pick<Charge, 'amount' | 'currency' | 'customer' | 'payment_intent'>;

export const newIntentId = (): string => newId('pi');

/** Charges the card and records the outcome. Returns null if the charge succeeded. */
export async function pay(tx: Tx, payment: Payment, method: PaymentMethod): Promise<Decline | null> {
  const { number } = await getHidden(tx.sql, 'payment_method', method.id);
  const card = getTestCard(number);
  const decline = card.decline ?? card.chargeDecline;
  const charge = await recordCharge(tx, payment, method, decline);
  if (decline === null && card.isDisputed) await createDispute(tx, charge);
  return decline;
}

export const recordCharge = (
  tx: Tx,
  { amount, currency, customer, payment_intent }: Payment,
  method: PaymentMethod,
  decline: Decline | null,
): Promise<Charge> =>
  create(
    tx,
    {
      id: newId('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      created: tx.now,
      currency,
      customer,
      disputed: false,
      failure_code: decline?.code ?? null,
      failure_message: decline?.message ?? null,
      payment_intent,
      payment_method: method.id,
      refunded: false,
      status: decline === null ? 'succeeded' : 'failed',
    },
    decline === null ? 'charge.succeeded' : 'charge.failed',
  );
