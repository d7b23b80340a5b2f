import { create, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import { newPrice } from '#lifecycle/new-price.ts';
import { is, listObjects, replacePriceInSubscriptions } from '#store/object-queries.ts';
import { amount, boolean, currency, enumeration, fields, optional, text } from '#wire/fields.ts';
import { among, equals, listOperation } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { invalid } from '#wire/refusal.ts';
import { requireObject } from '#wire/require.ts';

export const prices = [
  operation(
    'POST',
    '/v1/prices',
    fields({
      currency: currency(),
      lookup_key: optional(text(200)),
      nickname: optional(text()),
      product: text(),
      recurring: optional(fields({ interval: enumeration('month', 'year') })),
      transfer_lookup_key: optional(boolean()),
      unit_amount: amount(),
    }),
    async (tx, params) => {
      await requireObject(tx, 'product', params.product, 'product');
      const { lookup_key: key = null, transfer_lookup_key: transfers = false, nickname = null } = params;
      await releaseLookupKey(tx, key, transfers);
      const price = newPrice(tx, { ...params, lookup_key: key, nickname, active: true });
      return create(tx, price, 'price.created');
    },
  ),
  listOperation('price', '/v1/prices', {
    active: equals("(data -> 'active')::boolean", boolean()),
    lookup_keys: among('lookup_key'),
  }),
];

/** A lookup key belongs to one price. Another price gets it only with `transfer_lookup_key`. */
async function releaseLookupKey(tx: Tx, key: string | null, transfers: boolean): Promise<void> {
  const [owner] = key === null ? [] : await listObjects(tx.sql, 'price', [is('lookup_key', key)]);
  if (owner === undefined) return;
  if (!transfers) {
    throw invalid({
      param: 'lookup_key',
      message:
        `A price (\`${owner.id}\`) already uses that lookup key. ` +
        'Set `transfer_lookup_key` to true to transfer it to this price.',
    });
  }
  const released = await update(tx, owner, { ...owner, lookup_key: null }, ['price.updated']);
  await replacePriceInSubscriptions(tx.sql, released);
}
