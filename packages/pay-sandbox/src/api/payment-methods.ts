import { create } from '#engine/changes.ts';
import { newPaymentMethod } from '#objects/card.ts';
import { findTokenNumber } from '#payments/test-cards.ts';
import { fields, text } from '#wire/fields.ts';
import { equals, listOperation } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { notFound } from '#wire/refusal.ts';
import { requireCustomer } from '#wire/require.ts';

const path = '/v1/payment_methods';

export const paymentMethods = [
  listOperation('payment_method', path, { customer: equals('customer') }),
  // Each use of a test token attaches a new card.
  operation('POST', `${path}/:id/attach`, fields({ customer: text() }), async (tx, params, token) => {
    const { id: customer, email, name } = await requireCustomer(tx, params.customer, 'customer');
    const number = findTokenNumber(token);
    if (number === null) throw notFound('PaymentMethod', token, 'id');
    const expiryYear = new Date(tx.now * 1_000).getUTCFullYear() + 10;
    const card = { number, expiryMonth: 12, expiryYear };
    const method = newPaymentMethod(card, { customer, email, name, now: tx.now });
    return create(tx, method, 'payment_method.attached', { number });
  }),
];
