import { minutes } from '../durations.ts';
import { canonicalEmail } from '../email.ts';
import type { MemberGroup } from '../groups.ts';

/**
 * Whoever asks, as far as it decides what they may do. Each is looked up only where a policy asks for it: who may read
 * as a subscriber reads on while the identity provider is away.
 */
export interface Asker {
  isIn(group: MemberGroup): Promise<boolean>;
  /** Whether their subscription, or a gift, opens what is for subscribers: see the policy of the subscription. */
  isSubscriber(): Promise<boolean>;
}

/**
 * An account is its owner's alone. To take its data along or to delete it, which a stranger at an open desk must not do,
 * wants a sign-in that is no older than this.
 */
export const recentSignInMs = minutes(10);

/** And whoever deletes it types its address. */
export const mayDeleteAccount = (account: { readonly email: string }, typed: string): boolean =>
  canonicalEmail(typed) === canonicalEmail(account.email);
