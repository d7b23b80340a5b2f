import type * as z from 'zod/mini';
import * as zod from 'zod/mini';
import {
  keepSubscription,
  type Leaving,
  withCancellation,
  withoutCancellation,
} from '#lifecycle/cancel-subscription.ts';
import { changePlan } from '#lifecycle/change-plan.ts';
import { collect } from '#lifecycle/collect.ts';
import { finalizeInvoice } from '#lifecycle/invoices.ts';
import { isLive } from '#lifecycle/schedule.ts';
import { firstItemOf, periodOf, withPeriod } from '#lifecycle/subscription-views.ts';
import { renew } from '#lifecycle/turn-subscription.ts';
import type { Subscription } from '#objects/billing.ts';
import { getObject } from '#store/object-queries.ts';
import { fields, flag, list, maybe, metadata, orUnset, text, timestamp, whole, word } from '#wire/fields.ts';
import { mergeMetadata, given as pick } from '#wire/given.ts';
import type { Answer } from '#wire/operation.ts';
import { cardRefusal, invalid, noSuch, notBoth } from '#wire/refusal.ts';
import type { Work } from '#work/work.ts';
import { requireMethodOf, requireObject, requireOwned } from './required.ts';

export const leavingFields = maybe(
  fields({
    comment: maybe(orUnset(text())),
    feedback: maybe(
      orUnset(
        word(
          'customer_service',
          'low_quality',
          'missing_features',
          'other',
          'switched_service',
          'too_complex',
          'too_expensive',
          'unused',
        ),
      ),
    ),
  }),
);

export const leavingOf = (given: z.output<typeof leavingFields>): Leaving => pick(given ?? {});

const item = fields({
  id: maybe(text()),
  price: maybe(text()),
  quantity: maybe(whole(1, 999_999)),
});

const dayOrWord = <const Word extends string>(...words: readonly [Word, ...Word[]]) =>
  zod.union([timestamp(), word(...words)]);

export const updateFields = fields({
  cancel_at: maybe(orUnset(dayOrWord('max_period_end', 'min_period_end'))),
  cancel_at_period_end: maybe(flag()),
  cancellation_details: leavingFields,
  default_payment_method: maybe(text()),
  description: maybe(orUnset(text(500))),
  items: maybe(list(item)),
  metadata: metadata(),
  payment_behavior: maybe(word('allow_incomplete', 'error_if_incomplete')),
  proration_behavior: maybe(word('always_invoice', 'create_prorations', 'none')),
  trial_end: maybe(dayOrWord('now')),
});

type Given = z.output<typeof updateFields>;

export async function updateSubscription(work: Work, given: Given, id: string): Promise<Answer> {
  const before = await requireOwned(work, 'subscription', id);
  requireTogether(given, before);
  const changed = await withDetails(work, given, before);
  const kept = await keepSubscription(work, before, withEnd(work, given, changed));
  if (given.trial_end !== undefined) return changeTrial(work, kept, given.trial_end);
  return given.items === undefined ? kept : changeItems(work, kept, given.items, given);
}

function requireTogether(given: Given, subscription: Subscription): void {
  if (!isLive(subscription)) {
    const onlyMetadata = Object.entries(given).every(
      ([name, value]) => value === undefined || name === 'metadata' || name === 'cancellation_details',
    );
    if (onlyMetadata) return;
    throw invalid({
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    });
  }
  if (given.cancel_at !== undefined && given.cancel_at_period_end !== undefined) {
    throw notBoth('cancel_at', 'cancel_at_period_end');
  }
  if (given.trial_end !== undefined && given.items !== undefined) {
    throw invalid({
      param: 'trial_end',
      message: 'This sandbox changes the items or the trial, not both at once.',
    });
  }
}

async function withDetails(work: Work, given: Given, subscription: Subscription): Promise<Subscription> {
  const method = given.default_payment_method;
  if (method !== undefined) {
    await requireMethodOf(work, subscription.customer, method, 'default_payment_method');
  }
  return {
    ...subscription,
    ...pick({ default_payment_method: method, description: given.description }),
    cancellation_details: {
      ...subscription.cancellation_details,
      ...leavingOf(given.cancellation_details),
    },
    metadata: mergeMetadata(subscription.metadata, given.metadata),
  };
}

function withEnd(work: Work, given: Given, subscription: Subscription): Subscription {
  if (given.cancel_at_period_end === true) {
    return subscription.cancel_at_period_end
      ? subscription
      : withCancellation(work, subscription, { on: 'period end' }, leavingOf(given.cancellation_details));
  }
  const isUndone = given.cancel_at === null || given.cancel_at_period_end === false;
  if (isUndone) return hasEnd(subscription) ? withoutCancellation(subscription) : subscription;
  if (given.cancel_at === undefined || given.cancel_at === null) return subscription;
  const on = typeof given.cancel_at === 'number' ? given.cancel_at : periodOf(subscription).end;
  if (on <= work.now) {
    throw invalid({ param: 'cancel_at', message: '`cancel_at` must be in the future.' });
  }
  return withCancellation(work, subscription, { on }, leavingOf(given.cancellation_details));
}

const hasEnd = ({ cancel_at, cancel_at_period_end }: Subscription): boolean =>
  cancel_at !== null || cancel_at_period_end;

async function changeTrial(work: Work, subscription: Subscription, end: number | 'now'): Promise<Answer> {
  if (subscription.status !== 'trialing') {
    throw invalid({
      param: 'trial_end',
      message: 'This sandbox changes the end of a trial that is running only.',
    });
  }
  if (end !== 'now' && end <= work.now) {
    throw invalid({
      param: 'trial_end',
      message: 'Invalid timestamp: must be an integer Unix timestamp in the future.',
    });
  }
  const at = end === 'now' ? work.now : end;
  const moved = {
    ...withPeriod(subscription, { start: periodOf(subscription).start, end: at }),
    billing_cycle_anchor: at,
    trial_end: at,
  };
  if (end !== 'now') return keepSubscription(work, subscription, moved);
  await keepSubscription(work, subscription, moved);
  const open = await finalizeInvoice(work, await renew(work, moved, 'now'));
  if (open.status === 'open') await collect(work, open, 'timetable');
  return getObject(work.sql, 'subscription', subscription.id);
}

async function changeItems(
  work: Work,
  subscription: Subscription,
  items: readonly z.output<typeof item>[],
  given: Given,
): Promise<Answer> {
  const current = firstItemOf(subscription);
  const [change, ...others] = items;
  if (change === undefined) return subscription;
  if (others.length > 0 || subscription.items.data.length > 1 || change.id === undefined) {
    throw invalid({
      param: 'items',
      message: 'This sandbox changes the one item of a subscription: give its id, and nothing beside it.',
    });
  }
  if (change.id !== current.id) throw noSuch('subscription_item', change.id, 'items[0][id]', 400);
  const price =
    change.price === undefined
      ? current.price
      : await requireObject(work, 'price', change.price, 'items[0][price]');
  if (price.recurring === null || price.currency !== subscription.currency || !price.active) {
    throw invalid({
      param: 'items[0][price]',
      message: `The price ${price.id} must be active, recur, and have the currency ${subscription.currency}.`,
    });
  }
  const quantity = change.quantity ?? current.quantity;
  if (price.id === current.price.id && quantity === current.quantity) return subscription;
  const proration = given.proration_behavior ?? 'create_prorations';
  const { invoice } = await changePlan(work, subscription, { price, quantity, proration });
  if (invoice?.status === 'open') {
    const collected = await collect(work, invoice, 'timetable');
    // Thrown, so that nothing of the change remains.
    if (collected.kind === 'declined' && given.payment_behavior === 'error_if_incomplete') {
      throw cardRefusal(collected.decline, null, null);
    }
  }
  return getObject(work.sql, 'subscription', subscription.id);
}
