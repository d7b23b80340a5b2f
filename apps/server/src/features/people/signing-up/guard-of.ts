import { later } from '@wayfare/contracts/rules/durations';
import type { AuthDeps } from '../auth-deps.ts';
import { guardedForMs } from '../auth-limits.ts';
import { hashOf } from '../person/secret-token.ts';
import { findSignupOfBrowser, type OpenSignup } from '../person/signup-queries.ts';

interface Guard {
  /** Whose payment page is open and left alone: nobody's, this browser's, or another's. */
  readonly status: 'none' | 'this-browser' | 'another-browser';
  /** What a signup that takes the place inherits: who begins again does not begin the guard again. */
  readonly since: Date | null;
}

/** Whether somebody stands at the payment page of this signup, for half an hour after the first page was opened. */
export async function guardOf(
  { db, clock, payingSince }: Pick<AuthDeps, 'db' | 'clock' | 'payingSince'>,
  signup: OpenSignup | null,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<Guard> {
  if (signup === null || signup.isPaid) return { status: 'none', since: null };
  const now = clock.now();
  const openedAt = await payingSince(signup.personId);
  const since = signup.guardedSince ?? openedAt;
  const ofBrowser = await findSignupOfBrowser(db, { email, tokenHash: hashOf(token), now });
  if (ofBrowser?.signupId === signup.signupId) return { status: 'this-browser', since };
  const isGuarded = openedAt !== null && since !== null && now < later(since, guardedForMs);
  return { status: isGuarded ? 'another-browser' : 'none', since: null };
}
