import type { Person } from './claims.ts';
import { type Identity, loadClient } from './client.ts';
import { renew } from './renewal.ts';
import { clearTokens, clearVisit, hasStoredMember } from './stored-session.ts';

export const hasSession = ({ identity }: Identity): boolean => hasStoredMember(identity.userPoolClientId);

/** For pages that work without a session. Null also if the provider is unreachable. */
export async function findCurrentPerson(config: Identity): Promise<Person | null> {
  const renewal = await renew(config);
  if (renewal.status === 'renewed') return renewal.session.person;
  if (renewal.status === 'ended') clearTokens();
  return null;
}

export async function isSignedIn(config: Identity): Promise<boolean> {
  return (await findCurrentPerson(config)) !== null;
}

/** A token for a call, renewed if it expires soon. Null if the session has ended. */
export async function findToken(config: Identity): Promise<string | null> {
  const client = await loadClient(config);
  return client.freshToken();
}

export async function signOut(config: Identity): Promise<void> {
  try {
    const client = await loadClient(config);
    await client.signOut();
  } catch {
    // Sign out of this browser even if the provider is unreachable.
  } finally {
    clearVisit();
  }
}
