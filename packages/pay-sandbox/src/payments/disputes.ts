import { create, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import { newId } from '#objects/ids.ts';
import type { Charge, Dispute } from '#objects/payments.ts';

/** The bank takes the money back. */
export async function createDispute(tx: Tx, charge: Charge): Promise<void> {
  await update(tx, charge, { ...charge, disputed: true }, []);
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await create(tx, dispute, 'charge.dispute.created');
}
