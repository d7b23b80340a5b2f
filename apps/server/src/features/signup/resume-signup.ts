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
  /** Of the browser that will pay for it from now on. */
  readonly token: string;
  readonly address: string;
}

/**
 * Lets whoever proves the password of an unpaid signup go on with it in another browser. Everybody else hears the same,
 * after the same work: nobody learns which addresses have one.
 */
export async function resumeSignup(
  { db, clock, identity }: Pick<SignupDeps, 'db' | 'clock' | 'identity'>,
  { email: typed, password, token, address }: Resumption,
): Promise<void> {
  const email = canonicalEmail(typed);
  const known = await findPendingSignup(db, email);
  const proof = { email: known?.email ?? `${randomUUID()}@nobody.invalid`, password, address };
  if (!(await identity.provesPassword(proof)) || known === null) throw problem('signup_credentials_wrong');
  await withLease(db, email, async () => {
    const signup = await findPendingSignup(db, email);
    if (signup?.signupId !== known.signupId) throw problem('signup_credentials_wrong');
    if (signup.isPaid) throw problem('signup_paid');
    const until = addTime(clock.now(), signupLifetimeMs);
    await db.transaction((tx) =>
      addSignupToken(tx, { signupId: signup.signupId, tokenHash: hashToken(token), until }),
    );
  });
}
