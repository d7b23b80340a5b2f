import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import type { Invoice } from '#adapters/payments/payments.ts';
import type { Queue } from '#adapters/queue/queue.ts';
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

/** Null where the invoice's donation was booked before. */
async function addDonation(db: Db, it: NewDonation): Promise<Donation | null> {
  const { rows } = await db.query<Donation>(
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
  return rows[0] ?? null;
}

/** Locks the row: refunds are told as a sum, and may be told in any order. */
async function lockDonation(db: Db, invoiceId: string): Promise<Donation | null> {
  const { rows } = await db.query<Donation>(
    `select ${columns} from donation where invoice_id = $1 for update`,
    [invoiceId],
  );
  return rows[0] ?? null;
}

async function saveRefund(db: Db, invoiceId: string, refundedMinor: number): Promise<void> {
  await db.query('update donation set refunded_minor = $2 where invoice_id = $1', [invoiceId, refundedMinor]);
}

/** Of a year in the site's zone, in the order of the receipts. */
async function listDonationsBetween(db: Db, from: Date, until: Date): Promise<Donation[]> {
  const { rows } = await db.query<Donation>(
    `select ${columns} from donation where paid_at >= $1 and paid_at < $2 order by receipt_number`,
    [from, until],
  );
  return rows;
}

async function listDonationsByPerson(db: Db, personId: string): Promise<Donation[]> {
  const { rows } = await db.query<Donation>(
    `select ${columns} from donation where person_id = $1 order by receipt_number`,
    [personId],
  );
  return rows;
}

async function findDonation(db: Db, receiptNumber: number): Promise<Donation | null> {
  const { rows } = await db.query<Donation>(`select ${columns} from donation where receipt_number = $1`, [
    receiptNumber,
  ]);
  return rows[0] ?? null;
}

/** Only what was paid counts: not what was promised on a page, and not an invoice over nothing. */
export async function bookDonation(
  { queue, clock, isSample }: Pick<BillingDeps, 'queue' | 'clock' | 'isSample'>,
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
  tx: Db,
  { invoiceId }: Invoice,
  refundedMinor: number,
): Promise<void> {
  const donation = await lockDonation(tx, invoiceId);
  if (donation === null) return;
  const refunded = toDonationRefund(refundedMinor, donation);
  if (refunded <= donation.refundedMinor) return;
  await saveRefund(tx, invoiceId, refunded);
  const { receiptNumber, donorName, donorEmail, givenAt, isSample } = donation;
  await queueMail(
    tx,
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
function toDonationRefund(
  refundedMinor: number,
  { amountMinor, boughtMinor }: { readonly amountMinor: number; readonly boughtMinor: number },
): number {
  if (refundedMinor === amountMinor) return amountMinor;
  return Math.min(amountMinor, Math.max(0, refundedMinor - boughtMinor));
}

/** What one person gave, for that person. */
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

/** By the calendar of the site's zone, as the charity keeps its books. */
export function listDonationsByYear(db: Db, year: number, timeZone: string): Promise<Donation[]> {
  const newYear = (of: number) => startOfDay(`${of}-01-01`, timeZone);
  return listDonationsBetween(db, newYear(year), newYear(year + 1));
}

/** As it was the first time. False where there is no such receipt. */
export async function resendReceipt(
  { db, queue }: { readonly db: Db; readonly queue: Queue },
  receiptNumber: number,
): Promise<boolean> {
  const donation = Number.isSafeInteger(receiptNumber) ? await findDonation(db, receiptNumber) : null;
  if (donation === null) return false;
  const { donorName, donorEmail, givenAt, amountMinor, boughtMinor, isSample } = donation;
  const to = { name: donorName, address: donorEmail };
  const facts = { receiptNumber, donorName, givenAt, amountMinor, boughtMinor, isSample };
  await queueMail(db, queue, { kind: 'donation-receipt', to, ...facts });
  return true;
}
