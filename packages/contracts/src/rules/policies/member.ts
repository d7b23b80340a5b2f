import { minutes } from '../durations.ts';
import { canonicalEmail } from '../email.ts';

/** Whoever asks, as far as it decides what they may do. A visitor has no groups and no subscription. */
export interface Asker {
  readonly groups: readonly string[];
  /** Whether their subscription, or a gift, opens what is for subscribers: see the policy of the subscription. */
  readonly isSubscriber: boolean;
}

/**
 * An account is its owner's alone. To take its data along or to delete it, which a stranger at an open desk must not do,
 * wants a sign-in that is no older than this.
 */
export const recentSignInMs = minutes(10);

/** And whoever deletes it types its address. */
export const mayDeleteAccount = (account: { readonly email: string }, typed: string): boolean =>
  canonicalEmail(typed) === canonicalEmail(account.email);
