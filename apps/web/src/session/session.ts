import type { Person } from './claims.ts';
import { configured, type Identity } from './client.ts';
import type { LiveSession } from './live-session.ts';
import { dropTokens, forgetEnded, renew } from './renewal.ts';
import { browserStores, clearVisit, hasStoredMember } from './stored-session.ts';

export function hasSession({ identity }: Identity): boolean {
  return hasStoredMember(browserStores(), identity.userPoolClientId);
}

export type Session = ({ readonly isValid: true } & LiveSession) | { readonly isValid: false };

/** For a place that only members see. Whatever kept the access token from coming back, without one nobody is signed in. */
export async function session(config: Identity): Promise<Session> {
  const renewal = await renew(config);
  if (renewal.status === 'renewed') return { isValid: true, ...renewal.session };
  forgetEnded();
  return { isValid: false };
}

/** The same question on a page that needs nobody signed in: there a session that is over needs no words. */
export async function findCurrentPerson(config: Identity): Promise<Person | null> {
  const renewal = await renew(config);
  if (renewal.status === 'renewed') return renewal.session.person;
  // Where nobody could tell, nothing is taken from whoever only looked in: the dashboard will ask again.
  if (renewal.status === 'ended') dropTokens();
  return null;
}

export async function isSignedIn(config: Identity): Promise<boolean> {
  return (await findCurrentPerson(config)) !== null;
}

/** A token for a call, renewed where it runs out; null where only the validation can tell what is left. */
export async function findToken(config: Identity): Promise<string | null> {
  const client = await configured(config);
  return client.freshToken();
}

/** The account is gone, and its sessions with it: only this browser has to be told. */
export function forgetVisit(): void {
  clearVisit(browserStores());
}

export async function signOut(config: Identity): Promise<void> {
  try {
    const client = await configured(config);
    await client.signOut();
  } catch {
    // The provider may be out of reach; this browser forgets the person all the same.
  } finally {
    forgetVisit();
  }
}
