import * as z from 'zod/mini';
import { type Person, personFrom } from './claims.ts';
import type { Identity } from './client.ts';
import { readClaims } from './read-claims.ts';
import { identityPrefix, lastMemberKey } from './storage-keys.ts';

/** Read from the last visit without the provider's client. Not verified. */
export interface StoredToken {
  readonly token: string;
  readonly sub: string;
  readonly person: Person;
}

const minSecondsLeft = 30;

/** Null if there is no token or it expires soon. */
export function findStoredToken(config: Identity): StoredToken | null {
  const stored = readToken(config);
  if (stored === null || !(stored.expiresAt > Date.now() / 1000 + minSecondsLeft)) return null;
  const { expiresAt: _, ...token } = stored;
  return token;
}

/** The last person who signed in here and did not log out, even if the token has expired. */
export const findStoredPerson = (config: Identity): Person | null => readToken(config)?.person ?? null;

function readToken({ identity: { userPoolClientId } }: Identity) {
  const member = localStorage.getItem(lastMemberKey(userPoolClientId)) ?? '';
  const token = localStorage.getItem(`${identityPrefix}.${userPoolClientId}.${member}.idToken`) ?? '';
  try {
    const payload = claims.parse(readClaims(token));
    const person = personFrom(payload);
    const { sub } = person;
    return sub === null ? null : { token, sub, person, expiresAt: Number(payload['exp']) };
  } catch {
    return null;
  }
}

const claims = z.record(z.string(), z.unknown());
