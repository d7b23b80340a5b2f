import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { isLive } from './best-subscription.ts';
import type { Customer } from './customer-queries.ts';
import type { Change } from './subscription-queries.ts';

type Saved = Extract<Change, { status: 'saved' }>;

/** A mail for each change that a member should hear of; the same one is told once, however often it is seen. */
export async function tellOfChange(
  { queue }: { readonly queue: Queue },
  within: Db,
  { email, name }: Customer,
  { before, after }: Saved,
): Promise<void> {
  if (before === null || after === null || before.subscriptionId !== after.subscriptionId) return;
  if (!isLive(before)) return;
  const to = { name, address: email };
  const { subscriptionId, endsAt } = after;
  if (!isLive(after)) {
    const because = after.endsUnpaid ? ('unpaid' as const) : ('canceled' as const);
    const endedAt = endsAt ?? after.periodEndsAt;
    await queueMail(
      within,
      queue,
      { kind: 'subscription-ended', to, endedAt, because },
      { key: `ended-${subscriptionId}` },
    );
    return;
  }
  if (endsAt === null || before.endsAt?.getTime() === endsAt.getTime()) return;
  // No key: the row is locked, so a change is seen once, and one may cancel, renew and cancel again.
  await queueMail(within, queue, { kind: 'subscription-ending', to, endsAt });
}
