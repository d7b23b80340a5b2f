import type { Person } from './claims.ts';
import { type Identity, loadClient } from './client.ts';
import { dropTokens, renew } from './renewal.ts';
import { browserStores, clearVisit, hasStoredMember } from './stored-session.ts';

export function hasSession({ identity }: Identity): boolean {
  return hasStoredMember(browserStores(), identity.userPoolClientId);
}

/** For a page that needs nobody signed in. Null as well where the provider cannot be reached. */
export async function findCurrentPerson(config: Identity): Promise<Person | null> {
  const renewal = await renew(config);
  if (renewal.status === 'renewed') return renewal.session.person;
  if (renewal.status === 'ended') dropTokens();
  return null;
}

export async function isSignedIn(config: Identity): Promise<boolean> {
  return (await findCurrentPerson(config)) !== null;
}

/** A token for a call, renewed where it runs out; null where only the validation can tell what is left. */
export async function findToken(config: Identity): Promise<string | null> {
  const client = await loadClient(config);
  return client.freshToken();
}

/** The account is gone, and its sessions with it: only this browser has to be told. */
export function clearBrowserSession(): void {
  clearVisit(browserStores());
}

export async function signOut(config: Identity): Promise<void> {
  try {
    const client = await loadClient(config);
    await client.signOut();
  } catch {
    // The provider may be out of reach; this browser forgets the person all the same.
  } finally {
    clearBrowserSession();
  }
}
