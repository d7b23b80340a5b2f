import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { findDonation } from './donation-queries.ts';

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
