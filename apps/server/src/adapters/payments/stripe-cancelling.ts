import Stripe from 'stripe';
import { asking, idOf } from './stripe-client.ts';

/** Again, it changes nothing. */
export async function cancelOnce(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await asking(stripe.subscriptions.cancel(subscriptionId));
  } catch (error) {
    // Canceled already: the provider then no longer knows it as one that could be.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

export async function cancelAndRefund(
  stripe: Stripe,
  subscriptionId: string,
): Promise<{ refundedMinor: number }> {
  await cancelOnce(stripe, subscriptionId);
  const { data: invoices } = await asking(
    stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 }),
  );
  let refundedMinor = 0;
  for (const { id, amount_paid: paid } of invoices) {
    if (id !== undefined && paid > 0) refundedMinor += await refundInvoice(stripe, id);
  }
  return { refundedMinor };
}

async function refundInvoice(stripe: Stripe, invoice: string): Promise<number> {
  const { data: payments } = await asking(stripe.invoicePayments.list({ invoice, status: 'paid' }));
  let refundedMinor = 0;
  for (const { payment } of payments) {
    const intent = idOf(payment.payment_intent);
    if (intent !== null) refundedMinor += await refundPayment(stripe, intent);
  }
  return refundedMinor;
}

async function refundPayment(stripe: Stripe, intent: string): Promise<number> {
  try {
    const { amount } = await asking(
      stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` }),
    );
    return amount;
  } catch (error) {
    // Given back already.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return 0;
    throw error;
  }
}
