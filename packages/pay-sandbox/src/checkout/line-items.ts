import type * as z from 'zod/mini';
import type { Tx } from '#engine/tx.ts';
import { getProductName } from '#lifecycle/invoice-lines.ts';
import { newPrice } from '#lifecycle/new-price.ts';
import type { Price } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import type { LineItem } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { insertObject } from '#store/object-queries.ts';
import { amount, currency, fields, integer, optional, text } from '#wire/fields.ts';
import { invalid, missingParameter } from '#wire/refusal.ts';
import { requireObject } from '#wire/require.ts';

/** A line has a price, or the data of a one-time price that is used for this session only. */
export const lineFields = fields({
  price: optional(text()),
  price_data: optional(fields({ currency: currency(), product: text(), unit_amount: amount() })),
  quantity: integer(1, 999_999),
});

type LineParams = z.output<typeof lineFields>;

const maxLines = 20;
/** Stripe's minimum for a card, in the smallest unit. */
const minCharge = 50;

export async function createLines(
  tx: Tx,
  params: readonly LineParams[],
  hasTrial: boolean,
): Promise<readonly LineItem[]> {
  const lines: LineItem[] = [];
  for (const [index, line] of params.entries()) {
    const price = await requirePrice(tx, line, `line_items[${index}]`);
    // A recurring price costs nothing during a trial.
    const total = hasTrial && price.recurring !== null ? 0 : price.unit_amount * line.quantity;
    lines.push(
      fill<LineItem & { readonly metadata: object }>({
        id: newId('li'),
        object: 'item',
        amount_subtotal: total,
        amount_total: total,
        currency: price.currency,
        description: await getProductName(tx, price),
        metadata: {},
        price,
        quantity: line.quantity,
      }),
    );
  }
  checkLines(lines);
  return lines;
}

async function requirePrice(
  tx: Tx,
  { price: id, price_data: data }: LineParams,
  param: string,
): Promise<Price> {
  if (id !== undefined && data !== undefined) {
    throw invalid({ param, message: 'You may only specify one of these parameters: price, price_data.' });
  }
  if (data !== undefined) {
    await requireObject(tx, 'product', data.product, `${param}[price_data][product]`);
    const price = newPrice(tx, { ...data, active: false, lookup_key: null, nickname: null });
    await insertObject(tx.sql, price, null);
    return price;
  }
  if (id === undefined) throw missingParameter(`${param}[price]`);
  const price = await requireObject(tx, 'price', id, `${param}[price]`);
  if (price.active) return price;
  throw invalid({
    param: `${param}[price]`,
    message: 'The price specified is inactive. This field only accepts active prices.',
  });
}

function checkLines(lines: readonly LineItem[]): void {
  const intervals = lines.flatMap(({ price }) =>
    price.recurring === null ? [] : [price.recurring.interval],
  );
  const refuse = (message: string) => invalid({ message, param: 'line_items' });
  if (intervals.length === 0) {
    throw refuse('When using `mode: subscription`, at least one of `line_items` must be recurring.');
  }
  if (lines.length > maxLines) throw refuse(`A session takes up to ${maxLines} line items.`);
  if (new Set(intervals).size > 1) {
    throw refuse('Checkout does not support multiple prices with different billing intervals.');
  }
  if (new Set(lines.map(({ currency }) => currency)).size > 1) {
    throw refuse('All line items must have the same currency.');
  }
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total > 0 && total < minCharge) {
    throw invalid({
      code: 'amount_too_small',
      message: "The Checkout Session's total amount due must add up to at least $0.50 usd",
    });
  }
}
