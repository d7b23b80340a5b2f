import {
  endSubscription,
  keepSubscription,
  type Leaving,
  withCancellation,
  withoutCancellation,
} from '#lifecycle/cancel-subscription.ts';
import { endOf } from '#lifecycle/schedule.ts';
import { periodOf } from '#lifecycle/subscription-views.ts';
import { isKeepable } from '#store/sql.ts';
import type { Engine } from '#work/engine.ts';
import { type Closed, enter, findOwn, lookIn } from './enter.ts';

/** The portal does not offer it, or has nothing of that name. */
export type Refused = { readonly kind: 'not allowed' } | { readonly kind: 'no such subscription' };

export type Canceled =
  | { readonly kind: 'ends'; readonly at: Date }
  | { readonly kind: 'ended' }
  | Refused
  | Closed;

/** Ends the subscription as the portal is configured: with its period or trial, or at once. */
export function cancelInPortal(
  engine: Engine,
  session: string,
  id: string,
  given: Leaving = {},
): Promise<Canceled> {
  const leaving = isKeepable(given.comment ?? '') ? given : { ...given, comment: null };
  return enter(engine, session, async (portal): Promise<Canceled> => {
    const subscription = await findOwn(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    const { enabled, mode } = portal.configuration.features.subscription_cancel;
    if (!enabled) return { kind: 'not allowed' };
    const { work } = portal;
    if (mode === 'immediately') {
      const details = { ...subscription.cancellation_details, ...leaving };
      const left = { ...subscription, canceled_at: work.now, cancellation_details: details };
      await endSubscription(work, left, 'cancellation_requested');
      return { kind: 'ended' };
    }
    const known = endOf(subscription);
    if (known !== null) return { kind: 'ends', at: new Date(known * 1_000) };
    const on = periodOf(subscription).end;
    await keepSubscription(work, subscription, withCancellation(work, subscription, { on }, leaving));
    return { kind: 'ends', at: new Date(on * 1_000) };
  });
}

export type Renewed = { readonly kind: 'renews'; readonly at: Date } | Refused | Closed;

/** Takes a cancellation back that has not come about yet. */
export function renewInPortal(engine: Engine, session: string, id: string): Promise<Renewed> {
  return enter(engine, session, async (portal): Promise<Renewed> => {
    const subscription = await findOwn(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    if (!portal.configuration.features.subscription_cancel.enabled) return { kind: 'not allowed' };
    if (endOf(subscription) !== null) {
      await keepSubscription(portal.work, subscription, withoutCancellation(subscription));
    }
    return { kind: 'renews', at: new Date(periodOf(subscription).end * 1_000) };
  });
}

export type CancelPreview =
  | { readonly kind: 'would end'; readonly at: Date }
  | { readonly kind: 'would end at once' }
  | Refused
  | Closed;

/** What a cancellation would do. */
export function previewCancel(engine: Engine, session: string, id: string): Promise<CancelPreview> {
  return lookIn(engine, session, async (portal): Promise<CancelPreview> => {
    const subscription = await findOwn(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    const { enabled, mode } = portal.configuration.features.subscription_cancel;
    if (!enabled) return { kind: 'not allowed' };
    if (mode === 'immediately') return { kind: 'would end at once' };
    const at = endOf(subscription) ?? periodOf(subscription).end;
    return { kind: 'would end', at: new Date(at * 1_000) };
  });
}
