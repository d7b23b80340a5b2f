import { addTime, days } from '../durations.ts';

/** What the payment provider last said of a member's subscription. Its words are open: new ones may come. */
export interface Subscription {
  readonly status: string;
  readonly periodBeganAt: Date;
  readonly periodEndsAt: Date;
}

/** Access that the operator gave away; without an end, for good. */
export interface Complimentary {
  readonly endsAt: Date | null;
}

/** All that decides who may read. */
export interface AccessInput {
  readonly subscription: Subscription | null;
  readonly complimentary: Complimentary | null;
}

export type Access =
  | { readonly isActive: true; readonly because: 'complimentary' | 'subscription' | 'grace' }
  | { readonly isActive: false; readonly because: 'none' | 'ended' | 'unpaid' };

/** How long a failed payment is forgiven, and how long we trust a provider that has fallen silent. */
export const graceMs = days(7);

/** Who may read: the one rule. What it does not know opens nothing. */
export function accessFor({ subscription, complimentary }: AccessInput, now: Date): Access {
  if (complimentary !== null && (complimentary.endsAt === null || now < complimentary.endsAt)) {
    return { isActive: true, because: 'complimentary' };
  }
  if (subscription === null) {
    return { isActive: false, because: complimentary === null ? 'none' : 'ended' };
  }
  return bySubscription(subscription, now);
}

function bySubscription({ status, periodBeganAt, periodEndsAt }: Subscription, now: Date): Access {
  switch (status) {
    case 'active':
    case 'trialing':
      // Past its period it should long have been renewed or ended: we have not heard of it.
      return now < addTime(periodEndsAt, graceMs)
        ? { isActive: true, because: 'subscription' }
        : { isActive: false, because: 'ended' };
    case 'past_due':
      // The period began when its payment fell due.
      return now < addTime(periodBeganAt, graceMs)
        ? { isActive: true, because: 'grace' }
        : { isActive: false, because: 'unpaid' };
    case 'unpaid':
    case 'incomplete':
      return { isActive: false, because: 'unpaid' };
    default:
      return { isActive: false, because: 'ended' };
  }
}
