import type { AuthDeps } from './auth-deps.ts';
import { findPerson } from './person/signup-queries.ts';

/** Where the mail about a payment went: the signup's address until it is confirmed, then the account's. */
export async function emailOfPerson(
  { db, identity }: Pick<AuthDeps, 'db' | 'identity'>,
  personId: string,
): Promise<string | null> {
  const person = await findPerson(db, personId);
  if (person === null) return null;
  const { sub, signup } = person;
  if (signup !== null && !signup.isConfirmed) return signup.email;
  const account = sub === null ? null : await identity.findBySub(sub);
  return account?.email ?? null;
}
