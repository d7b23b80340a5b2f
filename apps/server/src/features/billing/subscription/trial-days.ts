import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type { Db } from '#adapters/db/database.ts';
import { hadTrial } from './subscription-queries.ts';
import type { SyncDeps } from './sync-customer.ts';

interface Payer {
  readonly personId: string;
  readonly email: string;
}

/** How many days of this plan are free for this person: none a second time. */
export async function trialDaysFor(
  db: Db,
  { addressHash }: Pick<SyncDeps, 'addressHash'>,
  { personId, email }: Payer,
  plan: PlanId,
): Promise<number> {
  const { trialDays } = plans[plan];
  if (trialDays === 0) return 0;
  return (await hadTrial(db, personId, addressHash(email))) ? 0 : trialDays;
}
