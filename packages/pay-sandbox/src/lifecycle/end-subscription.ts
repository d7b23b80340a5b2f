import type { CancellationDetails, Invoice, Subscription } from '#objects/billing.ts';
import { is, listObjects, replaceObject } from '#store/object-queries.ts';
import { dropTask } from '#store/task-queries.ts';
import { emit } from '#webhooks/emit.ts';
import { change } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { schedule } from './schedule.ts';

/** It is over now, and nothing more is asked for. `reason` is null where one was given before. */
export async function endSubscription(
  work: Work,
  subscription: Subscription,
  reason: CancellationDetails['reason'],
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? work.now,
    ended_at: work.now,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: reason ?? subscription.cancellation_details.reason,
    },
  };
  await replaceObject(work.sql, ended);
  await schedule(work, ended);
  const invoices = await listObjects(work.sql, 'invoice', [is('subscription', subscription.id)]);
  for (const invoice of invoices) await leaveUncollected(work, invoice);
  await emit(work, 'customer.subscription.deleted', ended);
  return ended;
}

async function leaveUncollected(work: Work, invoice: Invoice): Promise<void> {
  if (invoice.status !== 'draft' && invoice.status !== 'open') return;
  await dropTask(work.sql, 'invoice.finalize', invoice.id);
  await dropTask(work.sql, 'invoice.retry', invoice.id);
  const left = {
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  };
  await change(work, invoice, left, ['invoice.updated']);
}
