import { productName } from '#lifecycle/invoice-lines.ts';
import { firstItemOf, recurringOf } from '#lifecycle/subscription-views.ts';
import type { Price, Recurring, Subscription } from '#objects/billing.ts';
import { findObject, is, listObjects } from '#store/object-queries.ts';
import type { Work } from '#work/work.ts';
import type { Portal } from './enter.ts';

export interface PlanView {
  readonly price: string;
  readonly name: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly recurring: Recurring;
}

export async function viewPlan(work: Work, price: Price): Promise<PlanView> {
  const { interval, interval_count } = recurringOf(price);
  return {
    price: price.id,
    name: price.nickname ?? (await productName(work, price)),
    amount: price.unit_amount,
    currency: price.currency,
    recurring: { interval, interval_count },
  };
}

/** What this subscription may be changed to; the configuration's own list where it has one. */
export async function plansFor(
  { work, configuration }: Portal,
  subscription: Subscription,
): Promise<readonly Price[]> {
  const { enabled, default_allowed_updates: allowed, products } = configuration.features.subscription_update;
  if (!enabled || !allowed.includes('price') || subscription.items.data.length > 1) return [];
  const { price: current } = firstItemOf(subscription);
  const listed =
    products === null || products.length === 0
      ? await listObjects(work.sql, 'price', [is("data ->> 'type'", 'recurring')])
      : await pricesNamed(
          work,
          products.flatMap(({ prices }) => prices),
        );
  return listed.filter(
    (price) =>
      price.active &&
      price.recurring !== null &&
      price.currency === current.currency &&
      price.id !== current.id,
  );
}

async function pricesNamed(work: Work, ids: readonly string[]): Promise<readonly Price[]> {
  const found: Price[] = [];
  for (const id of ids) {
    const price = await findObject(work.sql, 'price', id);
    if (price !== null) found.push(price);
  }
  return found;
}
