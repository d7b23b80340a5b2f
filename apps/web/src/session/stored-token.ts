import * as z from 'zod/mini';
import { type Person, personFrom } from './claims.ts';
import type { Identity } from './client.ts';
import { identityPrefix, lastMemberKey } from './storage-keys.ts';

/** What the browser holds from the last visit, read without the provider's client. Nobody has vouched for it yet. */
export interface StoredToken {
  readonly token: string;
  readonly sub: string;
  readonly person: Person;
}

const minSecondsLeft = 30;

/** Null where there is none, or where it has run out or soon will. */
export function findStoredToken(config: Identity): StoredToken | null {
  const found = lastToken(config);
  if (found === null || !(found.ends > Date.now() / 1000 + minSecondsLeft)) return null;
  const { ends: _, ...atHand } = found;
  return atHand;
}

/** Who was signed in here last and has not logged out, however long ago. */
export const findStoredPerson = (config: Identity): Person | null => lastToken(config)?.person ?? null;

function lastToken({ identity: { userPoolClientId } }: Identity) {
  const member = localStorage.getItem(lastMemberKey(userPoolClientId)) ?? '';
  const token = localStorage.getItem(`${identityPrefix}.${userPoolClientId}.${member}.idToken`) ?? '';
  try {
    const told = readClaims(token);
    const person = personFrom(told);
    const { sub } = person;
    return sub === null ? null : { token, sub, person, ends: Number(told['exp']) };
  } catch {
    return null;
  }
}

const claims = z.record(z.string(), z.unknown());

function readClaims(token: string): Readonly<Record<string, unknown>> {
  const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(payload, (sign) => sign.codePointAt(0) ?? 0);
  return claims.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
