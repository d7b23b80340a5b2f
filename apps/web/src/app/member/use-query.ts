import { seconds } from '@wayfare/contracts/rules/durations';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isUnreachable } from '#api/api-error.ts';
import { usePageVisible } from '#ui/use-page-visible.ts';

export type QueryState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'success'; readonly data: T };

/** Responses by query key, for as long as the tab is open. */
export type QueryCache<T> = Map<string, T>;

interface QueryOptions<T> {
  /** Cached data is shown while it is refetched. Editors use no cache: their text may have changed elsewhere. */
  readonly cache?: QueryCache<T>;
  /** Shown until the first response. */
  readonly initialData?: T | undefined;
  /** Whether data stays visible after this error. Default: only if the server could not be reached. */
  readonly keepDataOnError?: (error: unknown) => boolean;
  /** Refetches after each of these delays when the page becomes visible again. Default: never. */
  readonly refetchOnVisibleMs?: readonly number[];
  /** After a failure, retries with exponential backoff, and at once on `online` and `focus`. Default: false. */
  readonly autoRetry?: boolean;
}

export interface Query<T> {
  readonly state: QueryState<T>;
  /** Consecutive failures. */
  readonly failures: number;
  /** Fetches again and replaces an error with the loading state. For a "Try again" button. */
  readonly retry: () => void;
  /** Fetches again and keeps the current state until the response arrives. */
  readonly refetch: () => void;
}

interface Result<T> extends Pick<Query<T>, 'state' | 'failures'> {
  readonly key: string | null;
}

/**
 * Loads data and tracks its state. When `key` changes, the response to an earlier key is dropped. A `key` of null loads
 * nothing.
 */
export function useQuery<T>(
  key: string | null,
  queryFn: () => Promise<T>,
  {
    cache,
    initialData,
    keepDataOnError = isUnreachable,
    refetchOnVisibleMs = noDelays,
    autoRetry = false,
  }: QueryOptions<T> = {},
): Query<T> {
  const [stored, setStored] = useState<Result<T> | null>(null);
  const [fetchCount, setFetchCount] = useState(0);
  // An object, so that the effect runs again for a new key and for a refetch of the same key.
  const request = useMemo(() => ({ key, fetchCount }), [key, fetchCount]);
  const result = stored?.key === key ? stored : initialResult(key, cache, initialData);

  const runQuery = useEffectEvent(queryFn);
  const shouldKeepData = useEffectEvent(keepDataOnError);
  const getInitialData = useEffectEvent(() => initialData);

  useEffect(() => {
    if (request.key === null) return;
    const requestKey = request.key;
    const requestInitialData = getInitialData();
    let isCancelled = false;
    const update = (next: (previous: Result<T>) => Result<T>): void => {
      if (isCancelled) return;
      setStored((stored) =>
        next(stored?.key === requestKey ? stored : initialResult(requestKey, cache, requestInitialData)),
      );
    };
    async function load(): Promise<void> {
      try {
        const data = await runQuery();
        if (cache !== undefined) addToCache(cache, requestKey, data);
        update(() => ({ key: requestKey, state: { status: 'success', data }, failures: 0 }));
      } catch (error) {
        const keepData = shouldKeepData(error);
        update(({ state, failures }) => ({
          key: requestKey,
          state: keepData && state.status === 'success' ? state : { status: 'error', error },
          failures: failures + 1,
        }));
      }
    }
    void load();
    return () => {
      isCancelled = true;
    };
  }, [cache, request]);

  const refetch = useCallback(() => setFetchCount((count) => count + 1), []);
  const retry = useCallback(() => {
    setStored((previous) => (previous?.state.status === 'error' ? null : previous));
    refetch();
  }, [refetch]);
  useRefetchOnVisible(refetchOnVisibleMs, refetch);
  useAutoRetry(autoRetry ? result.failures : 0, refetch);
  return { state: result.state, failures: result.failures, retry, refetch };
}

const noDelays: readonly number[] = [];

function initialResult<T>(
  key: string | null,
  cache: QueryCache<T> | undefined,
  initialData: T | undefined,
): Result<T> {
  const data = key === null ? undefined : (cache?.get(key) ?? initialData);
  return {
    key,
    state: data === undefined ? { status: 'loading' } : { status: 'success', data },
    failures: 0,
  };
}

const maxCacheEntries = 60;

/** Evicts the least recently loaded entry. */
function addToCache<T>(cache: QueryCache<T>, key: string, data: T): void {
  cache.delete(key);
  cache.set(key, data);
  const [oldest] = cache.keys();
  if (cache.size > maxCacheEntries && oldest !== undefined) cache.delete(oldest);
}

function useRefetchOnVisible(delaysMs: readonly number[], refetch: () => void): void {
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>());
  const clearTimers = useCallback(() => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }, [timers]);
  useEffect(() => {
    return clearTimers;
  }, [clearTimers]);
  usePageVisible(() => {
    clearTimers();
    for (const delayMs of delaysMs) timers.add(setTimeout(refetch, delayMs));
  });
}

const maxRetryDelayMs = seconds(60);

function useAutoRetry(failures: number, refetch: () => void): void {
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(refetch, Math.min(seconds(2 ** failures), maxRetryDelayMs));
    addEventListener('online', refetch);
    addEventListener('focus', refetch);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', refetch);
      removeEventListener('focus', refetch);
    };
  }, [failures, refetch]);
}
