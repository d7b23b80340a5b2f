import type { AuthDeps } from '../auth-deps.ts';
import { endBrowserTokens, type OpenSignup } from '../person/signup-queries.ts';

/**
 * Sees to it that an unpaid signup will not be paid any more, so that it may be taken away. The browsers' tokens die
 * first, or they could open a payment page that nobody closes. False where the signup is paid.
 */
export async function isReleased(
  { db, releaseCheckouts }: Pick<AuthDeps, 'db' | 'releaseCheckouts'>,
  { signupId, personId, isPaid }: OpenSignup,
): Promise<boolean> {
  if (isPaid) return false;
  await endBrowserTokens(db, signupId);
  return (await releaseCheckouts(personId)) === 'released';
}
