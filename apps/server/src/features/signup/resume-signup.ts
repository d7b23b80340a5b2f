import { randomUUID } from 'node:crypto';
import { addTime } from '@wayfare/contracts/rules/durations';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { withLease } from '#features/person/lease-queries.ts';
import { hashToken } from '#features/person/secret-token.ts';
import { addSignupToken, findPendingSignup } from '#features/person/signup-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { type SignupDeps, signupLifetimeMs } from './rate-limits.ts';

interface Resumption {
  readonly email: string;
  readonly password: string;
  /** Token of the browser that will pay. */
  readonly token: string;
  readonly address: string;
}

/**
 * Lets another browser pay for an unpaid sign-up, after its password is verified. All failures return the same error
 * after the same work, so that nothing reveals which addresses have a sign-up.
 */
export async function resumeSignup(
  { db, clock, identity }: Pick<SignupDeps, 'db' | 'clock' | 'identity'>,
  { email: input, password, token, address }: Resumption,
): Promise<void> {
  const email = canonicalEmail(input);
  const claimed = await findPendingSignup(db, email);
  const proof = { email: claimed?.email ?? `${randomUUID()}@unknown.invalid`, password, address };
  if (!(await identity.checkUnconfirmedPassword(proof)) || claimed === null)
    throw problem('signup_credentials_wrong');
  await withLease(db, email, async () => {
    const signup = await findPendingSignup(db, email);
    if (signup?.signupId !== claimed.signupId) throw problem('signup_credentials_wrong');
    if (signup.isPaid) throw problem('signup_paid');
    const expiresAt = addTime(clock.now(), signupLifetimeMs);
    await db.transaction((tx) =>
      addSignupToken(tx, { signupId: signup.signupId, tokenHash: hashToken(token), expiresAt }),
    );
  });
}
