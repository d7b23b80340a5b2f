import { endSubscription } from '#lifecycle/end-subscription.ts';
import { isLive } from '#lifecycle/schedule.ts';
import type { Condition } from '#store/object-queries.ts';
import { listObjects } from '#store/object-queries.ts';
import { fields, flag, maybe, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { type Created, created, createdIs, pageOfObjects, paging, when } from '#wire/pages.ts';
import { invalid } from '#wire/refusal.ts';
import type { Work } from '#work/work.ts';
import { requireObject, requireOwned } from './required.ts';
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
  if (status === undefined) return [["data ->> 'status' <> ?", 'canceled']];
  return [["data ->> 'status' = ?", status === 'ended' ? 'canceled' : status]];
}

const hasItemWith = (name: 'plan' | 'price'): string =>
  `data #> '{items,data}' @> jsonb_build_array(jsonb_build_object('${name}', jsonb_build_object('id', ?::text)))`;

/** A period is told by the items; all of a subscription have the same. */
const periodIs = (
  name: 'current_period_end' | 'current_period_start',
  given: Created,
): readonly Condition[] => createdIs(given, `(data #>> '{items,data,0,${name}}')::bigint`);

export const subscriptions = [
  operation(
    'GET',
    path,
    fields({
      ...paging,
      automatic_tax: maybe(fields({ enabled: flag() })),
      collection_method: maybe(word('charge_automatically', 'send_invoice')),
      created: created(),
      current_period_end: created(),
      current_period_start: created(),
      customer: maybe(text()),
      customer_account: maybe(text()),
      plan: maybe(text()),
      price: maybe(text()),
      status: maybe(word('all', 'ended', 'canceled', ...statuses)),
      test_clock: maybe(text()),
    }),
    async (work, { customer, plan, price, status, ...rest }) => {
      if (customer !== undefined) await requireKnownCustomer(work, customer);
      return pageOfObjects(
        work.sql,
        'subscription',
        rest,
        [
          ...statusIs(status),
          ...createdIs(rest.created, "(data ->> 'created')::bigint"),
          ...periodIs('current_period_end', rest.current_period_end),
          ...periodIs('current_period_start', rest.current_period_start),
          ...when("(data #> '{automatic_tax,enabled}')::boolean = ?", rest.automatic_tax?.enabled),
          ...when("data ->> 'collection_method' = ?", rest.collection_method),
          ...when('customer = ?', customer),
          ...when("data ->> 'customer_account' = ?", rest.customer_account),
          ...when(hasItemWith('plan'), plan),
          ...when(hasItemWith('price'), price),
          ...when("data ->> 'test_clock' = ?", rest.test_clock),
        ],
        path,
      );
    },
  ),
  operation('GET', `${path}/:id`, fields({}), (work, _, id) => requireObject(work, 'subscription', id)),
  operation('POST', `${path}/:id`, updateFields, updateSubscription),
  operation(
    'DELETE',
    `${path}/:id`,
    fields({
      cancellation_details: leavingFields,
      invoice_now: maybe(flag()),
      prorate: maybe(flag()),
    }),
    async (outer, { cancellation_details: leaving, invoice_now, prorate }, id) => {
      const { work, object: subscription } = await requireOwned(outer, 'subscription', id);
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
  const [known] = await listObjects(work.sql, 'subscription', [['customer = ?', id]], {
    order: 'desc',
    limit: 1,
  });
  if (known === undefined) await requireObject(work, 'customer', id, 'customer');
}
