import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import { type Db, findRow, listRows } from '#adapters/db/database.ts';

export interface Donation {
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
export const addDonation = (db: Db, it: NewDonation): Promise<Donation | null> =>
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
export const lockDonation = (db: Db, invoiceId: string): Promise<Donation | null> =>
  findRow<Donation>(db, `select ${columns} from donation where invoice_id = $1 for update`, [invoiceId]);

export async function saveRefund(db: Db, invoiceId: string, refundedMinor: number): Promise<void> {
  await db.query('update donation set refunded_minor = $2 where invoice_id = $1', [invoiceId, refundedMinor]);
}

export const findDonation = (db: Db, receiptNumber: number): Promise<Donation | null> =>
  findRow<Donation>(db, `select ${columns} from donation where receipt_number = $1`, [receiptNumber]);

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
