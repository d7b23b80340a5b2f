import { changePlan } from '#lifecycle/change-plan.ts';
import { endOf } from '#lifecycle/schedule.ts';
import { firstItemOf, periodOf } from '#lifecycle/subscription-views.ts';
import type { Subscription } from '#objects/billing.ts';
import type { Price } from '#objects/price.ts';
import { getHidden, getObject } from '#store/object-queries.ts';
import type { Engine } from '#work/engine.ts';
import type { Refused } from './cancel.ts';
import { type Closed, enter, findOwn, type Portal } from './enter.ts';
import { type PlanView, plansFor, viewPlan } from './plans.ts';

export interface SwitchQuote {
  readonly kind: 'quoted';
  readonly from: PlanView;
  readonly to: PlanView;
  /** Asked for at once, in the currency's smallest unit. */
  readonly today: number;
  /** Kept for what comes next: what was paid and not used. */
  readonly credit: number;
  /** Added to the next invoice, or taken off it if it is less than nothing. */
  readonly later: number;
  /** When the new plan is charged next, or, if it was canceled, ends. */
  readonly next: { readonly kind: 'renews' | 'ends'; readonly at: Date };
}

export type SwitchPreview = SwitchQuote | { readonly kind: 'no such plan' } | Refused | Closed;

/** Carries the quote out of a transaction of which nothing remains. */
class Quoted extends Error {
  readonly quote: SwitchQuote;

  constructor(quote: SwitchQuote) {
    super('Only asked.');
    this.quote = quote;
  }
}

/** What a switch would cost. It is done and taken back, so that the sum is the one that will be charged. */
export async function previewSwitch(
  engine: Engine,
  session: string,
  id: string,
  price: string,
): Promise<SwitchPreview> {
  try {
    return await enter(engine, session, async (portal): Promise<SwitchPreview> => {
      const subscription = await findOwn(portal, id);
      if (subscription === null) return { kind: 'no such subscription' };
      if (!portal.configuration.features.subscription_update.enabled) return { kind: 'not allowed' };
      const chosen = (await plansFor(portal, subscription)).find((plan) => plan.id === price);
      if (chosen === undefined) return { kind: 'no such plan' };
      throw new Quoted(await tryOut(portal, subscription, chosen));
    });
  } catch (error) {
    if (error instanceof Quoted) return error.quote;
    throw error;
  }
}

async function tryOut(portal: Portal, before: Subscription, price: Price): Promise<SwitchQuote> {
  const { work, customer, configuration } = portal;
  const { proration_behavior: proration } = configuration.features.subscription_update;
  const old = firstItemOf(before);
  const waiting = await pendingOf(portal, before.id);
  const { invoice } = await changePlan(work, before, { price, quantity: old.quantity, proration });
  const after = await getObject(work.sql, 'subscription', before.id);
  const { balance } = await getObject(work.sql, 'customer', customer.id);
  const ends = endOf(after);
  return {
    kind: 'quoted',
    from: await viewPlan(work, old.price),
    to: await viewPlan(work, price),
    today: invoice?.amount_due ?? 0,
    credit: Math.max(0, customer.balance - balance),
    later: invoice === null ? (await pendingOf(portal, before.id)) - waiting : 0,
    next:
      ends === null
        ? { kind: 'renews', at: new Date(periodOf(after).end * 1_000) }
        : { kind: 'ends', at: new Date(ends * 1_000) },
  };
}

async function pendingOf({ work }: Portal, subscription: string): Promise<number> {
  const { pending } = await getHidden(work.sql, 'subscription', subscription);
  return pending.reduce((sum, { amount }) => sum + amount, 0);
}
