import type { Person } from './claims.ts';
import type { SessionValues } from './stored-session.ts';

export type LiveSession = { readonly person: Person } & SessionValues;

export type Renewal =
  | { readonly status: 'renewed'; readonly session: LiveSession }
  | { readonly status: 'ended' }
  /** Nobody answered who could tell; what is stored may still be good. */
  | { readonly status: 'unreachable' };

/** What the services are shown: they take either token. */
export const tokenOf = ({ idToken, accessToken }: Pick<SessionValues, 'idToken' | 'accessToken'>): string =>
  idToken ?? accessToken;
