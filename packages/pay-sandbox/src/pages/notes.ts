import { randomBytes } from 'node:crypto';

/** Messages in memory under random tokens. */
export interface Notes {
  /** Returns the token. */
  add(note: string): string;
  /** Deletes the note. Null if the token is unknown or has expired. */
  take(token: string): string | null;
}

const lifetimeMs = 15 * 60_000;
const maxNotes = 1_000;

export function createNotes(now: () => number): Notes {
  const entries = new Map<string, { readonly note: string; readonly until: number }>();
  return {
    take(token) {
      const entry = entries.get(token);
      entries.delete(token);
      return entry === undefined || entry.until <= now() ? null : entry.note;
    },
    add(note) {
      // The oldest entries come first.
      for (const [token, { until }] of entries) {
        if (until > now() && entries.size < maxNotes) break;
        entries.delete(token);
      }
      const token = randomBytes(16).toString('hex');
      entries.set(token, { note, until: now() + lifetimeMs });
      return token;
    },
  };
}
