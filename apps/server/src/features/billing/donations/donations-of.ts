import type { Db } from '#adapters/db/database.ts';
import { listDonationsOf } from './donation-queries.ts';

/** What one person gave, for that person. */
export async function donationsOf(db: Db, personId: string) {
  const donations = await listDonationsOf(db, personId);
  return donations.map(({ receiptNumber, givenAt, amountMinor, refundedMinor, currency }) => ({
    receiptNumber,
    givenAt: givenAt.toISOString(),
    amountMinor,
    refundedMinor,
    currency,
  }));
}
