import { create, update } from '#engine/changes.ts';
import { newId } from '#objects/ids.ts';
import type { Product } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { findAnyObjects } from '#store/object-queries.ts';
import { boolean, fields, optional, text } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { definedFields } from '#wire/params.ts';
import { invalid } from '#wire/refusal.ts';
import { requireObject, retrieveOperation } from '#wire/require.ts';

const path = '/v1/products';

export const products = [
  operation('POST', path, fields({ id: optional(text(100)), name: text() }), async (tx, params) => {
    const { id = newId('prod', 14), name } = params;
    if (!/^[\w-]{1,100}$/.test(id)) throw invalid({ param: 'id', message: `Invalid id: ${id}` });
    if ((await findAnyObjects(tx.sql, [id])).size > 0) {
      throw invalid({ code: 'resource_already_exists', param: 'id', message: 'Product already exists.' });
    }
    const product = fill<Product & { readonly [name: string]: unknown }>({
      id,
      object: 'product',
      active: true,
      created: tx.now,
      default_price: null,
      name,
      statement_descriptor: null,
      type: 'service',
      unit_label: null,
      updated: tx.now,
    });
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
