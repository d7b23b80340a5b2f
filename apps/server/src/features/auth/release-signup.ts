import type { AuthDeps } from './auth-deps.ts';
import { endBrowserToken, type OpenSignup } from './queries.ts';

/**
 * Sees to it that an unpaid signup will not be paid any more, so that it may be taken away. The browser's token dies
 * first, or it could open a payment page that nobody closes. False where the signup is paid.
 */
export async function isReleased(
  { db, releaseCheckouts }: Pick<AuthDeps, 'db' | 'releaseCheckouts'>,
  { signupId, personId, isPaid }: OpenSignup,
): Promise<boolean> {
  if (isPaid) return false;
  await endBrowserToken(db, signupId);
  return (await releaseCheckouts(personId)) === 'released';
}
