import type { Db } from '#adapters/db/database.ts';
import type { OwnedSubscription } from '#adapters/payments/payments.ts';
import { isLive } from './best-subscription.ts';
import { type KeptOfCustomer, listKept } from './subscription-queries.ts';

/** The customers among these of whom we keep something else than the provider says. */
export async function findDrift(db: Db, told: readonly OwnedSubscription[]): Promise<string[]> {
  const ids = [...new Set(told.map(({ customerId }) => customerId))];
  const kept = new Map((await listKept(db, ids)).map((row) => [row.customerId, row]));
  // A customer that we do not know is somebody else's.
  const ours = told.filter(({ customerId }) => kept.has(customerId));
  return [...new Set(ours.filter((it) => differs(it, kept.get(it.customerId))).map((it) => it.customerId))];
}

function differs(told: OwnedSubscription, kept: KeptOfCustomer | undefined): boolean {
  if (kept?.subscriptionId !== told.subscriptionId) return isLive(told) || kept?.subscriptionId === null;
  return (
    kept.status !== told.status ||
    kept.plan !== told.plan ||
    kept.periodEndsAt?.getTime() !== told.periodEndsAt.getTime() ||
    kept.endsAt?.getTime() !== told.endsAt?.getTime()
  );
}
