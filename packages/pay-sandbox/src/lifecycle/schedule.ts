import type { Subscription } from '#objects/billing.ts';
import { dropTask, setTask } from '#store/task-queries.ts';
import { emit } from '#webhooks/emit.ts';
import type { Work } from '#work/work.ts';
import { days } from './period.ts';
import { periodOf } from './subscription-views.ts';

const remindBefore = days(3);
const announceBefore = days(7);

export const isLive = ({ status }: Subscription): boolean => status !== 'canceled';

/** When it ends by what is known now; null if it goes on. */
export const endOf = (subscription: Subscription): number | null =>
  subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodOf(subscription).end : null);

/** Writes down when something will happen to the subscription of itself. To be called after each change. */
export async function schedule(work: Work, subscription: Subscription): Promise<void> {
  const { id: subject } = subscription;
  if (!isLive(subscription)) {
    for (const kind of ['subscription.turn', 'subscription.upcoming', 'subscription.remind'] as const) {
      await dropTask(work.sql, kind, subject);
    }
    return;
  }
  const { start, end } = periodOf(subscription);
  const ends = endOf(subscription);
  await setTask(work.sql, {
    kind: 'subscription.turn',
    subject,
    due: Math.min(end, ends ?? end),
  });
  const announced = end - announceBefore;
  const goesOn = ends === null || ends > end;
  // Once its time has passed it has been told, or was not worth telling.
  if (goesOn && announced > work.now && announced > start) {
    await setTask(work.sql, { kind: 'subscription.upcoming', subject, due: announced });
  } else await dropTask(work.sql, 'subscription.upcoming', subject);
}

/** The reminder of a trial's end; at once, where the trial is shorter than that. */
export async function scheduleReminder(work: Work, subscription: Subscription): Promise<void> {
  const { id: subject, trial_end: end } = subscription;
  if (end === null) return;
  const due = end - remindBefore;
  if (due <= work.now) await emit(work, 'customer.subscription.trial_will_end', subscription);
  else await setTask(work.sql, { kind: 'subscription.remind', subject, due });
}
