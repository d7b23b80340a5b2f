import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { jobOf, type MailOrder } from './mail-order.ts';

/**
 * Asks for a mail in the transaction of the change that it speaks of. Nothing is sent here, so that the answer
 * takes as long for an address that nobody has. Of orders with the same key, one mail goes out.
 */
export async function queueMail(
  db: Db,
  queue: Queue,
  order: MailOrder,
  { key }: { readonly key?: string } = {},
): Promise<void> {
  await queue.enqueue(db, { ...jobOf(order), ...(key === undefined ? {} : { key }) });
}
