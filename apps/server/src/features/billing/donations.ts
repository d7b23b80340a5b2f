import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import type { Invoice } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { BillingDeps } from './billing-deps.ts';
import {
  addDonation,
  type Donation,
  findDonation,
  listDonationsBetween,
  listDonationsByPerson,
  lockDonation,
  saveRefund,
} from './donation-queries.ts';
import type { Customer } from './subscription-queries.ts';

/** Ignores unpaid invoices and invoices over nothing. */
export async function bookDonation(
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
  if (booked === null) return;
  const { receiptNumber, donorName, givenAt, amountMinor, boughtMinor } = booked;
  const to = { name, address: email };
  await queueMail(
    tx,
    { kind: 'donation-receipt', to, receiptNumber, donorName, givenAt, amountMinor, boughtMinor, isSample },
    { key: `receipt-${receiptNumber}` },
  );
}

/**
 * `refundedMinor` is the total refunded of the payment, so it replaces the old value. Works after the account is
 * deleted too.
 */
export async function bookRefund(tx: Db, { invoiceId }: Invoice, refundedMinor: number): Promise<void> {
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

/** The donations of a person, for the data download. */
export async function exportDonations(db: Db, personId: string) {
  const donations = await listDonationsByPerson(db, personId);
  return donations.map(({ receiptNumber, givenAt, amountMinor, refundedMinor, currency }) => ({
    receiptNumber,
    givenAt: givenAt.toISOString(),
    amountMinor,
    refundedMinor,
    currency,
  }));
}

/** The year begins in the time zone of the site. */
export function listDonationsByYear(db: Db, year: number, timeZone: string): Promise<Donation[]> {
  const newYear = (y: number) => startOfDay(`${y}-01-01`, timeZone);
  return listDonationsBetween(db, newYear(year), newYear(year + 1));
}

/** False if there is no such receipt. */
export async function resendReceipt(db: Db, receiptNumber: number): Promise<boolean> {
  const donation = Number.isSafeInteger(receiptNumber) ? await findDonation(db, receiptNumber) : null;
  if (donation === null) return false;
  const { donorName, donorEmail, givenAt, amountMinor, boughtMinor, isSample } = donation;
  const to = { name: donorName, address: donorEmail };
  const receipt = { receiptNumber, donorName, givenAt, amountMinor, boughtMinor, isSample };
  await queueMail(db, { kind: 'donation-receipt', to, ...receipt });
  return true;
}
