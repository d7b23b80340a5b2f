import type { Bearer } from '#adapters/identity/identity.ts';
import { isActiveSubscriber } from '#features/subscription/may-read.ts';
import { problem } from '#http/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';

type Needs = Pick<HomilyDeps, 'db' | 'billingClock'>;

/** Whole homilies are for subscribers, and for those who write them. */
export async function mayReadWhole({ db, billingClock }: Needs, bearer: Bearer | null): Promise<boolean> {
  if (bearer === null) return false;
  return (
    bearer.groups.includes('homily-admin') || (await isActiveSubscriber(db, bearer.sub, billingClock.now()))
  );
}

export async function requireReader(deps: Needs, bearer: Bearer): Promise<void> {
  if (!(await mayReadWhole(deps, bearer))) throw problem('subscription_required');
}
