import { endSubscription } from '#lifecycle/end-subscription.ts';
import { isLive } from '#lifecycle/schedule.ts';
import type { Condition } from '#store/object-queries.ts';
import { listObjects } from '#store/object-queries.ts';
import { fields, flag, maybe, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { created, createdIs, pageOfObjects, paging } from '#wire/pages.ts';
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

export const subscriptions = [
  operation(
    'GET',
    path,
    fields({
      ...paging,
      created: created(),
      customer: maybe(text()),
      price: maybe(text()),
      status: maybe(word('all', 'ended', 'canceled', ...statuses)),
      test_clock: maybe(text()),
    }),
    async (work, { customer, price, status, test_clock: clock, ...page }) => {
      if (customer !== undefined) await requireKnownCustomer(work, customer);
      return pageOfObjects(
        work.sql,
        'subscription',
        page,
        [
          ...statusIs(status),
          ...createdIs(page.created, "(data ->> 'created')::bigint"),
          ...(customer === undefined ? [] : ([['customer = ?', customer]] as const)),
          ...(price === undefined
            ? []
            : ([
                [
                  "jsonb_path_exists(data, '$.items.data[*].price ? (@.id == $id)', jsonb_build_object('id', ?::text))",
                  price,
                ],
              ] as const)),
          ...(clock === undefined ? [] : ([["data ->> 'test_clock' = ?", clock]] as const)),
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
