import { days } from '#engine/duration.ts';
import { emit } from '#engine/emit.ts';
import type { Tx } from '#engine/tx.ts';
import type { Subscription } from '#objects/billing.ts';
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
