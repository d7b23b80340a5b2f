import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Values in memory under random tokens. */
export interface ExpiringValues<T> {
  /** Returns the token. */
  add(value: T): string;
  /** Null if the token is unknown or has expired. */
  find(token: string): T | null;
  /** Finds the value and deletes it. */
  take(token: string): T | null;
}

const lifetimeMs = 15 * 60_000;
const maxValues = 1_000;

export function expiringValues<T>(now: () => number): ExpiringValues<T> {
  const entries = new Map<string, { readonly value: T; readonly until: number }>();
  const find = (token: string): T | null => {
    const entry = entries.get(token);
    return entry === undefined || entry.until <= now() ? null : entry.value;
  };
  return {
    find,
    take(token) {
      const value = find(token);
      entries.delete(token);
      return value;
    },
    add(value) {
      // The oldest entries come first.
      for (const [token, { until }] of entries) {
        if (until > now() && entries.size < maxValues) break;
        entries.delete(token);
      }
      const token = randomBytes(16).toString('hex');
      entries.set(token, { value, until: now() + lifetimeMs });
      return token;
    },
  };
}

/** Tokens against cross-site requests. Each fits one path. */
export interface FormTokens {
  create(path: string): string;
  verify(path: string, token: string): boolean;
}

export function formTokens(): FormTokens {
  const key = randomBytes(32);
  const digest = (path: string): Buffer => createHmac('sha256', key).update(path).digest();
  return {
    create: (path) => digest(path).toString('base64url'),
    verify(path, token) {
      const actual = Buffer.from(token, 'base64url');
      const expected = digest(path);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
