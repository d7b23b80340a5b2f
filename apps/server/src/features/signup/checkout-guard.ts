import { addTime } from '@wayfare/contracts/rules/durations';
import { findFirstCheckoutTime } from '#features/billing/checkout-queries.ts';
import { closeCheckoutsUntilPaid } from '#features/billing/settle-checkouts.ts';
import {
  findPendingSignupByToken,
  type PendingSignup,
  revokeSignupTokens,
} from '#features/person/signup-queries.ts';
import { checkoutGuardMs, type SignupDeps } from './rate-limits.ts';

interface CheckoutGuard {
  /** The browser whose open payment page is guarded. */
  readonly status: 'none' | 'this-browser' | 'another-browser';
  /** Passed on to a replacing sign-up, so that starting again does not restart the guard. */
  readonly since: Date | null;
}

/** For half an hour after the first payment page was opened, another browser cannot replace the sign-up. */
export async function findCheckoutGuard(
  { db, clock }: Pick<SignupDeps, 'db' | 'clock'>,
  signup: PendingSignup | null,
  browser: { readonly email: string; readonly token: string },
): Promise<CheckoutGuard> {
  if (signup === null || signup.isPaid) return { status: 'none', since: null };
  const now = clock.now();
  const openedAt = await findFirstCheckoutTime(db, signup.personId, now);
  const since = signup.guardedSince ?? openedAt;
  const own = await findPendingSignupByToken(db, browser, now);
  if (own?.signupId === signup.signupId) return { status: 'this-browser', since };
  const isGuarded = openedAt !== null && since !== null && now < addTime(since, checkoutGuardMs);
  return { status: isGuarded ? 'another-browser' : 'none', since: null };
}

/**
 * Closes the payment pages of an unpaid sign-up, so that it can be deleted. Revokes the tokens of its browsers first,
 * because they could open another page. False if the sign-up is paid.
 */
export async function releaseSignup(
  deps: SignupDeps,
  { signupId, personId, isPaid }: PendingSignup,
): Promise<boolean> {
  if (isPaid) return false;
  await revokeSignupTokens(deps.db, signupId);
  return (await closeCheckoutsUntilPaid(deps, personId)) === 'released';
}
