import type { Engine } from '#engine/engine.ts';
import { type Tx, toDate } from '#engine/tx.ts';
import { changePlan, startsNewPeriod, withPrice } from '#lifecycle/change-plan.ts';
import { collect } from '#lifecycle/collect.ts';
import { getProductName } from '#lifecycle/invoices.ts';
import { getFirstItem, getPeriod, getRecurring } from '#lifecycle/subscription-fields.ts';
import type { Price, Subscription } from '#objects/billing.ts';
import type { Decline, Declined } from '#payments/test-cards.ts';
import { is, listObjects } from '#store/object-queries.ts';
import {
  type Closed,
  changeInPortal,
  findOwnSubscription,
  type Portal,
  type Refused,
  readPortal,
} from './portal-session.ts';

/** Amounts are in the currency's smallest unit. */
export type PlanView = Awaited<ReturnType<typeof viewPlan>>;

export async function viewPlan(tx: Tx, price: Price) {
  return {
    price: price.id,
    name: price.nickname ?? (await getProductName(tx, price)),
    amount: price.unit_amount,
    currency: price.currency,
    recurring: getRecurring(price),
  };
}

/** The prices that the subscription can switch to. A configuration without a list of products offers all. */
export async function listPlans(
  { tx, configuration }: Portal,
  subscription: Subscription,
): Promise<readonly Price[]> {
  if (subscription.items.data.length > 1) return [];
  const { price: current } = getFirstItem(subscription);
  const { products } = configuration.features.subscription_update;
  const ids = (products ?? []).flatMap(({ prices }) => prices);
  const prices = await listObjects(tx.sql, 'price', [
    is("data ->> 'type'", 'recurring'),
    ...(ids.length === 0 ? [] : [(bind: (value: readonly string[]) => string) => `id = any(${bind(ids)})`]),
  ]);
  return prices.filter(
    ({ id, active, currency }) => active && currency === current.currency && id !== current.id,
  );
}

export interface SwitchQuote {
  readonly kind: 'quoted';
  readonly from: PlanView;
  readonly to: PlanView;
  /** Due now, in the currency's smallest unit. */
  readonly today: number;
  /** The next charge, or the end of a canceled subscription. */
  readonly next: { readonly kind: 'renews' | 'ends'; readonly at: Date };
}

type PlanRefused = { readonly kind: 'no such plan' } | Refused;

export const previewSwitch = (engine: Engine, session: string, id: string, priceId: string) =>
  readPortal(engine, session, async (portal): Promise<SwitchQuote | PlanRefused> => {
    const choice = await findChoice(portal, id, priceId);
    if ('kind' in choice) return choice;
    const { subscription, price } = choice;
    const { price: current, quantity } = getFirstItem(subscription);
    const after = withPrice(subscription, price, portal.tx.now);
    return {
      kind: 'quoted',
      from: await viewPlan(portal.tx, current),
      to: await viewPlan(portal.tx, price),
      today: startsNewPeriod(subscription, price) ? price.unit_amount * quantity : 0,
      next: viewNext(after),
    };
  });

export const viewNext = (subscription: Subscription): SwitchQuote['next'] =>
  subscription.cancel_at === null
    ? { kind: 'renews', at: toDate(getPeriod(subscription).end) }
    : { kind: 'ends', at: toDate(subscription.cancel_at) };

type SwitchResult =
  /** `charged` is in the currency's smallest unit. */
  { readonly kind: 'switched'; readonly charged: number } | Declined | PlanRefused | Closed;

/** Thrown to roll the switch back. */
class SwitchDeclined extends Error {
  readonly decline: Decline;

  constructor(decline: Decline) {
    super(decline.message);
    this.decline = decline;
  }
}

/** Changes nothing if the card is declined. */
export async function switchPlan(
  engine: Engine,
  session: string,
  id: string,
  priceId: string,
): Promise<SwitchResult> {
  try {
    return await changeInPortal(engine, session, async (portal): Promise<SwitchResult> => {
      const choice = await findChoice(portal, id, priceId);
      if ('kind' in choice) return choice;
      const invoice = await changePlan(portal.tx, choice.subscription, choice.price);
      if (invoice?.status !== 'open') return { kind: 'switched', charged: 0 };
      const result = await collect(portal.tx, invoice, 'schedule');
      if (result.kind === 'declined') throw new SwitchDeclined(result.decline);
      return { kind: 'switched', charged: result.invoice.amount_paid };
    });
  } catch (error) {
    if (!(error instanceof SwitchDeclined)) throw error;
    return { kind: 'declined', ...error.decline };
  }
}

async function findChoice(
  portal: Portal,
  id: string,
  priceId: string,
): Promise<{ readonly subscription: Subscription; readonly price: Price } | PlanRefused> {
  const subscription = await findOwnSubscription(portal, id);
  if (subscription === null) return { kind: 'no such subscription' };
  const price = (await listPlans(portal, subscription)).find((plan) => plan.id === priceId);
  return price === undefined ? { kind: 'no such plan' } : { subscription, price };
}
