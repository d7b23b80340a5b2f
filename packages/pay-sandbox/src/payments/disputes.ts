import { create, update } from '#engine/changes.ts';
import { days } from '#engine/duration.ts';
import { emit } from '#engine/emit.ts';
import type { Tx } from '#engine/tx.ts';
import { newId } from '#objects/ids.ts';
import type { Charge, Dispute } from '#objects/payments.ts';
import { fill } from '#schema/fill.ts';
import { findObject } from '#store/object-queries.ts';
import { setTask } from '#store/task-queries.ts';

/** The bank takes the money back. No evidence can be submitted, so the dispute is lost when its time is over. */
export async function createDispute(tx: Tx, charge: Charge): Promise<void> {
  await update(tx, charge, { ...charge, disputed: true }, []);
  const due = tx.now + days(9);
  const dispute = fill<Dispute>({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    evidence_details: { due_by: due },
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  await create(tx, dispute, 'charge.dispute.created');
  await emit(tx, 'charge.dispute.funds_withdrawn', dispute);
  await setTask(tx.sql, { kind: 'dispute.close', subject: dispute.id, due });
}

export async function closeDispute(tx: Tx, id: string): Promise<void> {
  const dispute = await findObject(tx.sql, 'dispute', id);
  if (dispute?.status !== 'needs_response') return;
  await update(tx, dispute, { ...dispute, status: 'lost' }, ['charge.dispute.closed']);
}
