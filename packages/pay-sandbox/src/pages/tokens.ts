import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Keeps things for as long as somebody may be at a page, under names that cannot be guessed. */
export interface ExpiringTokens<T> {
  keep(thing: T): string;
  find(name: string): T | null;
  /** Finds it once. */
  take(name: string): T | null;
}

const keptForMs = 15 * 60_000;
const most = 1_000;

export function expiringTokens<T>(now: () => number): ExpiringTokens<T> {
  const kept = new Map<string, { readonly thing: T; readonly until: number }>();
  const find = (name: string): T | null => {
    const found = kept.get(name);
    return found === undefined || found.until <= now() ? null : found.thing;
  };
  return {
    find,
    take(name) {
      const thing = find(name);
      kept.delete(name);
      return thing;
    },
    keep(thing) {
      for (const [name, { until }] of kept) {
        if (until > now() && kept.size < most) break;
        kept.delete(name);
      }
      const name = randomBytes(16).toString('hex');
      kept.set(name, { thing, until: now() + keptForMs });
      return name;
    },
  };
}

/** Proof that a form came from a page of ours: only who can read the page has it, and it fits one address. */
export interface FormTokens {
  tokenFor(path: string): string;
  isTokenFor(path: string, token: string): boolean;
}

export function formTokens(): FormTokens {
  const key = randomBytes(32);
  const digestOf = (path: string): Buffer => createHmac('sha256', key).update(path).digest();
  return {
    tokenFor: (path) => digestOf(path).toString('base64url'),
    isTokenFor(path, token) {
      const given = Buffer.from(token, 'base64url');
      const wanted = digestOf(path);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
