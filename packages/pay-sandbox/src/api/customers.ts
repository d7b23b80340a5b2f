import { endSubscription } from '#lifecycle/cancel-subscription.ts';
import { isLive } from '#lifecycle/schedule.ts';
import { newId, randomText } from '#objects/ids.ts';
import type { Customer } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { findAnyObjects, is, listObjects, stubOf } from '#store/object-queries.ts';
import { email, fields, list, maybe, metadata, orUnset, text } from '#wire/fields.ts';
import { given, mergeMetadata } from '#wire/given.ts';
import { operation } from '#wire/operation.ts';
import { created, filter, listing } from '#wire/pages.ts';
import { noSuch } from '#wire/refusal.ts';
import { change, create, remove } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { requireCustomerOf, requireMethodOf } from './required.ts';

const address = fields({
  city: maybe(orUnset(text())),
  country: maybe(orUnset(text(2))),
  line1: maybe(orUnset(text())),
  line2: maybe(orUnset(text())),
  postal_code: maybe(orUnset(text())),
  state: maybe(orUnset(text())),
});

const details = {
  address: maybe(orUnset(address)),
  description: maybe(orUnset(text())),
  email: maybe(orUnset(email())),
  invoice_settings: maybe(fields({ default_payment_method: maybe(orUnset(text())) })),
  metadata: metadata(),
  name: maybe(orUnset(text(256))),
  phone: maybe(orUnset(text(20))),
  preferred_locales: maybe(list(text(20))),
  shipping: maybe(orUnset(fields({ address, name: text(), phone: maybe(text(20)) }))),
};

type AddressGiven = { readonly [part: string]: string | null | undefined };

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
const wholeAddress = (part: AddressGiven | null | undefined) =>
  part === null || part === undefined ? part : { ...noAddress, ...part };

export function newCustomer(work: Work, details: Partial<Customer>): Customer {
  return fill<Customer & { readonly [name: string]: unknown }>({
    address: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_settings: { default_payment_method: null },
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...details,
    id: newId('cus', 14),
    object: 'customer',
    balance: 0,
    created: work.now,
    invoice_prefix: randomText(8).toUpperCase(),
    next_invoice_sequence: 1,
  });
}

async function withDefaultCard(
  work: Work,
  customer: string | null,
  settings: { readonly default_payment_method?: string | null | undefined } | undefined,
): Promise<Pick<Customer, 'invoice_settings'> | object> {
  const method = settings?.default_payment_method;
  if (method === undefined) return {};
  if (method !== null) {
    const param = 'invoice_settings[default_payment_method]';
    await requireMethodOf(work, customer, method, param);
  }
  return { invoice_settings: { default_payment_method: method } };
}

export const customers = [
  operation(
    'POST',
    '/v1/customers',
    fields(details),
    async (work, { metadata: tags, invoice_settings: settings, address, shipping, ...rest }) => {
      const customer = newCustomer(work, {
        ...given(rest),
        ...given({ address: wholeAddress(address), shipping: withWholeAddress(shipping) }),
        ...(await withDefaultCard(work, null, settings)),
        metadata: mergeMetadata({}, tags),
      });
      return create(work, customer, 'customer.created');
    },
  ),
  listing('customer', '/v1/customers', {
    created,
    email: filter(text(512), (email) => [is('email', email.toLowerCase()), is("data ->> 'email'", email)]),
  }),
  operation('GET', '/v1/customers/:id', fields({}), async (work, _, id) => {
    const found = id.startsWith('cus_') ? (await findAnyObjects(work.sql, [id])).get(id) : undefined;
    if (found === undefined) throw noSuch('customer', id, 'id');
    return found;
  }),
  operation(
    'POST',
    '/v1/customers/:id',
    fields(details),
    async (work, { metadata: tags, invoice_settings: settings, address, shipping, ...rest }, id) => {
      const customer = await requireCustomerOf(work, id, 'id');
      const defaults = await withDefaultCard(work, id, settings);
      return change(
        work,
        customer,
        {
          ...customer,
          ...given(rest),
          ...given({ address: wholeAddress(address), shipping: withWholeAddress(shipping) }),
          invoice_settings: { ...customer.invoice_settings, ...Object.values(defaults)[0] },
          metadata: mergeMetadata(customer.metadata, tags),
        },
        ['customer.updated'],
      );
    },
  ),
  operation('DELETE', '/v1/customers/:id', fields({}), async (work, _, id) => {
    const customer = await requireCustomerOf(work, id, 'id');
    await removeCustomer(work, customer);
    return stubOf(id, 'customer');
  }),
];

function withWholeAddress<T extends { readonly address: AddressGiven }>(shipping: T | null | undefined) {
  if (shipping === null || shipping === undefined) return shipping;
  return { phone: null, ...shipping, address: wholeAddress(shipping.address) };
}

/** Their subscriptions end with them. */
async function removeCustomer(work: Work, customer: Customer): Promise<void> {
  const subscriptions = await listObjects(work.sql, 'subscription', [is('customer', customer.id)]);
  for (const subscription of subscriptions.filter(isLive)) {
    await endSubscription(work, subscription, 'cancellation_requested');
  }
  await remove(work, customer, 'customer.deleted');
}
