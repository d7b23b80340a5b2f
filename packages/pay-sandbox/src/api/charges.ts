import type { Charge } from '#objects/payments.ts';
import { refund } from '#payments/refunds.ts';
import { is, listObjects } from '#store/object-queries.ts';
import { fields, maybe, metadata, text, whole, word } from '#wire/fields.ts';
import { mergeMetadata } from '#wire/given.ts';
import { operation } from '#wire/operation.ts';
import { created, equals, listing } from '#wire/pages.ts';
import { invalid, missingParameter } from '#wire/refusal.ts';
import { lockCustomer, type Work } from '#work/work.ts';
import { requireObject, retrieving } from './required.ts';

export const charges = [
  retrieving('charge', '/v1/charges'),
  listing('charge', '/v1/charges', {
    created,
    customer: equals('customer'),
    payment_intent: equals('payment_intent'),
    transfer_group: equals("data ->> 'transfer_group'"),
  }),
  operation('GET', '/v1/payment_intents/:id', fields({ client_secret: maybe(text()) }), (work, _, id) =>
    requireObject(work, 'payment_intent', id),
  ),
  retrieving('dispute', '/v1/disputes'),
  retrieving('refund', '/v1/refunds'),
  listing('refund', '/v1/refunds', {
    charge: equals("data ->> 'charge'"),
    created,
    payment_intent: equals('payment_intent'),
  }),
  operation(
    'POST',
    '/v1/refunds',
    fields({
      amount: maybe(whole(1)),
      charge: maybe(text()),
      metadata: metadata(),
      payment_intent: maybe(text()),
      reason: maybe(word('duplicate', 'fraudulent', 'requested_by_customer')),
    }),
    async (work, { amount, charge, payment_intent: intent, reason = null, metadata: tags }) => {
      const meant = await chargeMeant(work, charge, intent);
      if (meant.customer !== null) await lockCustomer(work, meant.customer);
      const there = await requireObject(work, 'charge', meant.id, 'charge');
      return refund(work, there, {
        amount: requireRefundable(there, amount),
        reason,
        metadata: mergeMetadata({}, tags),
      });
    },
  ),
];

async function chargeMeant(
  work: Work,
  charge: string | undefined,
  intent: string | undefined,
): Promise<Charge> {
  if (charge !== undefined) return requireObject(work, 'charge', charge, 'charge');
  if (intent === undefined) throw missingParameter('payment_intent');
  await requireObject(work, 'payment_intent', intent, 'payment_intent');
  const found = await listObjects(work.sql, 'charge', [is('payment_intent', intent)]);
  const succeeded = found.find(({ status }) => status === 'succeeded');
  if (succeeded === undefined) {
    throw invalid({
      param: 'payment_intent',
      code: 'payment_intent_unexpected_state',
      message: 'This PaymentIntent does not have a successful charge to refund.',
    });
  }
  return succeeded;
}

function requireRefundable(charge: Charge, asked: number | undefined): number {
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
  const left = charge.amount - charge.amount_refunded;
  if (asked !== undefined && asked > left) {
    throw invalid({
      param: 'amount',
      message: `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`,
    });
  }
  return asked ?? left;
}
