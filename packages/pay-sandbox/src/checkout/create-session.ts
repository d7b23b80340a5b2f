import type * as z from 'zod/mini';
import { create } from '#engine/changes.ts';
import { hours, minutes } from '#engine/duration.ts';
import type { Tx } from '#engine/tx.ts';
import { newId } from '#objects/ids.ts';
import type { Session } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { setTask } from '#store/task-queries.ts';
import {
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
import { mergeMetadata } from '#wire/params.ts';
import { invalid, missingParameter } from '#wire/refusal.ts';
import { requireCustomer } from '#wire/require.ts';
import { createLines, lineFields } from './line-items.ts';

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
  const session = fill<Session & { readonly [name: string]: unknown }>({
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: tx.now,
    currency: first.currency,
    customer: customer.id,
    customer_details: { email: customer.email, name: null, tax_exempt: 'none', tax_ids: null },
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
  });
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
