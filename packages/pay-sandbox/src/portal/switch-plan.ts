import type { Engine } from '#engine/engine.ts';
import type { Tx } from '#engine/tx.ts';
import { changePlan, startsNewPeriod, withPrice } from '#lifecycle/change-plan.ts';
import { collect } from '#lifecycle/collect.ts';
import { getProductName } from '#lifecycle/invoices.ts';
import { getFirstItem, getRecurring } from '#lifecycle/subscription-fields.ts';
import type { Price, Subscription } from '#objects/billing.ts';
import { is, listObjects } from '#store/object-queries.ts';
import {
  changeInPortal,
  type Portal,
  PortalRefusal,
  readPortal,
  requireOwnSubscription,
  viewNext,
} from './portal-session.ts';

/** Amounts are in cents. */
export type PlanView = Awaited<ReturnType<typeof viewPlan>>;

export async function viewPlan(tx: Tx, price: Price) {
  return {
    price: price.id,
    name: price.nickname ?? (await getProductName(tx, price)),
    amount: price.unit_amount,
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
  return prices.filter(({ id, active }) => active && id !== current.id);
}

export type SwitchQuote = Awaited<ReturnType<typeof previewSwitch>>;

/** Amounts are in cents. */
export const previewSwitch = (engine: Engine, session: string, id: string, priceId: string) =>
  readPortal(engine, session, async (portal) => {
    const { subscription, price } = await requireChoice(portal, id, priceId);
    const { price: current, quantity } = getFirstItem(subscription);
    return {
      from: await viewPlan(portal.tx, current),
      to: await viewPlan(portal.tx, price),
      dueToday: startsNewPeriod(subscription, price) ? price.unit_amount * quantity : 0,
      next: viewNext(withPrice(subscription, price, portal.tx.now)),
    };
  });

/** Thrown to roll the switch back. */
export class SwitchDeclined extends Error {}

/** Returns the charged amount. Throws SwitchDeclined, and changes nothing, if the card is declined. */
export const switchPlan = (engine: Engine, session: string, id: string, priceId: string): Promise<number> =>
  changeInPortal(engine, session, async (portal) => {
    const { subscription, price } = await requireChoice(portal, id, priceId);
    const invoice = await changePlan(portal.tx, subscription, price);
    if (invoice?.status !== 'open') return 0;
    const result = await collect(portal.tx, invoice, 'schedule');
    if (result.kind === 'declined') throw new SwitchDeclined(result.decline.message);
    return result.invoice.amount_paid;
  });

async function requireChoice(portal: Portal, id: string, priceId: string) {
  const subscription = await requireOwnSubscription(portal, id);
  const price = (await listPlans(portal, subscription)).find((plan) => plan.id === priceId);
  if (price === undefined) throw new PortalRefusal('no such plan');
  return { subscription, price };
}
