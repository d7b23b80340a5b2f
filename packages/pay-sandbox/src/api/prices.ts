import type * as z from 'zod/mini';
import type { Price, Recurring } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { fill } from '#schema/fill.ts';
import { is, listObjects, refreshPriceInSubscriptions } from '#store/object-queries.ts';
import { currency, fields, flag, maybe, metadata, orUnset, text, whole, word } from '#wire/fields.ts';
import { mergeMetadata, given as pick } from '#wire/given.ts';
import { operation } from '#wire/operation.ts';
import { among, created, equals, listing, within } from '#wire/pages.ts';
import { invalid } from '#wire/refusal.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { productData, productOf } from './products.ts';
import { requireObject, retrieving } from './required.ts';

const longest = { day: 1_095, week: 156, month: 36, year: 3 } as const;

export const recurring = fields({
  interval: word('day', 'week', 'month', 'year'),
  interval_count: maybe(whole(1, 1_095)),
  usage_type: maybe(word('licensed')),
});

export function requireSoundInterval(
  given: z.output<typeof recurring> | undefined,
  param: string,
): Recurring | null {
  if (given === undefined) return null;
  const { interval, interval_count = 1 } = given;
  if (interval_count > longest[interval]) {
    throw invalid({
      param: `${param}[interval_count]`,
      message: 'A price may recur every three years at most.',
    });
  }
  return { interval, interval_count };
}

const taxBehavior = word('inclusive', 'exclusive', 'unspecified');

/** The most that one line may cost, as at Stripe. */
export const amount = () => whole(0, 99_999_999);

interface PriceGiven {
  readonly amount: number;
  readonly currency: string;
  readonly product: string;
  readonly recurring: Recurring | null;
  readonly details?: Partial<Pick<Price, 'active' | 'lookup_key' | 'metadata' | 'nickname' | 'tax_behavior'>>;
}

export const newPrice = (work: Work, { amount, currency, product, recurring, details }: PriceGiven): Price =>
  fill<Price>({
    active: true,
    lookup_key: null,
    metadata: {},
    nickname: null,
    tax_behavior: 'unspecified',
    ...details,
    id: newId('price'),
    object: 'price',
    billing_scheme: 'per_unit',
    created: work.now,
    currency,
    product,
    recurring: recurring === null ? null : { ...recurring, usage_type: 'licensed' },
    type: recurring === null ? 'one_time' : 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  });

export const prices = [
  operation(
    'POST',
    '/v1/prices',
    fields({
      active: maybe(flag()),
      billing_scheme: maybe(word('per_unit')),
      currency: currency(),
      lookup_key: maybe(text(200)),
      metadata: metadata(),
      nickname: maybe(text()),
      product: maybe(text()),
      product_data: maybe(productData),
      recurring: maybe(recurring),
      tax_behavior: maybe(taxBehavior),
      transfer_lookup_key: maybe(flag()),
      unit_amount: amount(),
    }),
    async (work, given) => {
      const product = await productOf(work, given, null);
      const key = given.lookup_key ?? null;
      await freeLookupKey(work, key, given.transfer_lookup_key ?? false);
      const price = newPrice(work, {
        amount: given.unit_amount,
        currency: given.currency,
        product,
        recurring: requireSoundInterval(given.recurring, 'recurring'),
        details: {
          active: given.active ?? true,
          lookup_key: key,
          metadata: mergeMetadata({}, given.metadata),
          nickname: given.nickname ?? null,
          tax_behavior: given.tax_behavior ?? 'unspecified',
        },
      });
      return create(work, price, 'price.created');
    },
  ),
  listing('price', '/v1/prices', {
    active: equals("(data -> 'active')::boolean", flag()),
    created,
    currency: equals("data ->> 'currency'", currency()),
    lookup_keys: among('lookup_key', text(200)),
    product: equals("data ->> 'product'"),
    recurring: within({
      interval: equals("data #>> '{recurring,interval}'", word('day', 'week', 'month', 'year')),
      meter: equals("data #>> '{recurring,meter}'"),
      usage_type: equals("data #>> '{recurring,usage_type}'", word('licensed', 'metered')),
    }),
    type: equals("data ->> 'type'", word('one_time', 'recurring')),
  }),
  retrieving('price', '/v1/prices'),
  operation(
    'POST',
    '/v1/prices/:id',
    fields({
      active: maybe(flag()),
      lookup_key: maybe(orUnset(text(200))),
      metadata: metadata(),
      nickname: maybe(orUnset(text())),
      tax_behavior: maybe(taxBehavior),
      transfer_lookup_key: maybe(flag()),
    }),
    async (work, { metadata: tags, transfer_lookup_key: transfers = false, ...rest }, id) => {
      const price = await requireObject(work, 'price', id);
      if (rest.lookup_key !== price.lookup_key) await freeLookupKey(work, rest.lookup_key ?? null, transfers);
      return changePrice(work, price, {
        ...price,
        ...pick(rest),
        metadata: mergeMetadata(price.metadata, tags),
      });
    },
  ),
];

async function changePrice(work: Work, before: Price, after: Price): Promise<Price> {
  const changed = await change(work, before, after, ['price.updated']);
  await refreshPriceInSubscriptions(work.sql, changed);
  return changed;
}

/** A key leads to one price. It can be taken from another only by who says so. */
async function freeLookupKey(work: Work, key: string | null, transfers: boolean): Promise<void> {
  const [holder] = key === null ? [] : await listObjects(work.sql, 'price', [is('lookup_key', key)]);
  if (holder === undefined) return;
  if (!transfers) {
    throw invalid({
      param: 'lookup_key',
      message:
        `A price (\`${holder.id}\`) already uses that lookup key. ` +
        'Set `transfer_lookup_key` to true to transfer it to this price.',
    });
  }
  await changePrice(work, holder, { ...holder, lookup_key: null });
}
