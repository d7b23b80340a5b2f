import type { Db } from '#adapters/db/database.ts';
import type { Invoice } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { Customer } from '../subscription/customer-queries.ts';
import { addDonation, lockDonation, saveRefund } from './donation-queries.ts';

/** Only what was paid counts: not what was promised on a page, and not an invoice over nothing. */
export async function bookDonation(
  { queue, clock, isSample }: Pick<BillingDeps, 'queue' | 'clock' | 'isSample'>,
  within: Db,
  { personId, email, name }: Customer,
  invoice: Invoice,
): Promise<void> {
  const { invoiceId, donationMinor, paidMinor, currency } = invoice;
  if (donationMinor <= 0 || paidMinor < donationMinor) return;
  const booked = await addDonation(within, {
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
  if (booked === null) return;
  const { receiptNumber, donorName, givenAt, amountMinor, boughtMinor } = booked;
  const to = { name, address: email };
  await queueMail(
    within,
    queue,
    { kind: 'donation-receipt', to, receiptNumber, donorName, givenAt, amountMinor, boughtMinor, isSample },
    { key: `receipt-${receiptNumber}` },
  );
}

/**
 * What was given back of the whole payment; told as a sum, so it is set and never added. A gift outlives its giver's
 * account, and so does its way back.
 */
export async function bookRefund(
  { queue }: Pick<BillingDeps, 'queue'>,
  within: Db,
  { invoiceId }: Invoice,
  refundedMinor: number,
): Promise<void> {
  const donation = await lockDonation(within, invoiceId);
  if (donation === null) return;
  const refunded = donationPartOf(refundedMinor, donation);
  if (refunded <= donation.refundedMinor) return;
  await saveRefund(within, invoiceId, refunded);
  const { receiptNumber, donorName, donorEmail, givenAt, isSample } = donation;
  await queueMail(
    within,
    queue,
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

/** A sum that is the donation is the donation; any other first gives back what was bought. */
export function donationPartOf(
  refundedMinor: number,
  { amountMinor, boughtMinor }: { readonly amountMinor: number; readonly boughtMinor: number },
): number {
  if (refundedMinor === amountMinor) return amountMinor;
  return Math.min(amountMinor, Math.max(0, refundedMinor - boughtMinor));
}
