import type * as z from 'zod/mini';
import { create, update } from '#engine/changes.ts';
import { hours, minutes, type Tx } from '#engine/tx.ts';
import { getProductName } from '#lifecycle/invoices.ts';
import { newPrice } from '#lifecycle/new-price.ts';
import type { Price } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import type { LineItem, Session } from '#objects/objects.ts';
import { unusedFields } from '#objects/unused-fields.ts';
import { findObject, insertObject } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import { deleteTask, setTask } from '#store/task-queries.ts';
import {
  amount,
  currency,
  enumeration,
  fields,
  integer,
  list,
  metadata,
  optional,
  text,
  timestamp,
  webAddress,
} from '#wire/fields.ts';
import { invalid, missingParameter } from '#wire/refusal.ts';
import { mergeMetadata, requireCustomer, requireObject } from '#wire/require.ts';

/** A line has a price, or the data of a one-time price that is used for this session only. */
const lineFields = fields({
  price: optional(text()),
  price_data: optional(fields({ currency: currency(), product: text(), unit_amount: amount() })),
  quantity: integer(1, 999_999),
});

type LineParams = z.output<typeof lineFields>;

const maxLines = 20;
/** Stripe's minimum for a card, in the smallest unit. */
const minCharge = 50;

async function createLines(
  tx: Tx,
  params: readonly LineParams[],
  hasTrial: boolean,
): Promise<readonly LineItem[]> {
  const lines: LineItem[] = [];
  for (const [index, line] of params.entries()) {
    const price = await requirePrice(tx, line, `line_items[${index}]`);
    // A recurring price costs nothing during a trial.
    const total = hasTrial && price.recurring !== null ? 0 : price.unit_amount * line.quantity;
    lines.push({
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: total,
      amount_tax: 0,
      amount_total: total,
      currency: price.currency,
      description: await getProductName(tx, price),
      metadata: {},
      price,
      quantity: line.quantity,
    });
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
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total > 0 && total < minCharge) {
    throw invalid({
      code: 'amount_too_small',
      message: "The Checkout Session's total amount due must add up to at least $0.50 usd",
    });
  }
}

/** Unknown parameters are refused, because the payment page would ignore them. */
export const sessionFields = fields({
  cancel_url: optional(webAddress()),
  client_reference_id: optional(text(200)),
  customer: text(),
  expires_at: optional(timestamp()),
  line_items: list(lineFields),
  metadata: metadata(),
  mode: enumeration('subscription'),
  subscription_data: optional(fields({ metadata: metadata(), trial_period_days: optional(integer(1, 730)) })),
  success_url: webAddress(),
});

export async function createSession(tx: Tx, params: z.output<typeof sessionFields>): Promise<Session> {
  const customer = await requireCustomer(tx, params.customer, 'customer');
  const trialDays = params.subscription_data?.trial_period_days ?? null;
  const lines = await createLines(tx, params.line_items, trialDays !== null);
  const [first] = lines;
  if (first === undefined) throw missingParameter('line_items');
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const id = newId('cs_test', 58);
  const session: Session = {
    ...unusedFields.checkoutSession,
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: tx.now,
    currency: first.currency,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: null,
    expires_at: requireExpiry(tx, params.expires_at),
    invoice: null,
    metadata: mergeMetadata({}, params.metadata),
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    status: 'open',
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: tx.urls.pay(id),
  };
  await create(tx, session, null, {
    lines,
    trialDays,
    subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
  });
  await setTask(tx.sql, { kind: 'session.expire', subject: id, due: session.expires_at });
  return session;
}

/** The client's clock may differ a little. */
const toleranceSeconds = 60;

function requireExpiry(tx: Tx, expiresAt: number | undefined): number {
  if (expiresAt === undefined) return tx.now + hours(24);
  const refuse = (message: string) => invalid({ param: 'expires_at', message });
  if (expiresAt < tx.now + minutes(30) - toleranceSeconds) {
    throw refuse('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.');
  }
  if (expiresAt > tx.now + hours(24) + toleranceSeconds) {
    throw refuse('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.');
  }
  return expiresAt;
}

/** Locks the session until the transaction ends. Read it after this, not before. */
export async function lockSession(tx: Tx, id: string): Promise<Session | null> {
  await lock(tx.sql, `session ${id}`);
  return findObject(tx.sql, 'checkout.session', id);
}

/** The caller holds the session's lock. */
export async function expireSession(tx: Tx, session: Session): Promise<Session> {
  await deleteTask(tx.sql, 'session.expire', session.id);
  return update(tx, session, { ...session, status: 'expired', url: null }, ['checkout.session.expired']);
}
