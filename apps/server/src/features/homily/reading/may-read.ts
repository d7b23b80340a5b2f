import type { Bearer } from '#adapters/identity/identity.ts';
import type { HomilyDeps } from '../homily-deps.ts';

/** Whole homilies are for subscribers, and for those who write them. */
export function mayReadWhole({
  isSubscriber,
}: Pick<HomilyDeps, 'isSubscriber'>): (bearer: Bearer | null) => Promise<boolean> {
  return async (bearer) =>
    bearer !== null && (bearer.groups.includes('homily-admin') || (await isSubscriber(bearer.sub)));
}
