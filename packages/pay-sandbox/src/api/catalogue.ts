import { create, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import { newPrice } from '#lifecycle/new-price.ts';
import { newId } from '#objects/ids.ts';
import type { Product } from '#objects/objects.ts';
import { findAnyObjects, is, listObjects, replacePriceInSubscriptions } from '#store/object-queries.ts';
import { amount, boolean, currency, enumeration, fields, optional, text } from '#wire/fields.ts';
import { among, equals, listOperation } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { invalid } from '#wire/refusal.ts';
import { definedFields, requireObject, retrieveOperation } from '#wire/require.ts';

const path = '/v1/products';

export const products = [
  operation('POST', path, fields({ id: optional(text(100)), name: text() }), async (tx, params) => {
    const { id = newId('prod', 14), name } = params;
    if (!/^[\w-]{1,100}$/.test(id)) throw invalid({ param: 'id', message: `Invalid id: ${id}` });
    if ((await findAnyObjects(tx.sql, [id])).size > 0) {
      throw invalid({ code: 'resource_already_exists', param: 'id', message: 'Product already exists.' });
    }
    const product: Product = {
      id,
      object: 'product',
      active: true,
      created: tx.now,
      default_price: null,
      description: null,
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: {},
      name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: tx.now,
      url: null,
    };
    return create(tx, product, 'product.created');
  }),
  retrieveOperation('product', path),
  operation(
    'POST',
    `${path}/:id`,
    fields({ active: optional(boolean()), name: optional(text()) }),
    async (tx, params, id) => {
      const product = await requireObject(tx, 'product', id);
      const changed = { ...product, ...definedFields(params), updated: tx.now };
      return update(tx, product, changed, ['product.updated']);
    },
  ),
];

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
