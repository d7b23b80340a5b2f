import * as z from 'zod/mini';
import { collect } from '#lifecycle/collect.ts';
import { finalizeInvoice } from '#lifecycle/invoices.ts';
import { fields, flag, maybe, text, word } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { created, equals, listing, time, within } from '#wire/pages.ts';
import { cardRefusal, invalid } from '#wire/refusal.ts';
import { requireMethodOf, requireOwned, retrieving } from './required.ts';

export const invoices = [
  listing('invoice', '/v1/invoices', {
    collection_method: equals("data ->> 'collection_method'", word('charge_automatically', 'send_invoice')),
    created,
    customer: equals('customer'),
    customer_account: equals("data ->> 'customer_account'"),
    due_date: time("(data ->> 'due_date')::bigint"),
    status: equals("data ->> 'status'", word('draft', 'open', 'paid', 'uncollectible', 'void')),
    subscription: equals('subscription'),
  }),
  retrieving('invoice', '/v1/invoices'),
  operation(
    'POST',
    '/v1/invoices/:id/pay',
    fields({ off_session: maybe(flag()), payment_method: maybe(text()) }),
    async (work, { payment_method: method }, id) => {
      const invoice = await requireOwned(work, 'invoice', id);
      if (invoice.status !== 'draft' && invoice.status !== 'open') {
        throw invalid({ message: `Invoice is already ${invoice.status}` });
      }
      const card =
        method === undefined ? null : await requireMethodOf(work, invoice.customer, method, 'payment_method');
      const open = invoice.status === 'draft' ? await finalizeInvoice(work, invoice) : invoice;
      if (open.status !== 'open') return open;
      const collected = await collect(work, open, 'person', card);
      if (collected.kind === 'paid') return collected.invoice;
      // Returned, so that the failed charge is kept.
      return cardRefusal(collected.decline, collected.charge, collected.intent);
    },
  ),
  listing('invoice_payment', '/v1/invoice_payments', {
    created,
    invoice: equals('invoice'),
    payment: within({
      payment_intent: equals('payment_intent'),
      payment_record: equals("data #>> '{payment,payment_record}'"),
      type: z.nonoptional(equals("data #>> '{payment,type}'", word('payment_intent', 'payment_record'))),
    }),
    status: equals("data ->> 'status'", word('open', 'paid', 'canceled')),
  }),
  retrieving('invoice_payment', '/v1/invoice_payments'),
];
