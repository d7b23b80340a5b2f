import type { Person } from './claims.ts';
import { identityPrefix, lastMemberKey, sessionKeys } from './storage-keys.ts';

interface Stores {
  readonly session: Storage;
  readonly local: Storage;
}

export const browserStores = (): Stores => ({ session: sessionStorage, local: localStorage });

interface SessionValues {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly groups: readonly string[];
}

export function saveSession({ session }: Stores, { accessToken, idToken, groups }: SessionValues): void {
  session.setItem(sessionKeys.accessToken, accessToken);
  session.setItem(sessionKeys.idToken, JSON.stringify({ idToken }));
  session.setItem(sessionKeys.groups, JSON.stringify(groups));
}

/** Keeps a staged sign-up. */
export function clearTokens({ session, local }: Stores): void {
  for (const key of [sessionKeys.accessToken, sessionKeys.idToken, sessionKeys.groups])
    session.removeItem(key);
  clearIdentityKeys(local);
}

export function clearVisit({ session, local }: Stores): void {
  session.clear();
  clearIdentityKeys(local);
}

/** Loads no script. Only says whether a session may exist. */
export function hasStoredMember({ local }: Pick<Stores, 'local'>, userPoolClientId: string): boolean {
  return local.getItem(lastMemberKey(userPoolClientId)) !== null;
}

function clearIdentityKeys(local: Storage): void {
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index));
  for (const key of keys) if (key?.startsWith(identityPrefix)) local.removeItem(key);
}

export type LiveSession = { readonly person: Person } & SessionValues;

export type Renewal =
  | { readonly status: 'renewed'; readonly session: LiveSession }
  | { readonly status: 'ended' }
  /** The stored session may still be valid. */
  | { readonly status: 'unreachable' };

/** The server accepts both tokens. */
export const pickToken = ({ idToken, accessToken }: Pick<SessionValues, 'idToken' | 'accessToken'>): string =>
  idToken ?? accessToken;
