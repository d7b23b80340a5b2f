import { findEvent, findEventSeq, pageOfEvents } from '#store/event-queries.ts';
import type { Condition } from '#store/object-queries.ts';
import { fields, flag, list, maybe, text } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { arrange, created, createdIs, cutOf, paging, when } from '#wire/pages.ts';
import { invalid, noSuch } from '#wire/refusal.ts';

/** `invoice.*` stands for all that begin so. */
const typeIs = (type: string): Condition =>
  type.endsWith('.*') ? ['starts_with(type, ?)', type.slice(0, -1)] : ['type = ?', type];

/** Whether all who were to hear of it have; with nobody to tell, they have. */
const isDelivered =
  "not exists (select from pay_sandbox.delivery where delivery.event = event.id and state <> 'delivered') = ?";

export const events = [
  operation(
    'GET',
    '/v1/events',
    fields({
      ...paging,
      created: created(),
      delivery_success: maybe(flag()),
      type: maybe(text()),
      types: maybe(list(text())),
    }),
    async ({ sql }, { delivery_success: delivered, type, types, ...page }) => {
      if (type !== undefined && types !== undefined) {
        throw invalid({
          param: 'type',
          message: 'You may only specify one of these parameters: type, types.',
        });
      }
      const cut = await cutOf(page, 'event', (id) => findEventSeq(sql, id));
      const found = await pageOfEvents(sql, {
        order: cut.order,
        limit: cut.limit + 1,
        conditions: [
          ...cut.condition,
          ...createdIs(page.created, 'created'),
          ...(type === undefined ? [] : [typeIs(type)]),
          ...when('type = any(?)', types),
          ...when(isDelivered, delivered),
        ],
      });
      return arrange('/v1/events', found, cut);
    },
  ),
  operation('GET', '/v1/events/:id', fields({}), async ({ sql }, _, id) => {
    const event = await findEvent(sql, id);
    if (event === null) throw noSuch('event', id, 'id');
    return event;
  }),
];
