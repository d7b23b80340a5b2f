import type { Tx } from '#engine/tx.ts';
import { getProductName } from '#lifecycle/invoice-lines.ts';
import { getFirstItem, getRecurring } from '#lifecycle/subscription-fields.ts';
import type { Price, Recurring, Subscription } from '#objects/billing.ts';
import { is, listObjects } from '#store/object-queries.ts';
import type { Portal } from './portal-session.ts';

export interface PlanView {
  readonly price: string;
  readonly name: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly recurring: Recurring;
}

export async function viewPlan(tx: Tx, price: Price): Promise<PlanView> {
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
