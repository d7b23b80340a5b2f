import { collect } from '#lifecycle/collect.ts';
import { finalizeInvoice } from '#lifecycle/invoices.ts';
import { fields, flag, maybe, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { created, createdIs, pageOfObjects, paging, when } from '#wire/pages.ts';
import { cardRefusal, invalid, noSuch } from '#wire/refusal.ts';
import type { Work } from '#work/work.ts';
import { requireObject, requireOwned } from './required.ts';

export const invoices = [
  operation(
    'GET',
    '/v1/invoices',
    fields({
      ...paging,
      collection_method: maybe(word('charge_automatically', 'send_invoice')),
      created: created(),
      customer: maybe(text()),
      customer_account: maybe(text()),
      due_date: created(),
      status: maybe(word('draft', 'open', 'paid', 'uncollectible', 'void')),
      subscription: maybe(text()),
    }),
    async (work, { collection_method: method, customer, status, subscription, ...rest }) =>
      pageOfObjects(
        work.sql,
        'invoice',
        rest,
        [
          ...createdIs(rest.created, "(data ->> 'created')::bigint"),
          ...createdIs(rest.due_date, "(data ->> 'due_date')::bigint"),
          ...when("data ->> 'collection_method' = ?", method),
          ...when("data ->> 'customer_account' = ?", rest.customer_account),
          ...when('customer = ?', customer),
          ...when("data ->> 'status' = ?", status),
          ...when('subscription = ?', subscription),
        ],
        '/v1/invoices',
      ),
  ),
  operation('GET', '/v1/invoices/:id', fields({}), (work, _, id) => requireObject(work, 'invoice', id)),
  operation(
    'POST',
    '/v1/invoices/:id/pay',
    fields({ off_session: maybe(flag()), payment_method: maybe(text()) }),
    async (outer, { payment_method: method }, id) => {
      const { work, object: invoice } = await requireOwned(outer, 'invoice', id);
      if (invoice.status !== 'draft' && invoice.status !== 'open') {
        throw invalid({ message: `Invoice is already ${invoice.status}` });
      }
      const card = method === undefined ? null : await requireCardOf(work, invoice.customer, method);
      const open = invoice.status === 'draft' ? await finalizeInvoice(work, invoice) : invoice;
      if (open.status !== 'open') return open;
      const collected = await collect(work, open, 'person', card);
      if (collected.kind === 'paid') return collected.invoice;
      // Returned, so that the failed charge is kept.
      return cardRefusal(collected.decline, collected.charge, collected.intent);
    },
  ),
  operation(
    'GET',
    '/v1/invoice_payments',
    fields({
      ...paging,
      created: created(),
      invoice: maybe(text()),
      payment: maybe(
        fields({
          payment_intent: maybe(text()),
          payment_record: maybe(text()),
          type: word('payment_intent', 'payment_record'),
        }),
      ),
      status: maybe(word('open', 'paid', 'canceled')),
    }),
    async (work, { invoice, payment, status, ...page }) =>
      pageOfObjects(
        work.sql,
        'invoice_payment',
        page,
        [
          ...createdIs(page.created, "(data ->> 'created')::bigint"),
          ...when('invoice = ?', invoice),
          ...when("data #>> '{payment,type}' = ?", payment?.type),
          ...when('payment_intent = ?', payment?.payment_intent),
          ...when("data #>> '{payment,payment_record}' = ?", payment?.payment_record),
          ...when("data ->> 'status' = ?", status),
        ],
        '/v1/invoice_payments',
      ),
  ),
  operation('GET', '/v1/invoice_payments/:id', fields({}), (work, _, id) =>
    requireObject(work, 'invoice_payment', id),
  ),
];

async function requireCardOf(work: Work, customer: string, id: string) {
  const method = await requireObject(work, 'payment_method', id, 'payment_method');
  if (method.customer !== customer) throw noSuch('PaymentMethod', id, 'payment_method', 400);
  return method;
}
