import { newPrice, requireSoundInterval } from '#api/prices.ts';
import { productOf } from '#api/products.ts';
import { requireObject } from '#api/required.ts';
import { productName } from '#lifecycle/invoice-lines.ts';
import { isSameInterval } from '#lifecycle/subscription-views.ts';
import type { Price } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import type { LineItem } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { insertObject } from '#store/object-queries.ts';
import { mergeMetadata } from '#wire/given.ts';
import { invalid, missingParameter, notBoth } from '#wire/refusal.ts';
import type { Work } from '#work/work.ts';
import type { LineGiven } from './session-fields.ts';

const mostOfAKind = 20;
/** Stripe charges no card less than this. */
const leastCharge = 50;

/** The lines of a session, found sound together. Within a trial what recurs costs nothing yet. */
export async function newLines(
  work: Work,
  given: readonly LineGiven[],
  isTrial: boolean,
): Promise<readonly LineItem[]> {
  const lines: LineItem[] = [];
  for (const [index, line] of given.entries()) {
    const param = `line_items[${index}]`;
    const price = await priceOf(work, line, param);
    if (line.quantity === undefined) throw missingParameter(`${param}[quantity]`);
    const amount = isTrial && price.recurring !== null ? 0 : price.unit_amount * line.quantity;
    lines.push(
      fill<LineItem & { readonly metadata: object }>({
        id: newId('li'),
        object: 'item',
        amount_subtotal: amount,
        amount_total: amount,
        currency: price.currency,
        description: await productName(work, price),
        metadata: mergeMetadata({}, line.metadata),
        price,
        quantity: line.quantity,
      }),
    );
  }
  requireTogether(lines);
  return lines;
}

async function priceOf(work: Work, line: LineGiven, param: string): Promise<Price> {
  if (line.price !== undefined && line.price_data !== undefined) {
    throw notBoth('price', 'price_data', param);
  }
  if (line.price !== undefined) {
    const price = await requireObject(work, 'price', line.price, `${param}[price]`);
    if (price.active) return price;
    throw invalid({
      param: `${param}[price]`,
      message: `The price specified is inactive. This field only accepts active prices.`,
    });
  }
  if (line.price_data === undefined) throw missingParameter(`${param}[price]`);
  return priceAtHand(work, line.price_data, `${param}[price_data]`);
}

/** A price made for this one session: it is kept, and for sale nowhere else. */
async function priceAtHand(
  work: Work,
  given: NonNullable<LineGiven['price_data']>,
  param: string,
): Promise<Price> {
  const price = newPrice(work, {
    amount: given.unit_amount,
    currency: given.currency,
    product: await productOf(work, given, param),
    recurring: requireSoundInterval(given.recurring, `${param}[recurring]`),
    details: { active: false, tax_behavior: given.tax_behavior ?? 'unspecified' },
  });
  await insertObject(work.sql, price, null);
  return price;
}

function requireTogether(lines: readonly LineItem[]): void {
  const recurring = lines.flatMap(({ price }) => (price.recurring === null ? [] : [price.recurring]));
  const [first, ...others] = recurring;
  const refuse = (message: string, param = 'line_items') => invalid({ message, param });
  if (first === undefined) {
    throw refuse('When using `mode: subscription`, at least one of `line_items` must be recurring.');
  }
  if (recurring.length > mostOfAKind || lines.length - recurring.length > mostOfAKind) {
    throw refuse(`A session takes up to ${mostOfAKind} recurring and ${mostOfAKind} one-time line items.`);
  }
  if (others.some((other) => !isSameInterval(first, other))) {
    throw refuse('Checkout does not support multiple prices with different billing intervals.');
  }
  if (new Set(lines.map(({ currency }) => currency)).size > 1) {
    throw refuse('All line items must have the same currency.');
  }
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total > 0 && total < leastCharge) {
    throw invalid({
      code: 'amount_too_small',
      message: "The Checkout Session's total amount due must add up to at least $0.50 usd",
    });
  }
}
