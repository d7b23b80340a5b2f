import type { Person } from './claims.ts';
import { identityPrefix, lastMemberKey, sessionKeys } from './storage-keys.ts';

interface SessionValues {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly groups: readonly string[];
}

export function saveSession({ accessToken, idToken, groups }: SessionValues): void {
  sessionStorage.setItem(sessionKeys.accessToken, accessToken);
  sessionStorage.setItem(sessionKeys.idToken, JSON.stringify({ idToken }));
  sessionStorage.setItem(sessionKeys.groups, JSON.stringify(groups));
}

/** Keeps a staged sign-up. */
export function clearTokens(): void {
  for (const key of [sessionKeys.accessToken, sessionKeys.idToken, sessionKeys.groups])
    sessionStorage.removeItem(key);
  clearIdentityKeys();
}

export function clearVisit(): void {
  sessionStorage.clear();
  clearIdentityKeys();
}

/** Loads no script. Only says whether a session may exist. */
export const hasStoredMember = (userPoolClientId: string): boolean =>
  localStorage.getItem(lastMemberKey(userPoolClientId)) !== null;

function clearIdentityKeys(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(identityPrefix)) localStorage.removeItem(key);
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
