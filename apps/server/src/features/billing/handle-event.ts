import type { Db } from '#adapters/db/database.ts';
import type { Invoice, PaymentEvent } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { BillingDeps } from './billing-deps.ts';
import { mailPaymentReminder, mailReceipt, notifyOfDispute, notifyOfUnknownPayer } from './billing-mails.ts';
import { settleCheckout } from './checkout-queries.ts';
import { addDonation, lockDonation, saveRefund } from './donation-queries.ts';
import { claimEvent, recordFailure, wasProcessed } from './event-queries.ts';
import { type Customer, setDisputed } from './subscription-queries.ts';
import { type CustomerSnapshot, saveSnapshot, takeSnapshot } from './sync-customer.ts';

/** `unknown customer`: the customer belongs to no person, for example because the sign-up was deleted. */
type EventOutcome = 'saved' | 'unknown customer' | 'repeated';

/**
 * An event only says that something changed. The current state is fetched from the payment provider, and saved in
 * one transaction with the event. So a repeated event changes nothing, the order does not matter, and the provider
 * retries after a failure.
 */
export async function handleEvent(deps: BillingDeps, event: PaymentEvent): Promise<EventOutcome> {
  const { db, clock } = deps;
  if (await wasProcessed(db, event.eventId)) return 'repeated';
  try {
    const state = await fetchEventState(deps, event);
    return await db.transaction(async (tx) =>
      (await claimEvent(tx, event, clock.now())) ? applyEvent(deps, tx, event, state) : 'repeated',
    );
  } catch (error) {
    await recordFailure(db, event, clock.now(), error instanceof Error ? error.message : String(error));
    throw error;
  }
}

interface EventState {
  readonly snapshot: CustomerSnapshot | null;
  readonly invoice: Awaited<ReturnType<BillingDeps['payments']['findInvoice']>>;
}

/** Calls the payment provider before the transaction begins. */
async function fetchEventState(deps: BillingDeps, { customerId, data }: PaymentEvent): Promise<EventState> {
  const { payments } = deps;
  const invoiceId = await findInvoiceId(deps, data);
  const invoice = invoiceId === null ? null : await payments.findInvoice(invoiceId);
  const owner = customerId ?? invoice?.customerId ?? null;
  return { snapshot: owner === null ? null : await takeSnapshot(deps, owner), invoice };
}

async function findInvoiceId({ payments }: BillingDeps, data: PaymentEvent['data']): Promise<string | null> {
  if ('invoiceId' in data) return data.invoiceId;
  if (!('paymentIntentId' in data) || data.paymentIntentId === null) return null;
  return payments.findInvoiceOfPayment(data.paymentIntentId);
}

async function applyEvent(
  deps: BillingDeps,
  tx: Db,
  { data, eventId }: PaymentEvent,
  { snapshot, invoice }: EventState,
): Promise<EventOutcome> {
  if (data.kind === 'checkout-ended') await settleCheckout(tx, data.sessionId, data.state);
  if (data.kind === 'refunded' && invoice !== null) await bookRefund(tx, invoice, data.refundedMinor);
  if (snapshot === null || !(await saveSnapshot(deps, tx, snapshot))) {
    if (data.kind === 'paid' && invoice?.isOurs && invoice.paidMinor > 0)
      await notifyOfUnknownPayer(deps, tx, invoice);
    return 'unknown customer';
  }
  const { customer } = snapshot;
  switch (data.kind) {
    case 'paid':
      if (invoice !== null) await bookDonation(deps, tx, customer, invoice);
      break;
    case 'disputed':
      await setDisputed(tx, customer.customerId, deps.clock.now());
      await notifyOfDispute(deps, tx, customer.customerId, eventId);
      break;
    case 'trial-ends-soon':
    case 'renews-soon':
    case 'payment-failed':
      await mailPaymentReminder(tx, snapshot, data, invoice);
      break;
    case 'refunded':
    case 'changed':
    case 'checkout-ended':
      break;
  }
  return 'saved';
}

/** Ignores unpaid invoices and invoices over nothing. */
async function bookDonation(
  { clock, isSample }: Pick<BillingDeps, 'clock' | 'isSample'>,
  tx: Db,
  { personId, email, name }: Customer,
  invoice: Invoice,
): Promise<void> {
  const { invoiceId, donationMinor, paidMinor, currency } = invoice;
  if (donationMinor <= 0 || paidMinor < donationMinor) return;
  const booked = await addDonation(tx, {
    personId,
    invoiceId,
    donorName: name,
    donorEmail: email,
    amountMinor: donationMinor,
    boughtMinor: paidMinor - donationMinor,
    currency,
    givenAt: invoice.paidAt ?? clock.now(),
    isSample,
  });
  if (booked !== null) await mailReceipt(tx, booked, { key: `receipt-${booked.receiptNumber}` });
}

/**
 * `refundedMinor` is the total refunded of the payment, so it replaces the old value. Works after the account is
 * deleted too.
 */
async function bookRefund(tx: Db, { invoiceId }: Invoice, refundedMinor: number): Promise<void> {
  const donation = await lockDonation(tx, invoiceId);
  if (donation === null) return;
  const refunded = toDonationRefund(refundedMinor, donation);
  if (refunded <= donation.refundedMinor) return;
  await saveRefund(tx, invoiceId, refunded);
  const { receiptNumber, donorName, donorEmail, givenAt, isSample } = donation;
  await queueMail(
    tx,
    {
      kind: 'donation-refunded',
      to: { name: donorName, address: donorEmail },
      receiptNumber,
      givenAt,
      givenMinor: donation.amountMinor,
      amountMinor: refunded,
      isSample,
    },
    { key: `refund-${receiptNumber}-${refunded}` },
  );
}

/** A refund of exactly the donation refunds the donation; any other refunds the subscription first. */
function toDonationRefund(
  refundedMinor: number,
  { amountMinor, boughtMinor }: { readonly amountMinor: number; readonly boughtMinor: number },
): number {
  if (refundedMinor === amountMinor) return amountMinor;
  return Math.min(amountMinor, Math.max(0, refundedMinor - boughtMinor));
}
