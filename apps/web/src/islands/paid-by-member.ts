import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Identity } from '#session/client.ts';
import { findPersonHere, hasSession } from '#session/session.ts';

/** Whether the one who paid is signed in here. Whoever pays for a new account cannot be. */
export async function isPaidByMember(config: Identity, email: string | null): Promise<boolean> {
  if (email === null || !hasSession(config)) return false;
  const person = await findPersonHere(config).catch(() => null);
  return person?.email != null && canonicalEmail(person.email) === canonicalEmail(email);
}
