import { findEvent, findEventSeq, pageOfEvents } from '#store/event-queries.ts';
import { type Condition, is } from '#store/object-queries.ts';
import { fields, flag, text } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { among, arrange, conditionsIn, cutOf, equals, filter, paging, time } from '#wire/pages.ts';
import { noSuch, notBoth } from '#wire/refusal.ts';

/** `invoice.*` stands for all that begin so. */
const typeIs = (type: string): Condition =>
  type.endsWith('.*') ? (bind) => `starts_with(type, ${bind(type.slice(0, -1))})` : is('type', type);

/** Whether all who were to hear of it have; with nobody to tell, they have. */
const isDelivered =
  "(not exists (select from pay_sandbox.delivery where delivery.event = event.id and state <> 'delivered'))";

export const events = [
  operation(
    'GET',
    '/v1/events',
    fields({
      ...paging,
      created: time('created'),
      delivery_success: equals(isDelivered, flag()),
      type: filter(text(), (type) => [typeIs(type)]),
      types: among('type', text()),
    }),
    async ({ sql }, given) => {
      if (given.type !== undefined && given.types !== undefined) {
        throw notBoth('type', 'types');
      }
      const cut = await cutOf(given, 'event', (id) => findEventSeq(sql, id));
      const conditions = [...cut.condition, ...conditionsIn(given)];
      const found = await pageOfEvents(sql, { order: cut.order, limit: cut.limit + 1, conditions });
      return arrange('/v1/events', found, cut);
    },
  ),
  operation('GET', '/v1/events/:id', fields({}), async ({ sql }, _, id) => {
    const event = await findEvent(sql, id);
    if (event === null) throw noSuch('event', id, 'id');
    return event;
  }),
];
