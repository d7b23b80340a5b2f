import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { type Donation, findDonation, listDonations, listDonationsOf } from './donations.ts';

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

/** By the calendar of the site's zone, as the charity keeps its books. */
export function donationsOfYear(db: Db, year: number, timeZone: string): Promise<Donation[]> {
  const newYear = (of: number) => startOfDay(`${of}-01-01`, timeZone);
  return listDonations(db, newYear(year), newYear(year + 1));
}

/** As it was the first time. False where there is no such receipt. */
export async function sendReceiptAgain(
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
