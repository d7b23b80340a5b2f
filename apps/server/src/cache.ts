import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface CacheOptions<Value> {
  /** The number of entries; with `sizeOf`, their total size. The least recently used are evicted. */
  readonly max: number;
  readonly sizeOf?: (value: Value) => number;
  /** Counted from the start of the load, because a change during the load may be missing in the value. */
  readonly maxAge?: { readonly ms: number; readonly clock: Clock };
  /** The expiry of this value, in milliseconds since 1970. Null if it must not be cached. */
  readonly expiresAt?: (value: Value) => number | null;
}

export interface Cache<Value> {
  /** The cached value, the one that is being loaded, or a new one. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  delete(key: string): void;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly startedAt: number;
  readonly expiresAt: number;
}

/**
 * An in-memory LRU cache. Concurrent calls share one load; a failed load rejects for all of them and is not cached.
 * If a change must be visible at once, put its version into the key.
 */
export function cache<Value>({
  max,
  sizeOf = () => 1,
  maxAge,
  expiresAt,
}: CacheOptions<Value>): Cache<Value> {
  // Not `max`, which allocates the memory of all entries at once.
  const entries = new LRUCache<string, Entry<Value>>({ maxSize: max });
  const now = (): number => maxAge?.clock.now().getTime() ?? 0;

  const isValid = (entry: Entry<Value>): boolean => {
    const at = now();
    // If the clock was set back, `startedAt` may be in the future.
    return entry.startedAt <= at && at < entry.expiresAt;
  };

  async function settle(key: string, entry: Entry<Value>): Promise<void> {
    try {
      const value = await entry.value;
      if (entries.peek(key) !== entry) return;
      const end = expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt(value);
      if (end === null) entries.delete(key);
      // A new object, because lru-cache does not update the size of the same one.
      else entries.set(key, { ...entry, expiresAt: Math.min(entry.expiresAt, end) }, { size: sizeOf(value) });
    } catch {
      if (entries.peek(key) === entry) entries.delete(key);
    }
  }

  return {
    get(key, load) {
      const cached = entries.get(key);
      if (cached !== undefined && isValid(cached)) return cached.value;
      const startedAt = now();
      const entry = {
        value: load(),
        startedAt,
        expiresAt: startedAt + (maxAge?.ms ?? Number.POSITIVE_INFINITY),
      };
      entries.set(key, entry, { size: 1 });
      void settle(key, entry);
      return entry.value;
    },
    delete: (key) => void entries.delete(key),
  };
}
