import { newPaymentMethod, type PaymentMethod } from '#objects/card.ts';
import type { Customer } from '#objects/objects.ts';
import { findTokenNumber, testCardOf } from '#payments/test-cards.ts';
import { fields, maybe, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { pageOfObjects, paging } from '#wire/pages.ts';
import { cardRefusal, invalid } from '#wire/refusal.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { requireCustomerOf, requireObject } from './required.ts';

export const paymentMethods = [
  operation('GET', '/v1/payment_methods/:id', fields({}), (work, _, id) =>
    requireObject(work, 'payment_method', id),
  ),
  operation(
    'GET',
    '/v1/payment_methods',
    fields({ ...paging, customer: maybe(text()), type: maybe(word('card')) }),
    async (work, { customer, ...page }) => listMethods(work, page, customer, '/v1/payment_methods'),
  ),
  operation(
    'GET',
    '/v1/customers/:id/payment_methods',
    fields({ ...paging, type: maybe(word('card')) }),
    async (work, page, id) => {
      await requireObject(work, 'customer', id);
      return listMethods(work, page, id, `/v1/customers/${id}/payment_methods`);
    },
  ),
  operation(
    'POST',
    '/v1/payment_methods/:id/attach',
    fields({ customer: text() }),
    async (outer, { customer: owner }, id) => {
      const { work, customer } = await requireCustomerOf(outer, owner, 'customer');
      const number = findTokenNumber(id);
      return number === null ? attachKept(work, customer, id) : attachNew(work, customer, number);
    },
  ),
];

type Page = Parameters<typeof pageOfObjects>[2];

const listMethods = (work: Work, page: Page, customer: string | undefined, url: string) =>
  pageOfObjects(
    work.sql,
    'payment_method',
    page,
    customer === undefined ? [] : [['customer = ?', customer]],
    url,
  );

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
