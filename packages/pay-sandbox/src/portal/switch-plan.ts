import { changePlan } from '#lifecycle/change-plan.ts';
import { collect } from '#lifecycle/collect.ts';
import { firstItemOf } from '#lifecycle/subscription-views.ts';
import type { Decline } from '#payments/test-cards.ts';
import type { Engine } from '#work/engine.ts';
import type { Refused } from './cancel.ts';
import { type Closed, enter, findOwn } from './enter.ts';
import { plansFor } from './plans.ts';

export type Switched =
  /** `charged` now, in the currency's smallest unit; what is in credit or waits for the next invoice is not. */
  | { readonly kind: 'switched'; readonly charged: number }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly declineCode: string | null;
      readonly message: string;
    }
  | { readonly kind: 'no such plan' }
  | Refused
  | Closed;

/** Carries a refusal out of the transaction, so that nothing of the switch remains. */
class SwitchDeclined extends Error {
  readonly decline: Decline;

  constructor(decline: Decline) {
    super(decline.message);
    this.decline = decline;
  }
}

export async function switchPlan(
  engine: Engine,
  session: string,
  id: string,
  price: string,
): Promise<Switched> {
  try {
    return await enter(engine, session, async (portal): Promise<Switched> => {
      const subscription = await findOwn(portal, id);
      if (subscription === null) return { kind: 'no such subscription' };
      const { enabled, proration_behavior: proration } = portal.configuration.features.subscription_update;
      if (!enabled) return { kind: 'not allowed' };
      const chosen = (await plansFor(portal, subscription)).find((plan) => plan.id === price);
      if (chosen === undefined) return { kind: 'no such plan' };
      const { quantity } = firstItemOf(subscription);
      const { invoice } = await changePlan(portal.work, subscription, { price: chosen, quantity, proration });
      if (invoice === null) return { kind: 'switched', charged: 0 };
      if (invoice.status !== 'open') return { kind: 'switched', charged: 0 };
      const collected = await collect(portal.work, invoice, 'timetable');
      if (collected.kind === 'declined') throw new SwitchDeclined(collected.decline);
      return { kind: 'switched', charged: collected.invoice.amount_paid };
    });
  } catch (error) {
    if (!(error instanceof SwitchDeclined)) throw error;
    const { code, declineCode, message } = error.decline;
    return { kind: 'declined', code, declineCode, message };
  }
}
