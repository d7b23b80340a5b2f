import { enumeration } from '#wire/fields.ts';
import { equals, listOperation, nested } from '#wire/lists.ts';
import { retrieveOperation } from '#wire/require.ts';

export const invoices = [
  listOperation('invoice', '/v1/invoices', {
    customer: equals('customer'),
    status: equals("data ->> 'status'", enumeration('draft', 'open', 'paid')),
    subscription: equals('subscription'),
  }),
  retrieveOperation('invoice', '/v1/invoices'),
  listOperation('invoice_payment', '/v1/invoice_payments', {
    invoice: equals('invoice'),
    payment: nested({
      payment_intent: equals('payment_intent'),
      type: equals("data #>> '{payment,type}'", enumeration('payment_intent')),
    }),
    status: equals("data ->> 'status'", enumeration('open', 'paid')),
  }),
];
