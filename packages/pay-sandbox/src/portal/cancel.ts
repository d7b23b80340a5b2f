import type { Engine } from '#engine/engine.ts';
import { updateSubscription, withCancellation, withoutCancellation } from '#lifecycle/update-subscription.ts';
import { changeInPortal, type NextDate, requireOwnSubscription, viewNext } from './portal-session.ts';

/** Cancels the subscription at the end of its period or trial. */
export const cancelInPortal = (engine: Engine, session: string, id: string): Promise<NextDate> =>
  changeInPortal(engine, session, async (portal) => {
    const subscription = await requireOwnSubscription(portal, id);
    if (subscription.cancel_at !== null) return viewNext(subscription);
    const canceled = withCancellation(portal.tx, subscription, false);
    return viewNext(await updateSubscription(portal.tx, subscription, canceled));
  });

/** Undoes a cancellation that has not taken effect. */
export const renewInPortal = (engine: Engine, session: string, id: string): Promise<NextDate> =>
  changeInPortal(engine, session, async (portal) => {
    const subscription = await requireOwnSubscription(portal, id);
    if (subscription.cancel_at === null) return viewNext(subscription);
    return viewNext(await updateSubscription(portal.tx, subscription, withoutCancellation(subscription)));
  });
