import { newPaymentMethod, type PaymentMethod } from '#objects/card.ts';
import type { Customer } from '#objects/objects.ts';
import { findTokenNumber, testCardOf } from '#payments/test-cards.ts';
import { fields, maybe, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { type Paging, pageOfObjects, paging, when } from '#wire/pages.ts';
import { cardRefusal, invalid } from '#wire/refusal.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { requireCustomerOf, requireObject } from './required.ts';

/** Any type may be asked for; what there is are cards. */
const listed = {
  ...paging,
  allow_redisplay: maybe(word('always', 'limited', 'unspecified')),
  type: maybe(text(50)),
};

export const paymentMethods = [
  operation('GET', '/v1/payment_methods/:id', fields({}), (work, _, id) =>
    requireObject(work, 'payment_method', id),
  ),
  operation(
    'GET',
    '/v1/payment_methods',
    fields({ ...listed, customer: maybe(text()), customer_account: maybe(text()) }),
    async (work, page) => listMethods(work, page, '/v1/payment_methods'),
  ),
  operation('GET', '/v1/customers/:id/payment_methods', fields(listed), async (work, page, id) => {
    await requireObject(work, 'customer', id);
    return listMethods(work, { ...page, customer: id }, `/v1/customers/${id}/payment_methods`);
  }),
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

interface Listed extends Paging {
  readonly allow_redisplay?: string | undefined;
  readonly customer?: string | undefined;
  readonly customer_account?: string | undefined;
  readonly type?: string | undefined;
}

const listMethods = (work: Work, given: Listed, url: string) =>
  pageOfObjects(
    work.sql,
    'payment_method',
    given,
    [
      ...when("data ->> 'allow_redisplay' = ?", given.allow_redisplay),
      ...when('customer = ?', given.customer),
      ...when("data ->> 'customer_account' = ?", given.customer_account),
      ...when("data ->> 'type' = ?", given.type),
    ],
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
