import { lockCustomer, type Tx } from '#engine/tx.ts';
import type { Charge } from '#objects/billing.ts';
import { createRefund } from '#payments/payments.ts';
import { is, listObjects } from '#store/object-queries.ts';
import { amount, enumeration, fields, optional, text } from '#wire/fields.ts';
import { equals, listOperation, nested } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { invalid, missingParameter } from '#wire/refusal.ts';
import { requireObject, retrieveOperation } from '#wire/require.ts';

export const charges = [
  listOperation('charge', '/v1/charges', { customer: equals('customer') }),
  operation(
    'POST',
    '/v1/refunds',
    fields({ amount: optional(amount(1)), charge: optional(text()), payment_intent: optional(text()) }),
    async (tx, params) => {
      const { id, customer } = await requireCharge(tx, params.charge, params.payment_intent);
      await lockCustomer(tx, customer);
      const charge = await requireObject(tx, 'charge', id, 'charge');
      return createRefund(tx, charge, requireRefundableAmount(charge, params.amount));
    },
  ),
];

async function requireCharge(
  tx: Tx,
  charge: string | undefined,
  intent: string | undefined,
): Promise<Charge> {
  if (charge !== undefined) return requireObject(tx, 'charge', charge, 'charge');
  if (intent === undefined) throw missingParameter('payment_intent');
  await requireObject(tx, 'payment_intent', intent, 'payment_intent');
  const charges = await listObjects(tx.sql, 'charge', [is('payment_intent', intent)]);
  const succeeded = charges.find(({ status }) => status === 'succeeded');
  if (succeeded === undefined) {
    throw invalid({
      param: 'payment_intent',
      code: 'payment_intent_unexpected_state',
      message: 'This PaymentIntent does not have a successful charge to refund.',
    });
  }
  return succeeded;
}

/** The whole rest if no amount is requested. */
function requireRefundableAmount(charge: Charge, requested: number | undefined): number {
  if (charge.status !== 'succeeded') {
    throw invalid({
      param: 'charge',
      message: `Charge ${charge.id} was not successful and cannot be refunded.`,
    });
  }
  if (charge.refunded) {
    throw invalid({
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (charge.disputed) {
    throw invalid({
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  }
  const rest = charge.amount - charge.amount_refunded;
  if (requested !== undefined && requested > rest) {
    throw invalid({
      param: 'amount',
      message: `Refund amount (${requested}) is greater than unrefunded amount on charge (${rest})`,
    });
  }
  return requested ?? rest;
}

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
