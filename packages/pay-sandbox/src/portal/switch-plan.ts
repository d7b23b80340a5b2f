import { changePlan, type PlanChange } from '#lifecycle/change-plan.ts';
import { collect } from '#lifecycle/collect.ts';
import { endOf } from '#lifecycle/schedule.ts';
import { firstItemOf, periodOf } from '#lifecycle/subscription-views.ts';
import type { Subscription } from '#objects/billing.ts';
import type { Decline, Declined } from '#payments/test-cards.ts';
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

type NotToBeHad = { readonly kind: 'no such plan' } | Refused;

export type SwitchPreview = SwitchQuote | NotToBeHad | Closed;

/** Carries the quote out of a transaction of which nothing remains. */
class Quoted extends Error {
  readonly quote: SwitchQuote;

  constructor(quote: SwitchQuote) {
    super('Only asked.');
    this.quote = quote;
  }
}

/** Comes to what was chosen, if it may be had. */
const enterToSwitch = <T>(
  engine: Engine,
  session: string,
  id: string,
  price: string,
  task: (portal: Portal, subscription: Subscription, change: PlanChange) => Promise<T>,
) =>
  enter(engine, session, async (portal): Promise<T | NotToBeHad> => {
    const subscription = await findOwn(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    const { enabled, proration_behavior: proration } = portal.configuration.features.subscription_update;
    if (!enabled) return { kind: 'not allowed' };
    const chosen = (await plansFor(portal, subscription)).find((plan) => plan.id === price);
    if (chosen === undefined) return { kind: 'no such plan' };
    const { quantity } = firstItemOf(subscription);
    return task(portal, subscription, { price: chosen, quantity, proration });
  });

/** What a switch would cost. It is done and taken back, so that the sum is the one that will be charged. */
export async function previewSwitch(
  engine: Engine,
  session: string,
  id: string,
  price: string,
): Promise<SwitchPreview> {
  try {
    return await enterToSwitch(
      engine,
      session,
      id,
      price,
      async (portal, subscription, change): Promise<SwitchPreview> => {
        throw new Quoted(await tryOut(portal, subscription, change));
      },
    );
  } catch (error) {
    if (error instanceof Quoted) return error.quote;
    throw error;
  }
}

async function tryOut(portal: Portal, before: Subscription, change: PlanChange): Promise<SwitchQuote> {
  const { work, customer } = portal;
  const old = firstItemOf(before);
  const waiting = await pendingOf(portal, before.id);
  const { invoice } = await changePlan(work, before, change);
  const after = await getObject(work.sql, 'subscription', before.id);
  const { balance } = await getObject(work.sql, 'customer', customer.id);
  const ends = endOf(after);
  return {
    kind: 'quoted',
    from: await viewPlan(work, old.price),
    to: await viewPlan(work, change.price),
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

export type Switched =
  /** `charged` now, in the currency's smallest unit; what is in credit or waits for the next invoice is not. */
  { readonly kind: 'switched'; readonly charged: number } | Declined | NotToBeHad | Closed;

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
    return await enterToSwitch(
      engine,
      session,
      id,
      price,
      async ({ work }, subscription, change): Promise<Switched> => {
        const { invoice } = await changePlan(work, subscription, change);
        if (invoice?.status !== 'open') return { kind: 'switched', charged: 0 };
        const collected = await collect(work, invoice, 'timetable');
        if (collected.kind === 'declined') throw new SwitchDeclined(collected.decline);
        return { kind: 'switched', charged: collected.invoice.amount_paid };
      },
    );
  } catch (error) {
    if (!(error instanceof SwitchDeclined)) throw error;
    return { kind: 'declined', ...error.decline };
  }
}
