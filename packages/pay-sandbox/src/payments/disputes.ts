import { days } from '#lifecycle/period.ts';
import { newId } from '#objects/ids.ts';
import type { Charge, Dispute } from '#objects/payments.ts';
import { fill } from '#schema/fill.ts';
import { findObject } from '#store/object-queries.ts';
import { setTask } from '#store/task-queries.ts';
import { emit } from '#webhooks/emit.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';

const answerWithin = days(9);

/** The bank takes the money back at once; nobody answers it here, so it is lost when the time is over. */
export async function openDispute(work: Work, charge: Charge): Promise<Charge> {
  const disputed = await change(work, charge, { ...charge, disputed: true }, []);
  const due = work.now + answerWithin;
  const dispute = fill<Dispute>({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    evidence_details: { due_by: due },
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  await create(work, dispute, 'charge.dispute.created');
  await emit(work, 'charge.dispute.funds_withdrawn', dispute);
  await setTask(work.sql, { kind: 'dispute.close', subject: dispute.id, due });
  return disputed;
}

export async function closeDispute(work: Work, id: string): Promise<void> {
  const dispute = await findObject(work.sql, 'dispute', id);
  if (dispute?.status !== 'needs_response') return;
  await change(work, dispute, { ...dispute, status: 'lost' }, ['charge.dispute.closed']);
}
