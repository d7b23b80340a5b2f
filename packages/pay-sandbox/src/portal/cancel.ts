import type { Engine } from '#engine/engine.ts';
import { toDate } from '#engine/tx.ts';
import { getPeriod } from '#lifecycle/subscription-fields.ts';
import { updateSubscription, withCancellation, withoutCancellation } from '#lifecycle/update-subscription.ts';
import {
  type Closed,
  changeInPortal,
  findOwnSubscription,
  type Refused,
  readPortal,
} from './portal-session.ts';

export type CancelResult = { readonly kind: 'ends'; readonly at: Date } | Refused | Closed;

/** Cancels the subscription at the end of its period or trial. */
export const cancelInPortal = (engine: Engine, session: string, id: string): Promise<CancelResult> =>
  changeInPortal(engine, session, async (portal): Promise<CancelResult> => {
    const subscription = await findOwnSubscription(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    const { tx } = portal;
    const { cancel_at: earlier } = subscription;
    if (earlier !== null) return { kind: 'ends', at: toDate(earlier) };
    const after = withCancellation(tx, subscription, false);
    await updateSubscription(tx, subscription, after);
    return { kind: 'ends', at: toDate(getPeriod(subscription).end) };
  });

/** When the subscription would end. */
export const previewCancel = (engine: Engine, session: string, id: string): Promise<CancelResult> =>
  readPortal(engine, session, async (portal): Promise<CancelResult> => {
    const subscription = await findOwnSubscription(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    return { kind: 'ends', at: toDate(subscription.cancel_at ?? getPeriod(subscription).end) };
  });

export type RenewResult = { readonly kind: 'renews'; readonly at: Date } | Refused | Closed;

/** Undoes a cancellation that has not taken effect. */
export const renewInPortal = (engine: Engine, session: string, id: string): Promise<RenewResult> =>
  changeInPortal(engine, session, async (portal): Promise<RenewResult> => {
    const subscription = await findOwnSubscription(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    if (subscription.cancel_at !== null) {
      await updateSubscription(portal.tx, subscription, withoutCancellation(subscription));
    }
    return { kind: 'renews', at: toDate(getPeriod(subscription).end) };
  });
