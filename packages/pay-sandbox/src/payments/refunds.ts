import { create, update } from '#engine/changes.ts';
import { emit } from '#engine/emit.ts';
import type { Tx } from '#engine/tx.ts';
import { newId } from '#objects/ids.ts';
import type { Charge, Refund } from '#objects/payments.ts';
import { fill } from '#schema/fill.ts';

/** The caller has checked that the charge covers the amount. */
export async function createRefund(tx: Tx, charge: Charge, amount: number): Promise<Refund> {
  const refund = fill<Refund & { readonly metadata: object }>({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    customer: charge.customer,
    metadata: {},
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  });
  await create(tx, refund, 'refund.created');
  const total = charge.amount_refunded + amount;
  const refunded = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  await update(tx, charge, refunded, []);
  await emit(tx, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  return refund;
}
