import { create, emit, update } from '#engine/changes.ts';
import { days, type Tx } from '#engine/tx.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from '#objects/billing.ts';
import { type Card, newPaymentMethod, type PaymentMethod, toCardDetails } from '#objects/card.ts';
import { newId, randomText } from '#objects/ids.ts';
import type { Customer } from '#objects/objects.ts';
import { unusedFields } from '#objects/unused-fields.ts';
import { findObject, getHidden } from '#store/object-queries.ts';
import { setTask } from '#store/task-queries.ts';
import { type Decline, getTestCard, toPaymentError } from './test-cards.ts';

/** The bank takes the money back. No evidence can be submitted, so the dispute is lost when its time is over. */
async function createDispute(tx: Tx, charge: Charge): Promise<void> {
  await update(tx, charge, { ...charge, disputed: true }, []);
  const due = tx.now + days(9);
  const dispute: Dispute = {
    ...unusedFields.dispute,
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    evidence_details: {
      due_by: due,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await create(tx, dispute, 'charge.dispute.created');
  await emit(tx, 'charge.dispute.funds_withdrawn', dispute);
  await setTask(tx.sql, { kind: 'dispute.close', subject: dispute.id, due });
}

export async function closeDispute(tx: Tx, id: string): Promise<void> {
  const dispute = await findObject(tx.sql, 'dispute', id);
  if (dispute?.status !== 'needs_response') return;
  await update(tx, dispute, { ...dispute, status: 'lost' }, ['charge.dispute.closed']);
}

/** The caller has checked the card. */
export const attachCard = (
  tx: Tx,
  card: Card,
  { id, email }: Customer,
  name: string | null,
): Promise<PaymentMethod> =>
  create(tx, newPaymentMethod(card, { customer: id, email, name, now: tx.now }), 'payment_method.attached', {
    number: card.number,
  });

export async function createIntent(
  tx: Tx,
  details: Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'description'>,
): Promise<PaymentIntent> {
  const id = newId('pi');
  const intent: PaymentIntent = {
    ...unusedFields.paymentIntent,
    ...details,
    id,
    object: 'payment_intent',
    amount_received: 0,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: tx.now,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
  return create(tx, intent, 'payment_intent.created');
}

/** Charges the card and records the outcome. Returns null if the charge succeeded. */
export async function pay(tx: Tx, intent: PaymentIntent, method: PaymentMethod): Promise<Decline | null> {
  const { number } = await getHidden(tx.sql, 'payment_method', method.id);
  const card = getTestCard(number);
  const decline = card.decline ?? card.chargeDecline;
  if (decline !== null) {
    await recordDecline(tx, intent, method, decline);
    return decline;
  }
  const charge = await create(tx, newCharge(tx, intent, method, null), 'charge.succeeded');
  const paid = {
    ...intent,
    status: 'succeeded' as const,
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
  };
  await update(tx, intent, paid, ['payment_intent.succeeded']);
  if (card.isDisputed) await createDispute(tx, charge);
  return null;
}

export async function recordDecline(
  tx: Tx,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Promise<void> {
  const charge = await create(tx, newCharge(tx, intent, method, decline), 'charge.failed');
  const failed = {
    ...intent,
    latest_charge: charge.id,
    last_payment_error: toPaymentError(decline, charge.id),
  };
  await update(tx, intent, failed, ['payment_intent.payment_failed']);
}

const newCharge = (
  tx: Tx,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
): Charge => ({
  ...unusedFields.charge,
  id: newId('ch'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: decline === null ? intent.amount : 0,
  amount_refunded: 0,
  billing_details: method.billing_details,
  captured: decline === null,
  created: tx.now,
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_code: decline?.code ?? null,
  failure_message: decline?.message ?? null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
    reason: decline === null ? null : (decline.declineCode ?? decline.code),
    risk_level: 'normal',
    seller_message: decline === null ? 'Payment complete.' : 'The bank returned a decline.',
    type: decline === null ? 'authorized' : 'issuer_declined',
  },
  paid: decline === null,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: toCardDetails(method),
  refunded: false,
  status: decline === null ? 'succeeded' : 'failed',
});

/** The caller has checked that the charge covers the amount. */
export async function createRefund(tx: Tx, charge: Charge, amount: number): Promise<Refund> {
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  await create(tx, refund, 'refund.created');
  const total = charge.amount_refunded + amount;
  const refunded = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  await update(tx, charge, refunded, []);
  await emit(tx, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  return refund;
}
