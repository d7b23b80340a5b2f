import type { Tx } from '#engine/tx.ts';
import {
  endSubscription,
  isLive,
  updateSubscription,
  withCancellation,
  withoutCancellation,
} from '#lifecycle/update-subscription.ts';
import type { Subscription } from '#objects/billing.ts';
import type { List } from '#objects/stripe-object.ts';
import { type Condition, findAnyObjects, is, listObjects, where } from '#store/object-queries.ts';
import { boolean, enumeration, fields, list, optional, text } from '#wire/fields.ts';
import { paging, readPage } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { invalid, notFound } from '#wire/refusal.ts';
import { requireCustomer, requireObject, retrieveOperation } from '#wire/require.ts';

const path = '/v1/subscriptions';

export const subscriptions = [
  operation(
    'GET',
    path,
    fields({
      ...paging,
      customer: optional(text()),
      expand: optional(list(enumeration('data.default_payment_method'))),
      status: optional(enumeration('all', 'trialing', 'active', 'past_due', 'canceled')),
    }),
    async (tx, { customer, expand = [], status, ...params }) => {
      if (customer !== undefined) await requireKnownCustomer(tx, customer);
      const owner = customer === undefined ? [] : [is('customer', customer)];
      const page = await readPage(tx.sql, { type: 'subscription', url: path }, params, [
        ...filterByStatus(status),
        ...owner,
      ]);
      return expand.length === 0 ? page : expandCards(tx, page);
    },
  ),
  retrieveOperation('subscription', path),
  operation(
    'POST',
    `${path}/:id`,
    fields({ cancel_at_period_end: optional(boolean()), default_payment_method: optional(text()) }),
    async (tx, { cancel_at_period_end: isCanceled, default_payment_method: method }, id) => {
      const before = await requireLocked(tx, id);
      if (!isLive(before)) throw invalid({ message: 'A canceled subscription cannot be updated.' });
      if (method !== undefined) await requireOwnCard(tx, before.customer, method);
      const after = { ...before, default_payment_method: method ?? before.default_payment_method };
      return updateSubscription(tx, before, withEnd(tx, after, isCanceled));
    },
  ),
  operation('DELETE', `${path}/:id`, fields({}), async (tx, _, id) => {
    const subscription = await requireLocked(tx, id);
    if (!isLive(subscription)) throw notFound('subscription', id, 'id');
    return endSubscription(tx, { ...subscription, canceled_at: tx.now }, 'cancellation_requested');
  }),
];

/** Canceled subscriptions are listed only on request. */
function filterByStatus(status: string | undefined): readonly Condition[] {
  if (status === 'all') return [];
  return status === undefined
    ? [where("data ->> 'status'", '<>', 'canceled')]
    : [is("data ->> 'status'", status)];
}

/** The subscriptions of a deleted customer can still be listed. */
async function requireKnownCustomer(tx: Tx, id: string): Promise<void> {
  const subscriptions = await listObjects(tx.sql, 'subscription', [is('customer', id)], 1);
  if (subscriptions.length === 0) await requireObject(tx, 'customer', id, 'customer');
}

async function expandCards(tx: Tx, page: List<Subscription>): Promise<List<object>> {
  const ids = page.data.flatMap(({ default_payment_method: id }) => (id === null ? [] : [id]));
  const methods = await findAnyObjects(tx.sql, ids);
  return {
    ...page,
    data: page.data.map((subscription) => {
      const { default_payment_method: id } = subscription;
      return { ...subscription, default_payment_method: id === null ? null : (methods.get(id) ?? id) };
    }),
  };
}

async function requireLocked(tx: Tx, id: string): Promise<Subscription> {
  const { customer } = await requireObject(tx, 'subscription', id);
  await requireCustomer(tx, customer, 'customer');
  return requireObject(tx, 'subscription', id);
}

async function requireOwnCard(tx: Tx, customer: string | null, id: string): Promise<void> {
  const method = await requireObject(tx, 'payment_method', id, 'default_payment_method');
  if (method.customer !== customer) throw notFound('PaymentMethod', id, 'default_payment_method', 400);
}

function withEnd(tx: Tx, subscription: Subscription, isCanceled: boolean | undefined): Subscription {
  if (isCanceled === undefined || isCanceled === subscription.cancel_at_period_end) return subscription;
  return isCanceled ? withCancellation(tx, subscription, true) : withoutCancellation(subscription);
}
