import type { Charged, InvoiceLine, Price, Recurring } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { fill } from '#schema/fill.ts';
import { findObject } from '#store/object-queries.ts';
import type { Work } from '#work/work.ts';

export function lineOf(charged: Charged, invoice: string, subscription: string): InvoiceLine {
  const { price } = charged;
  const proration = {
    proration: charged.isProration,
    proration_details: { credited_items: null },
    subscription,
  };
  return fill<InvoiceLine>({
    id: newId('il'),
    object: 'line_item',
    amount: charged.amount,
    currency: price.currency,
    description: charged.description,
    discountable: !charged.isProration,
    invoice,
    metadata: {},
    parent:
      charged.item === null
        ? { type: 'invoice_item_details', invoice_item_details: { invoice_item: newId('ii'), ...proration } }
        : {
            type: 'subscription_item_details',
            subscription_item_details: { subscription_item: charged.item, ...proration },
          },
    period: charged.period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: charged.quantity,
    quantity_decimal: String(charged.quantity),
    subscription,
    subtotal: charged.amount,
  });
}

export async function productName(work: Work, price: Price): Promise<string> {
  return (await findObject(work.sql, 'product', price.product))?.name ?? 'A product that is no more';
}

/** An amount in the smallest unit of its currency, as people write it. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** 'year', '3 months' */
export const lengthOf = ({ interval, interval_count: count }: Recurring): string =>
  count === 1 ? interval : `${count} ${interval}s`;

export async function describe(work: Work, price: Price, quantity: number): Promise<string> {
  const name = await productName(work, price);
  if (price.recurring === null) return name;
  const each = `${money(price.unit_amount, price.currency)} / ${lengthOf(price.recurring)}`;
  return `${quantity} × ${name} (at ${each})`;
}
