import type { Db } from '#adapters/db/database.ts';

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
  amount_minor as "amountMinor", bought_minor as "boughtMinor", currency, given_at as "givenAt",
  refunded_minor as "refundedMinor", is_sample as "isSample"`;

export type NewDonation = Omit<Donation, 'receiptNumber' | 'refundedMinor'> & {
  readonly personId: string;
  readonly invoiceId: string;
};

/** Null where the invoice's donation was booked before. */
export async function addDonation(db: Db, it: NewDonation): Promise<Donation | null> {
  const { rows } = await db.query<Donation>(
    `insert into donation (person_id, invoice_id, donor_name, donor_email, amount_minor, bought_minor, currency,
                           given_at, is_sample)
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
export async function lockDonation(db: Db, invoiceId: string): Promise<Donation | null> {
  const { rows } = await db.query<Donation>(
    `select ${columns} from donation where invoice_id = $1 for update`,
    [invoiceId],
  );
  return rows[0] ?? null;
}

export async function saveRefund(db: Db, invoiceId: string, refundedMinor: number): Promise<void> {
  await db.query('update donation set refunded_minor = $2 where invoice_id = $1', [invoiceId, refundedMinor]);
}

/** Of a year in the site's zone, in the order of the receipts. */
export async function listDonations(db: Db, from: Date, until: Date): Promise<Donation[]> {
  const { rows } = await db.query<Donation>(
    `select ${columns} from donation where given_at >= $1 and given_at < $2 order by receipt_number`,
    [from, until],
  );
  return rows;
}

export async function listDonationsOf(db: Db, personId: string): Promise<Donation[]> {
  const { rows } = await db.query<Donation>(
    `select ${columns} from donation where person_id = $1 order by receipt_number`,
    [personId],
  );
  return rows;
}

export async function findDonation(db: Db, receiptNumber: number): Promise<Donation | null> {
  const { rows } = await db.query<Donation>(`select ${columns} from donation where receipt_number = $1`, [
    receiptNumber,
  ]);
  return rows[0] ?? null;
}
