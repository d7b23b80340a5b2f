import type { Bearer } from '#adapters/identity/identity.ts';
import { isIn } from '#http/guards/member.ts';
import type { HomilyDeps } from '../homily-deps.ts';

/** Whole homilies are for subscribers, and for those who write them. */
export function mayReadWhole({
  isSubscriber,
  identity,
}: Pick<HomilyDeps, 'isSubscriber' | 'identity'>): (bearer: Bearer | null) => Promise<boolean> {
  return async (bearer) =>
    bearer !== null && ((await isSubscriber(bearer.sub)) || (await isIn(identity, bearer, 'homily-admin')));
}
