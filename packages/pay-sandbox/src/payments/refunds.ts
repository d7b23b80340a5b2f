import { newId } from '#objects/ids.ts';
import type { Metadata } from '#objects/lists.ts';
import type { Charge, Refund } from '#objects/payments.ts';
import { fill } from '#schema/fill.ts';
import { emit } from '#webhooks/emit.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';

/** Gives back what was asked and found to be no more than is left. */
export async function refund(
  work: Work,
  charge: Charge,
  given: { readonly amount: number; readonly reason: string | null; readonly metadata: Metadata },
): Promise<Refund> {
  const refund = await create(
    work,
    fill<Refund>({
      id: newId('re'),
      object: 'refund',
      amount: given.amount,
      charge: charge.id,
      created: work.now,
      currency: charge.currency,
      customer: charge.customer,
      metadata: given.metadata,
      payment_intent: charge.payment_intent,
      reason: given.reason,
      status: 'succeeded',
    }),
    'refund.created',
  );
  const amount = charge.amount_refunded + given.amount;
  const refunded = { ...charge, amount_refunded: amount, refunded: amount === charge.amount };
  await change(work, charge, refunded, []);
  await emit(work, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  return refund;
}
