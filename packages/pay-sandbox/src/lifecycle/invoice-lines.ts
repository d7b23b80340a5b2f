import type { Tx } from '#engine/tx.ts';
import type { InvoiceLine, LineDraft, Price } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { fill } from '#schema/fill.ts';
import { findObject } from '#store/object-queries.ts';

export function newInvoiceLine(draft: LineDraft, invoice: string, subscription: string): InvoiceLine {
  const { price } = draft;
  const details = { proration: false, proration_details: { credited_items: null }, subscription };
  return fill<InvoiceLine>({
    id: newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: price.currency,
    description: draft.description,
    discountable: true,
    invoice,
    metadata: {},
    parent:
      draft.item === null
        ? { type: 'invoice_item_details', invoice_item_details: { invoice_item: newId('ii'), ...details } }
        : {
            type: 'subscription_item_details',
            subscription_item_details: { subscription_item: draft.item, ...details },
          },
    period: draft.period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: draft.quantity,
    quantity_decimal: String(draft.quantity),
    subscription,
    subtotal: draft.amount,
  });
}

export async function getProductName(tx: Tx, price: Price): Promise<string> {
  return (await findObject(tx.sql, 'product', price.product))?.name ?? 'A product that is no more';
}

/** Formats an amount that is in the smallest unit of its currency. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export async function describeLine(tx: Tx, price: Price, quantity: number): Promise<string> {
  const name = await getProductName(tx, price);
  if (price.recurring === null) return name;
  const each = `${formatMoney(price.unit_amount, price.currency)} / ${price.recurring.interval}`;
  return `${quantity} × ${name} (at ${each})`;
}
