import { addTime, days, minutes } from './durations.ts';
import { canonicalEmail } from './email.ts';

/** Groups in the identity provider that give permissions beyond reading. */
export const memberGroups = ['blog-admin', 'homily-admin', 'editor-in-chief', 'operator'] as const;
export type MemberGroup = (typeof memberGroups)[number];

export const isMemberGroup = (text: string): text is MemberGroup =>
  memberGroups.some((group) => group === text);

/** The caller, for access checks. Lazy: subscribers can read while the identity provider is down. */
export interface Viewer {
  isInGroup(group: MemberGroup): Promise<boolean>;
  /** True for a paid subscription and for complimentary access. */
  isSubscriber(): Promise<boolean>;
}

/** The groups in a token. Enough to hide links in the dashboard; the server also asks the identity provider. */
export interface TokenGroups {
  readonly groups: readonly string[];
}

export const homilyEditors: MemberGroup = 'homily-admin';

/** Full texts. The feed of excerpts is public, and every member may see the days of a month. */
export const canReadHomilies = async (viewer: Viewer): Promise<boolean> =>
  (await viewer.isSubscriber()) || viewer.isInGroup(homilyEditors);

export const canEditHomilies = ({ groups }: TokenGroups): boolean => groups.includes(homilyEditors);

export const postEditors: MemberGroup = 'blog-admin';

/** Full texts. Previews of published posts are public. */
export const canReadPosts = async (viewer: Viewer): Promise<boolean> =>
  (await viewer.isInGroup(postEditors)) || viewer.isSubscriber();

export const canEditPosts = ({ groups }: TokenGroups): boolean => groups.includes(postEditors);

/** Reviewers approve texts, request changes, switch review on and off, and publish without approval. */
export const reviewers: MemberGroup = 'editor-in-chief';

export const activityReaders: MemberGroup = 'editor-in-chief';

export const canReadActivity = ({ groups }: TokenGroups): boolean => groups.includes(activityReaders);

export const statusReaders: MemberGroup = 'operator';

export const canReadSiteStatus = ({ groups }: TokenGroups): boolean => groups.includes(statusReaders);

/** Exporting or deleting an account requires a sign-in within this time. */
export const recentSignInMs = minutes(10);

/** Deleting an account requires typing its email address. */
export const confirmsDeletion = (account: { readonly email: string }, typedEmail: string): boolean =>
  canonicalEmail(typedEmail) === canonicalEmail(account.email);

/** The last known state at the payment provider, which may add new values of `status`. */
export interface Subscription {
  readonly status: string;
  readonly periodBeganAt: Date;
  readonly periodEndsAt: Date;
}

/** Free access given by the operator; unlimited if `endsAt` is null. */
export interface Complimentary {
  readonly endsAt: Date | null;
}

export interface AccessInput {
  readonly subscription: Subscription | null;
  readonly complimentary: Complimentary | null;
}

export type Access =
  | { readonly isActive: true; readonly because: 'complimentary' | 'subscription' | 'grace' }
  | { readonly isActive: false; readonly because: 'none' | 'ended' | 'unpaid' };

/** Access continues this long after a failed payment, and after a period without news from the payment provider. */
export const graceMs = days(7);

/** The only rule for reading access. An unknown status gives no access. */
export function getAccess({ subscription, complimentary }: AccessInput, now: Date): Access {
  if (complimentary !== null && (complimentary.endsAt === null || now < complimentary.endsAt)) {
    return { isActive: true, because: 'complimentary' };
  }
  if (subscription === null) {
    return { isActive: false, because: complimentary === null ? 'none' : 'ended' };
  }
  return getSubscriptionAccess(subscription, now);
}

function getSubscriptionAccess({ status, periodBeganAt, periodEndsAt }: Subscription, now: Date): Access {
  switch (status) {
    case 'active':
    case 'trialing':
      // After the period, the webhook about its renewal or end is overdue.
      return now < addTime(periodEndsAt, graceMs)
        ? { isActive: true, because: 'subscription' }
        : { isActive: false, because: 'ended' };
    case 'past_due':
      // The period began when its payment was due.
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
