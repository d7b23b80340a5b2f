import * as z from 'zod/mini';
import { expire, lockSession } from '#checkout/expire-session.ts';
import { newSession } from '#checkout/new-session.ts';
import { sessionFields } from '#checkout/session-fields.ts';
import { getHidden } from '#store/object-queries.ts';
import { fields, metadata, text, word } from '#wire/fields.ts';
import { mergeMetadata } from '#wire/given.ts';
import { operation } from '#wire/operation.ts';
import { created, equals, listing, pageOf, paging, within } from '#wire/pages.ts';
import { invalid, noSuch } from '#wire/refusal.ts';
import { change } from '#work/changes.ts';
import { requireObject, retrieving } from './required.ts';

const type = 'checkout.session';
const path = '/v1/checkout/sessions';

export const checkoutSessions = [
  operation('POST', path, sessionFields, newSession),
  listing(type, path, {
    created,
    customer: equals('customer'),
    customer_account: equals("data ->> 'customer_account'"),
    customer_details: within({
      email: z.nonoptional(equals("data #>> '{customer_details,email}'", text(512))),
    }),
    payment_intent: equals('payment_intent'),
    payment_link: equals("data ->> 'payment_link'"),
    status: equals("data ->> 'status'", word('open', 'complete', 'expired')),
    subscription: equals('subscription'),
  }),
  retrieving(type, path),
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
