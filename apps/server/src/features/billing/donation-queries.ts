import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import { type Db, findRow, listRows } from '#adapters/db/database.ts';
import type { Invoice } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { Customer } from './subscription-queries.ts';

interface Donation {
  readonly receiptNumber: number;
  readonly donorName: string;
  readonly donorEmail: string;
  readonly amountMinor: number;
  readonly boughtMinor: number;
  readonly currency: string;
  readonly givenAt: Date;
  readonly refundedMinor: number;
  readonly isSample: boolean;
}

const columns = `receipt_number as "receiptNumber", donor_name as "donorName", donor_email as "donorEmail",
  amount_minor as "amountMinor", subscription_minor as "boughtMinor", currency, paid_at as "givenAt",
  refunded_minor as "refundedMinor", is_sample as "isSample"`;

type NewDonation = Omit<Donation, 'receiptNumber' | 'refundedMinor'> & {
  readonly personId: string;
  readonly invoiceId: string;
};

/** Null if the donation of the invoice is recorded already. */
const addDonation = (db: Db, it: NewDonation): Promise<Donation | null> =>
  findRow<Donation>(
    db,
    `insert into donation (person_id, invoice_id, donor_name, donor_email, amount_minor, subscription_minor, currency,
                           paid_at, is_sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (invoice_id) do nothing returning ${columns}`,
    [
      it.personId,
      it.invoiceId,
      it.donorName,
      it.donorEmail,
      it.amountMinor,
      it.boughtMinor,
      it.currency,
      it.givenAt,
      it.isSample,
    ],
  );

/** Locks the row, because refund events contain the total and come in any order. */
const lockDonation = (db: Db, invoiceId: string): Promise<Donation | null> =>
  findRow<Donation>(db, `select ${columns} from donation where invoice_id = $1 for update`, [invoiceId]);

async function saveRefund(db: Db, invoiceId: string, refundedMinor: number): Promise<void> {
  await db.query('update donation set refunded_minor = $2 where invoice_id = $1', [invoiceId, refundedMinor]);
}

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
  const donations = await listRows<Donation>(
    db,
    `select ${columns} from donation where person_id = $1 order by receipt_number`,
    [personId],
  );
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
  return listRows<Donation>(
    db,
    `select ${columns} from donation where paid_at >= $1 and paid_at < $2 order by receipt_number`,
    [newYear(year), newYear(year + 1)],
  );
}

/** False if there is no such receipt. */
export async function resendReceipt(db: Db, receiptNumber: number): Promise<boolean> {
  const donation = Number.isSafeInteger(receiptNumber)
    ? await findRow<Donation>(db, `select ${columns} from donation where receipt_number = $1`, [
        receiptNumber,
      ])
    : null;
  if (donation === null) return false;
  const { donorName, donorEmail, givenAt, amountMinor, boughtMinor, isSample } = donation;
  const to = { name: donorName, address: donorEmail };
  const receipt = { receiptNumber, donorName, givenAt, amountMinor, boughtMinor, isSample };
  await queueMail(db, { kind: 'donation-receipt', to, ...receipt });
  return true;
}
