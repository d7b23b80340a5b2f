import { emit, update } from '#engine/changes.ts';
import { days, type Tx } from '#engine/tx.ts';
import type { CancellationReason, Invoice, Subscription } from '#objects/billing.ts';
import { is, listObjects, replaceObject } from '#store/object-queries.ts';
import { deleteTask, setTask } from '#store/task-queries.ts';
import { getPeriod } from './subscription-fields.ts';

export const isLive = ({ status }: Subscription): boolean => status !== 'canceled';

/** Sets the times of the subscription's tasks. Call it after each change. */
export async function schedule(tx: Tx, subscription: Subscription): Promise<void> {
  const { id: subject, cancel_at: cancelAt } = subscription;
  if (!isLive(subscription)) {
    await deleteTask(tx.sql, 'subscription.end-period', subject);
    await deleteTask(tx.sql, 'subscription.announce-renewal', subject);
    await deleteTask(tx.sql, 'subscription.trial-reminder', subject);
    return;
  }
  const { start, end } = getPeriod(subscription);
  const due = Math.min(end, cancelAt ?? end);
  await setTask(tx.sql, { kind: 'subscription.end-period', subject, due });
  const announceAt = end - days(7);
  const renews = cancelAt === null || cancelAt > end;
  // A time in the past has been announced, or the period was too short for it.
  if (renews && announceAt > tx.now && announceAt > start) {
    await setTask(tx.sql, { kind: 'subscription.announce-renewal', subject, due: announceAt });
  } else await deleteTask(tx.sql, 'subscription.announce-renewal', subject);
}

/** Reminds at once if the trial ends in less than three days. */
export async function scheduleTrialReminder(tx: Tx, subscription: Subscription, end: number): Promise<void> {
  const due = end - days(3);
  if (due <= tx.now) await emit(tx, 'customer.subscription.trial_will_end', subscription);
  else await setTask(tx.sql, { kind: 'subscription.trial-reminder', subject: subscription.id, due });
}

/** Ends the subscription with its period. The API sets the flag of the period's end; the portal does not. */
export const withCancellation = (
  tx: Tx,
  subscription: Subscription,
  flagsPeriodEnd: boolean,
): Subscription => ({
  ...subscription,
  cancel_at: getPeriod(subscription).end,
  cancel_at_period_end: flagsPeriodEnd,
  canceled_at: tx.now,
  cancellation_details: { ...subscription.cancellation_details, reason: 'cancellation_requested' },
});

export const withoutCancellation = (subscription: Subscription): Subscription => ({
  ...subscription,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
});

/** Stores a changed subscription and schedules its tasks again. */
export async function updateSubscription(
  tx: Tx,
  before: Subscription,
  after: Subscription,
): Promise<Subscription> {
  await update(tx, before, after, ['customer.subscription.updated']);
  await schedule(tx, after);
  return after;
}

/** Ends the subscription now. A null `reason` keeps the earlier one. */
export async function endSubscription(
  tx: Tx,
  subscription: Subscription,
  reason: CancellationReason,
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? tx.now,
    ended_at: tx.now,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: reason ?? subscription.cancellation_details.reason,
    },
  };
  await replaceObject(tx.sql, ended);
  await schedule(tx, ended);
  const invoices = await listObjects(tx.sql, 'invoice', [is('subscription', subscription.id)]);
  for (const invoice of invoices) await stopCollection(tx, invoice);
  await emit(tx, 'customer.subscription.deleted', ended);
  return ended;
}

async function stopCollection(tx: Tx, invoice: Invoice): Promise<void> {
  if (invoice.status === 'paid') return;
  await deleteTask(tx.sql, 'invoice.finalize', invoice.id);
  await deleteTask(tx.sql, 'invoice.retry', invoice.id);
  const stopped = {
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  };
  await update(tx, invoice, stopped, ['invoice.updated']);
}
