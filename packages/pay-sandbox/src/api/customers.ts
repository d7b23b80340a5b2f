import { create, remove, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import { endSubscription, isLive } from '#lifecycle/update-subscription.ts';
import { newId, randomText } from '#objects/ids.ts';
import type { Customer } from '#objects/objects.ts';
import { attachCard } from '#payments/payments.ts';
import { findTokenNumber } from '#payments/test-cards.ts';
import { findAnyObjects, is, listObjects, toStub } from '#store/object-queries.ts';
import { email, fields, metadata, optional, text, unsettable } from '#wire/fields.ts';
import { equals, filter, listOperation } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { notFound } from '#wire/refusal.ts';
import { definedFields, mergeMetadata, requireCustomer } from '#wire/require.ts';

const path = '/v1/customers';

const details = fields({
  email: optional(unsettable(email())),
  metadata: metadata(),
  name: optional(unsettable(text(256))),
});

export const customers = [
  operation('POST', path, details, async (tx, { email = null, name = null, metadata }) => {
    const customer = newCustomer(tx, { email, name, metadata: mergeMetadata({}, metadata) });
    return create(tx, customer, 'customer.created');
  }),
  listOperation('customer', path, {
    // The first condition can use the index on lower-case addresses.
    email: filter(text(512), (email) => [is('email', email.toLowerCase()), is("data ->> 'email'", email)]),
  }),
  operation('GET', `${path}/:id`, fields({}), async (tx, _, id) => {
    const customer = id.startsWith('cus_') ? (await findAnyObjects(tx.sql, [id])).get(id) : undefined;
    if (customer === undefined) throw notFound('customer', id, 'id');
    return customer;
  }),
  operation('POST', `${path}/:id`, details, async (tx, { metadata, ...changes }, id) => {
    const customer = await requireCustomer(tx, id, 'id');
    const changed = {
      ...customer,
      ...definedFields(changes),
      metadata: mergeMetadata(customer.metadata, metadata),
    };
    return update(tx, customer, changed, ['customer.updated']);
  }),
  operation('DELETE', `${path}/:id`, fields({}), async (tx, _, id) => {
    const customer = await requireCustomer(tx, id, 'id');
    const subscriptions = await listObjects(tx.sql, 'subscription', [is('customer', id)]);
    for (const subscription of subscriptions.filter(isLive)) {
      await endSubscription(tx, subscription, 'cancellation_requested');
    }
    await remove(tx, customer, 'customer.deleted');
    return toStub(id, 'customer');
  }),
];

const newCustomer = (tx: Tx, details: Pick<Customer, 'email' | 'name' | 'metadata'>): Customer => ({
  ...details,
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created: tx.now,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_prefix: randomText(8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export const paymentMethods = [
  listOperation('payment_method', '/v1/payment_methods', { customer: equals('customer') }),
  // Each use of a test token attaches a new card.
  operation(
    'POST',
    '/v1/payment_methods/:id/attach',
    fields({ customer: text() }),
    async (tx, params, token) => {
      const customer = await requireCustomer(tx, params.customer, 'customer');
      const number = findTokenNumber(token);
      if (number === null) throw notFound('PaymentMethod', token, 'id');
      const expiryYear = new Date(tx.now * 1_000).getUTCFullYear() + 10;
      const card = { number, expiryMonth: 12, expiryYear };
      return attachCard(tx, card, customer, customer.name);
    },
  ),
];
