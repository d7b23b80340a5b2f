import { newPaymentMethod, type PaymentMethod } from '#objects/card.ts';
import type { Customer } from '#objects/objects.ts';
import { findTokenNumber, testCardOf } from '#payments/test-cards.ts';
import { is } from '#store/object-queries.ts';
import { fields, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { equals, listing, pageOfObjects, paging } from '#wire/pages.ts';
import { cardRefusal, invalid } from '#wire/refusal.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { requireCustomerOf, requireObject, retrieving } from './required.ts';

/** Any type may be asked for; what there is are cards. */
const filters = {
  allow_redisplay: equals("data ->> 'allow_redisplay'", word('always', 'limited', 'unspecified')),
  type: equals("data ->> 'type'", text(50)),
};

export const paymentMethods = [
  retrieving('payment_method', '/v1/payment_methods'),
  listing('payment_method', '/v1/payment_methods', {
    ...filters,
    customer: equals('customer'),
    customer_account: equals("data ->> 'customer_account'"),
  }),
  operation(
    'GET',
    '/v1/customers/:id/payment_methods',
    fields({ ...paging, ...filters }),
    async (work, given, id) => {
      await requireObject(work, 'customer', id);
      return pageOfObjects(work.sql, 'payment_method', `/v1/customers/${id}/payment_methods`, given, [
        is('customer', id),
      ]);
    },
  ),
  operation(
    'POST',
    '/v1/payment_methods/:id/attach',
    fields({ customer: text() }),
    async (work, { customer: owner }, id) => {
      const customer = await requireCustomerOf(work, owner, 'customer');
      const number = findTokenNumber(id);
      return number === null ? attachKept(work, customer, id) : attachNew(work, customer, number);
    },
  ),
];

/** Stripe's ready-made names stand for a new card each time. */
async function attachNew(work: Work, customer: Customer, number: string): Promise<PaymentMethod> {
  const { decline } = testCardOf(number);
  if (decline !== null) throw cardRefusal(decline, null, null);
  const year = new Date(work.now * 1_000).getUTCFullYear() + 10;
  const card = { number, expiryMonth: 12, expiryYear: year };
  const { id, email, name } = customer;
  const method = newPaymentMethod(card, { customer: id, email, name, now: work.now });
  return create(work, method, 'payment_method.attached', { number });
}

async function attachKept(work: Work, customer: Customer, id: string): Promise<PaymentMethod> {
  const method = await requireObject(work, 'payment_method', id);
  if (method.customer === customer.id) return method;
  if (method.customer !== null) {
    throw invalid({
      message: 'The payment method you provided has already been attached to a customer.',
      param: 'payment_method',
    });
  }
  return change(work, method, { ...method, customer: customer.id }, ['payment_method.attached']);
}
