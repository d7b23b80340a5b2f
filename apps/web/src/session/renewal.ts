import type { Person } from './claims.ts';
import { configured, type Identity } from './client.ts';
import { leaveNotice } from './notice.ts';
import { browserStores, clearTokens, type SessionValues } from './stored-session.ts';

export type LiveSession = { readonly person: Person } & SessionValues;

export type Renewal =
  | { readonly status: 'renewed'; readonly session: LiveSession }
  | { readonly status: 'ended' }
  /** Nobody answered who could tell; what is stored may still be good. */
  | { readonly status: 'unreachable' };

/** Asks the provider whether the session lives. It clears nothing. */
export async function renew(config: Identity): Promise<Renewal> {
  try {
    const client = await configured(config);
    return await client.renewTokens();
  } catch {
    return { status: 'unreachable' };
  }
}

export function dropTokens(): void {
  clearTokens(browserStores());
}

/** The session is over: nothing of it stays, and the log-in will say so. */
export function forgetEnded(): void {
  dropTokens();
  leaveNotice('logged-out');
}
