import { addTime } from '@wayfare/contracts/rules/durations';
import { findFirstCheckoutTime } from '#features/billing/checkout-queries.ts';
import { closeUnpaidCheckouts } from '#features/billing/settle-checkouts.ts';
import {
  findPendingSignupByToken,
  type PendingSignup,
  revokeSignupTokens,
} from '#features/person/signup-queries.ts';
import { checkoutGuardMs, type SignupDeps } from './rate-limits.ts';

interface CheckoutGuard {
  /** Whose payment page is open and left alone: nobody's, this browser's, or another's. */
  readonly status: 'none' | 'this-browser' | 'another-browser';
  /** What a signup that takes the place inherits: who begins again does not begin the guard again. */
  readonly since: Date | null;
}

/** Whether somebody stands at the payment page of this signup, for half an hour after the first page was opened. */
export async function findCheckoutGuard(
  { db, clock }: Pick<SignupDeps, 'db' | 'clock'>,
  signup: PendingSignup | null,
  browser: { readonly email: string; readonly token: string },
): Promise<CheckoutGuard> {
  if (signup === null || signup.isPaid) return { status: 'none', since: null };
  const now = clock.now();
  const openedAt = await findFirstCheckoutTime(db, signup.personId, now);
  const since = signup.guardedSince ?? openedAt;
  const ofBrowser = await findPendingSignupByToken(db, browser, now);
  if (ofBrowser?.signupId === signup.signupId) return { status: 'this-browser', since };
  const isGuarded = openedAt !== null && since !== null && now < addTime(since, checkoutGuardMs);
  return { status: isGuarded ? 'another-browser' : 'none', since: null };
}

/**
 * Sees to it that an unpaid signup will not be paid any more, so that it may be taken away. The browsers' tokens die
 * first, or they could open a payment page that nobody closes. False where the signup is paid.
 */
export async function releaseSignup(
  deps: SignupDeps,
  { signupId, personId, isPaid }: PendingSignup,
): Promise<boolean> {
  if (isPaid) return false;
  await revokeSignupTokens(deps.db, signupId);
  return (await closeUnpaidCheckouts(deps, personId)) === 'released';
}
