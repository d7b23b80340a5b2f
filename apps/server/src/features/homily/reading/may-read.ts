import type { Bearer } from '#adapters/identity/identity.ts';
import { recentSubscribers } from '#features/subscription/may-read.ts';
import type { HomilyDeps } from '../homily-deps.ts';

/** Whole homilies are for subscribers, and for those who write them. */
export function mayReadWhole(
  deps: Pick<HomilyDeps, 'db' | 'clock' | 'billingClock'>,
): (bearer: Bearer | null) => Promise<boolean> {
  const isSubscriber = recentSubscribers(deps);
  return async (bearer) =>
    bearer !== null && (bearer.groups.includes('homily-admin') || (await isSubscriber(bearer.sub)));
}
