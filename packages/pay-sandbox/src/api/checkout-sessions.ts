import { expire, lockSession } from '#checkout/expire-session.ts';
import { newSession } from '#checkout/new-session.ts';
import { sessionFields } from '#checkout/session-fields.ts';
import { getHidden } from '#store/object-queries.ts';
import { fields, maybe, metadata, text, word } from '#wire/fields.ts';
import { mergeMetadata } from '#wire/metadata.ts';
import { operation } from '#wire/operation.ts';
import { created, createdIs, pageOf, pageOfObjects, paging, when } from '#wire/pages.ts';
import { invalid, noSuch } from '#wire/refusal.ts';
import { change } from '#work/changes.ts';
import { requireObject } from './required.ts';

const type = 'checkout.session';
const path = '/v1/checkout/sessions';

export const checkoutSessions = [
  operation('POST', path, sessionFields, newSession),
  operation(
    'GET',
    path,
    fields({
      ...paging,
      created: created(),
      customer: maybe(text()),
      customer_account: maybe(text()),
      customer_details: maybe(fields({ email: text(512) })),
      payment_intent: maybe(text()),
      payment_link: maybe(text()),
      status: maybe(word('open', 'complete', 'expired')),
      subscription: maybe(text()),
    }),
    async (work, { customer, customer_details: details, status, subscription, ...rest }) =>
      pageOfObjects(
        work.sql,
        type,
        rest,
        [
          ...createdIs(rest.created, "(data ->> 'created')::bigint"),
          ...when('customer = ?', customer),
          ...when("data ->> 'customer_account' = ?", rest.customer_account),
          ...when("data #>> '{customer_details,email}' = ?", details?.email),
          ...when('payment_intent = ?', rest.payment_intent),
          ...when("data ->> 'payment_link' = ?", rest.payment_link),
          ...when("data ->> 'status' = ?", status),
          ...when('subscription = ?', subscription),
        ],
        path,
      ),
  ),
  operation('GET', `${path}/:id`, fields({}), (work, _, id) => requireObject(work, type, id)),
  operation('POST', `${path}/:id`, fields({ metadata: metadata() }), async (work, { metadata: tags }, id) => {
    const session = await lockSession(work, id);
    if (session === null) throw noSuch(type, id, 'id');
    return change(work, session, { ...session, metadata: mergeMetadata(session.metadata, tags) }, []);
  }),
  operation('POST', `${path}/:id/expire`, fields({}), async (work, _, id) => {
    const session = await lockSession(work, id);
    if (session === null) throw noSuch(type, id, 'id');
    if (session.status !== 'open') {
      throw invalid({
        message:
          `Only Checkout Sessions with a status in ["open"] can be expired. ` +
          `This Checkout Session has a status of \`${session.status}\`.`,
      });
    }
    return expire(work, session);
  }),
  operation('GET', `${path}/:id/line_items`, fields(paging), async (work, { limit = 10, ...page }, id) => {
    await requireObject(work, type, id);
    const { lines } = await getHidden(work.sql, type, id);
    const { starting_after: after, ending_before: before } = page;
    const first = after === undefined ? 0 : placeOf(lines, after, 'starting_after') + 1;
    const end = before === undefined ? lines.length : placeOf(lines, before, 'ending_before');
    const start = before === undefined ? first : Math.max(first, end - limit);
    const hasMore = before === undefined ? end - start > limit : start > first;
    return pageOf(`${path}/${id}/line_items`, lines.slice(start, Math.min(end, start + limit)), hasMore);
  }),
];

function placeOf(lines: readonly { readonly id: string }[], id: string, param: string): number {
  const place = lines.findIndex((line) => line.id === id);
  if (place === -1) throw noSuch('item', id, param, 400);
  return place;
}
