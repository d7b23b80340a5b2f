import type * as z from 'zod/mini';
import { newId } from '#objects/ids.ts';
import type { Product } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { findAnyObjects } from '#store/object-queries.ts';
import { fields, flag, list, maybe, metadata, orUnset, text, webAddress, word } from '#wire/fields.ts';
import { given, mergeMetadata } from '#wire/given.ts';
import { operation } from '#wire/operation.ts';
import { among, created, equals, listing } from '#wire/pages.ts';
import { invalid, missingParameter, notBoth } from '#wire/refusal.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { requireObject, retrieving } from './required.ts';

export const productDetails = {
  description: maybe(orUnset(text())),
  images: maybe(list(webAddress())),
  metadata: metadata(),
  statement_descriptor: maybe(text(22)),
  unit_label: maybe(orUnset(text())),
};

export const productData = fields({ ...productDetails, name: text(), active: maybe(flag()) });

const details = { ...productDetails, active: maybe(flag()), url: maybe(orUnset(webAddress())) };

type Details = Partial<Pick<Product, 'active' | 'description' | 'images' | 'metadata' | 'url'>>;

const newProduct = (work: Work, name: string, details: Details & { readonly id?: string }): Product =>
  fill<Product>({
    id: newId('prod', 14),
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    metadata: {},
    statement_descriptor: null,
    unit_label: null,
    url: null,
    ...details,
    created: work.now,
    name,
    type: 'service',
    updated: work.now,
  });

const ownId = /^[\w-]{1,100}$/;

export const products = [
  operation(
    'POST',
    '/v1/products',
    fields({ ...details, id: maybe(text(100)), name: text(), type: maybe(text()) }),
    async (work, { name, id, type, metadata: tags, ...rest }) => {
      if (type !== undefined && type !== 'service') {
        throw invalid({ param: 'type', message: 'Invalid type: must be one of service' });
      }
      if (id !== undefined) await requireNewId(work, id);
      const product = newProduct(work, name, {
        ...given({ ...rest, id }),
        metadata: mergeMetadata({}, tags),
      });
      return create(work, product, 'product.created');
    },
  ),
  listing('product', '/v1/products', {
    active: equals("(data -> 'active')::boolean", flag()),
    created,
    ids: among('id', text()),
    shippable: equals("coalesce((data ->> 'shippable')::boolean, false)", flag()),
    type: equals("data ->> 'type'", word('good', 'service')),
    url: equals("data ->> 'url'"),
  }),
  retrieving('product', '/v1/products'),
  operation(
    'POST',
    '/v1/products/:id',
    fields({ ...details, default_price: maybe(orUnset(text())), name: maybe(text()) }),
    async (work, { metadata: tags, ...rest }, id) => {
      const product = await requireObject(work, 'product', id);
      const price = rest.default_price;
      if (price !== undefined && price !== null) await requireObject(work, 'price', price, 'default_price');
      const changed = { ...product, ...given(rest), metadata: mergeMetadata(product.metadata, tags) };
      return change(work, product, { ...changed, updated: work.now }, ['product.updated']);
    },
  ),
];

interface ProductMeant {
  readonly product?: string | undefined;
  readonly product_data?: z.output<typeof productData> | undefined;
}

/** The product that a price is of, or a new one; of a price that is made for one session, `at` says where it stands. */
export async function productOf(work: Work, meant: ProductMeant, at: string | null): Promise<string> {
  const { product: id, product_data: data } = meant;
  const param = at === null ? 'product' : `${at}[product]`;
  if (id !== undefined && data !== undefined) throw notBoth('product', 'product_data', at ?? 'product');
  if (id !== undefined) return (await requireObject(work, 'product', id, param)).id;
  if (data === undefined) throw missingParameter(param);
  const { name, metadata: tags, ...details } = data;
  const product = newProduct(work, name, {
    ...given(details),
    ...(at === null ? {} : { active: false }),
    metadata: mergeMetadata({}, tags),
  });
  return (await create(work, product, at === null ? 'product.created' : null)).id;
}

async function requireNewId(work: Work, id: string): Promise<void> {
  if (!ownId.test(id)) throw invalid({ param: 'id', message: `Invalid id: ${id}` });
  if ((await findAnyObjects(work.sql, [id])).size > 0) {
    throw invalid({ code: 'resource_already_exists', param: 'id', message: 'Product already exists.' });
  }
}
