import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Db } from '#adapters/db/database.ts';
import { hashOf } from './secret-token.ts';
import { findPerson, findSignupOfBrowser } from './signup-queries.ts';

export interface StagedSignup {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly expiresAt: Date;
  readonly isPaid: boolean;
}

/**
 * The signup that this browser staged, while it can be paid or waits to be confirmed. In a transaction it stays until
 * that ends: whoever opens a payment page asks again in the transaction that notes the page.
 */
export async function findStagedSignup(
  db: Db,
  { email, token }: { readonly email: string; readonly token: string },
  now: Date,
): Promise<StagedSignup | null> {
  const found = await findSignupOfBrowser(db, {
    email: canonicalEmail(email),
    tokenHash: hashOf(token),
    now,
  });
  if (found === null) return null;
  const { personId, name, expiresAt, isPaid } = found;
  return { personId, name, email: found.email, expiresAt, isPaid };
}

/** What a person signed up with; null for whoever came without. */
export async function signupOfPerson(
  db: Db,
  personId: string,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const signup = (await findPerson(db, personId))?.signup ?? null;
  return signup && { name: signup.name, email: signup.email };
}
