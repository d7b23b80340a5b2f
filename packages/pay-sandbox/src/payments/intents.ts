import { cardDetailsOf, type PaymentMethod } from '#objects/card.ts';
import { newId, randomText } from '#objects/ids.ts';
import type { Charge, PaymentIntent, SetupIntent } from '#objects/payments.ts';
import { fill } from '#schema/fill.ts';
import { getHidden } from '#store/object-queries.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { openDispute } from './disputes.ts';
import { type Decline, paymentErrorOf, type TestCard, testCardOf } from './test-cards.ts';

export type Payment =
  | { readonly kind: 'succeeded'; readonly intent: PaymentIntent; readonly charge: Charge }
  | {
      readonly kind: 'declined';
      readonly intent: PaymentIntent;
      readonly charge: Charge;
      readonly decline: Decline;
    };

export async function newIntent(
  work: Work,
  given: Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'description'>,
): Promise<PaymentIntent> {
  const id = newId('pi');
  const intent = fill<PaymentIntent>({
    ...given,
    id,
    object: 'payment_intent',
    amount_received: 0,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: work.now,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  });
  return create(work, intent, 'payment_intent.created');
}

export const testCardBehind = async (work: Work, method: PaymentMethod): Promise<TestCard> =>
  testCardOf((await getHidden(work.sql, 'payment_method', method.id)).number);

/** What would happen if this card were charged. */
export async function findDecline(work: Work, method: PaymentMethod): Promise<Decline | null> {
  const card = await testCardBehind(work, method);
  return card.decline ?? card.chargeDecline;
}

/** Charges the card, and keeps how it went. */
export async function pay(work: Work, intent: PaymentIntent, method: PaymentMethod): Promise<Payment> {
  const decline = await findDecline(work, method);
  if (decline !== null) return payInVain(work, intent, method, decline);
  const charge = await create(work, newCharge(work, intent, method, null), 'charge.succeeded');
  const paid = await change(
    work,
    intent,
    {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      payment_method: method.id,
      last_payment_error: null,
    },
    ['payment_intent.succeeded'],
  );
  const { isDisputed } = await testCardBehind(work, method);
  return {
    kind: 'succeeded',
    intent: paid,
    charge: isDisputed ? await openDispute(work, charge) : charge,
  };
}

/** A charge that the bank refused, as it is kept. */
export async function payInVain(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Promise<Extract<Payment, { kind: 'declined' }>> {
  const charge = await create(work, newCharge(work, intent, method, decline), 'charge.failed');
  const failed = await change(
    work,
    intent,
    { ...intent, latest_charge: charge.id, last_payment_error: paymentErrorOf(decline, charge.id) },
    ['payment_intent.payment_failed'],
  );
  return { kind: 'declined', intent: failed, charge, decline };
}

function newCharge(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
): Charge {
  return fill<
    Charge & { billing_details: object; captured: boolean; description: string | null; paid: boolean }
  >({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline === null ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: decline === null,
    created: work.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: {
      network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
      reason: decline === null ? null : (decline.declineCode ?? decline.code),
      risk_level: 'normal',
      seller_message: decline === null ? 'Payment complete.' : 'The bank returned a decline.',
      type: decline === null ? 'authorized' : 'issuer_declined',
    },
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetailsOf(method),
    refunded: false,
    status: decline === null ? 'succeeded' : 'failed',
  });
}

type Outcome = Pick<SetupIntent, 'customer' | 'payment_method' | 'status' | 'last_setup_error'>;

function newSetup(work: Work, outcome: Outcome): SetupIntent {
  const id = newId('seti');
  return fill<SetupIntent & { usage: string; payment_method_types: readonly string[] }>({
    ...outcome,
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${randomText(25)}`,
    created: work.now,
    payment_method_types: ['card'],
    usage: 'off_session',
  });
}

/** A card was taken for later, with nothing to pay today. */
export async function setupSucceeded(work: Work, customer: string, method: string): Promise<void> {
  const outcome = { customer, payment_method: method, status: 'succeeded', last_setup_error: null } as const;
  await create(work, newSetup(work, outcome), 'setup_intent.succeeded');
}

export async function setupInVain(work: Work, customer: string | null, decline: Decline): Promise<void> {
  const error = paymentErrorOf(decline, null);
  const outcome = {
    customer,
    payment_method: null,
    status: 'requires_payment_method',
    last_setup_error: error,
  } as const;
  await create(work, newSetup(work, outcome), 'setup_intent.setup_failed');
}
