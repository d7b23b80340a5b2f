import type { Tx } from '#engine/tx.ts';
import type { InvoiceLine, LineDraft, Price } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { findObject } from '#store/object-queries.ts';

export const newInvoiceLine = ({ amount, description, price, period }: LineDraft): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency: price.currency,
  description,
  period,
  pricing: { price_details: { price: price.id, product: price.product } },
});

export async function getProductName(tx: Tx, price: Price): Promise<string> {
  return (await findObject(tx.sql, 'product', price.product))?.name ?? 'A product that is no more';
}

/** Formats an amount that is in the smallest unit of its currency. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export async function describeLine(tx: Tx, price: Price): Promise<string> {
  const name = await getProductName(tx, price);
  if (price.recurring === null) return name;
  const each = `${formatMoney(price.unit_amount, price.currency)} / ${price.recurring.interval}`;
  return `1 × ${name} (at ${each})`;
}
