import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface CacheOptions<Value> {
  /** How many are kept; with `sizeOf`, how much they may weigh together. Those not asked for the longest give way. */
  readonly max: number;
  readonly sizeOf?: (value: Value) => number;
  /** How long a value is good, from when its load began: what changes while we load was perhaps read before. */
  readonly maxAge?: { readonly ms: number; readonly clock: Clock };
  /** Until when this very value is good, in milliseconds since 1970; null where it is not to be kept. */
  readonly expiresAt?: (value: Value) => number | null;
}

export interface Cache<Value> {
  /** The value that is kept, or that is being loaded for somebody else, or else a new one. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  delete(key: string): void;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly beganAt: number;
  readonly goodUntil: number;
}

/**
 * Keeps in memory what was loaded, and lets those who ask at the same time share one load. A load that failed is told to
 * all who waited, and the next one tries again. Where a change must show at once, its number belongs in the key.
 */
export function cache<Value>({ max, sizeOf, maxAge, expiresAt }: CacheOptions<Value>): Cache<Value> {
  const entries = new LRUCache<string, Entry<Value>>(sizeOf === undefined ? { max } : { maxSize: max });
  const sized = (value: Value) => (sizeOf === undefined ? {} : { size: sizeOf(value) });
  const now = (): number => maxAge?.clock.now().getTime() ?? 0;

  const isGood = (entry: Entry<Value>): boolean => {
    const at = now();
    // A clock that was set back makes the beginning lie ahead.
    return entry.beganAt <= at && at < entry.goodUntil;
  };

  async function settle(key: string, entry: Entry<Value>): Promise<void> {
    try {
      const value = await entry.value;
      if (entries.peek(key) !== entry) return;
      const end = expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt(value);
      if (end === null) entries.delete(key);
      // Another entry, for the size of one that stays the same is not counted again.
      else entries.set(key, { ...entry, goodUntil: Math.min(entry.goodUntil, end) }, sized(value));
    } catch {
      if (entries.peek(key) === entry) entries.delete(key);
    }
  }

  return {
    get(key, load) {
      const known = entries.get(key);
      if (known !== undefined && isGood(known)) return known.value;
      const beganAt = now();
      const entry = {
        value: load(),
        beganAt,
        goodUntil: beganAt + (maxAge?.ms ?? Number.POSITIVE_INFINITY),
      };
      entries.set(key, entry, sizeOf === undefined ? {} : { size: 1 });
      void settle(key, entry);
      return entry.value;
    },
    delete: (key) => void entries.delete(key),
  };
}
