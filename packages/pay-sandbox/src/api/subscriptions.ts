import * as z from 'zod/mini';
import { endSubscription } from '#lifecycle/cancel-subscription.ts';
import { isLive } from '#lifecycle/schedule.ts';
import { type Condition, is, listObjects, where } from '#store/object-queries.ts';
import { fields, flag, maybe, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { created, equals, filter, pageOfObjects, paging, time, within } from '#wire/pages.ts';
import { invalid } from '#wire/refusal.ts';
import type { Work } from '#work/work.ts';
import { requireObject, requireOwned, retrieving } from './required.ts';
import { leavingFields, leavingOf, updateFields, updateSubscription } from './update-subscription.ts';

const path = '/v1/subscriptions';
const statuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;

/** Without being told, the list leaves out those that have ended. */
function statusIs(status: string | undefined): readonly Condition[] {
  if (status === 'all') return [];
  if (status === undefined) return [where("data ->> 'status'", '<>', 'canceled')];
  return [is("data ->> 'status'", status === 'ended' ? 'canceled' : status)];
}

const hasItemWith = (name: 'plan' | 'price') =>
  filter(text(), (id) => [
    (bind) =>
      `data #> '{items,data}' @> jsonb_build_array(jsonb_build_object('${name}', jsonb_build_object('id', ${bind(id)}::text)))`,
  ]);

/** A period is told by the items; all of a subscription have the same. */
const periodTime = (name: 'current_period_end' | 'current_period_start') =>
  time(`(data #>> '{items,data,0,${name}}')::bigint`);

export const subscriptions = [
  operation(
    'GET',
    path,
    fields({
      ...paging,
      automatic_tax: within({
        enabled: z.nonoptional(equals("(data #> '{automatic_tax,enabled}')::boolean", flag())),
      }),
      collection_method: equals("data ->> 'collection_method'", word('charge_automatically', 'send_invoice')),
      created,
      current_period_end: periodTime('current_period_end'),
      current_period_start: periodTime('current_period_start'),
      customer: maybe(text()),
      customer_account: equals("data ->> 'customer_account'"),
      plan: hasItemWith('plan'),
      price: hasItemWith('price'),
      status: maybe(word('all', 'ended', 'canceled', ...statuses)),
    }),
    async (work, { customer, status, ...given }) => {
      if (customer !== undefined) await requireKnownCustomer(work, customer);
      const owned = customer === undefined ? [] : [is('customer', customer)];
      return pageOfObjects(work.sql, 'subscription', path, given, [...statusIs(status), ...owned]);
    },
  ),
  retrieving('subscription', path),
  operation('POST', `${path}/:id`, updateFields, updateSubscription),
  operation(
    'DELETE',
    `${path}/:id`,
    fields({
      cancellation_details: leavingFields,
      invoice_now: maybe(flag()),
      prorate: maybe(flag()),
    }),
    async (work, { cancellation_details: leaving, invoice_now, prorate }, id) => {
      const subscription = await requireOwned(work, 'subscription', id);
      if (!isLive(subscription)) {
        throw invalid(
          { code: 'resource_missing', param: 'id', message: `No such subscription: '${id}'` },
          404,
        );
      }
      if (invoice_now === true || prorate === true) {
        const param = prorate === true ? 'prorate' : 'invoice_now';
        throw invalid({
          param,
          message: `This sandbox cancels without a last invoice: ${param} must be false.`,
        });
      }
      const left = {
        ...subscription,
        cancellation_details: { ...subscription.cancellation_details, ...leavingOf(leaving) },
      };
      return endSubscription(work, { ...left, canceled_at: work.now }, 'cancellation_requested');
    },
  ),
];

/** A customer who was deleted has had subscriptions, and they are still listed. */
async function requireKnownCustomer(work: Work, id: string): Promise<void> {
  const [known] = await listObjects(work.sql, 'subscription', [is('customer', id)], {
    order: 'desc',
    limit: 1,
  });
  if (known === undefined) await requireObject(work, 'customer', id, 'customer');
}
