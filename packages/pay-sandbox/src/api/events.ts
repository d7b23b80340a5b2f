import { findEventSeq, listEventRows } from '#store/event-queries.ts';
import { where } from '#store/object-queries.ts';
import { fields, timestamp } from '#wire/fields.ts';
import { among, filter, paging, readPage } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';

const path = '/v1/events';

export const events = [
  operation(
    'GET',
    path,
    fields({
      ...paging,
      created: filter(fields({ gte: timestamp() }), ({ gte }) => [where('created', '>=', gte)]),
      types: among('type'),
    }),
    ({ sql }, params) =>
      readPage(params, {
        type: 'event',
        url: path,
        findSeq: (id) => findEventSeq(sql, id),
        list: (conditions, limit) => listEventRows(sql, conditions, limit),
      }),
  ),
];
