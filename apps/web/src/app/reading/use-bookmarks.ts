import { type Bookmark, listBookmarks, setBookmark, type TextRef } from '@wayfare/contracts/calls/bookmarks';
import { useRef, useState } from 'react';
import { isUnreachable } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { type Query, type QueryCache, useQuery } from '#app/member/use-query.ts';

const queryKey = 'bookmarks';

const cache: QueryCache<readonly Bookmark[]> = new Map();

/** Changes are serialized, and the list waits for them. */
let changes: Promise<unknown> = Promise.resolve();

export function useBookmarks(): Query<readonly Bookmark[]> {
  const { callApi } = useMember();
  return useQuery(
    queryKey,
    async () => {
      await changes;
      return (await callApi(listBookmarks, {})).bookmarks;
    },
    { cache },
  );
}

/** Drops the cached list, so that it is loaded again. */
export function useSetBookmark(): (text: TextRef, isBookmarked: boolean) => Promise<void> {
  const { callApi } = useMember();
  return (text, isBookmarked) => {
    const send = async (previous: Promise<unknown>) => {
      await previous;
      await callApi(setBookmark, { body: { text, isBookmarked } });
      cache.delete(queryKey);
    };
    const change = send(changes);
    changes = change.catch(() => {});
    return change;
  };
}

export interface BookmarkState {
  readonly isBookmarked: boolean;
  readonly error: string | null;
  readonly toggle: () => Promise<void>;
}

/** Updates at once and reverts if the request fails. Null if the service has no bookmarks; not if it could not be reached. */
export function useBookmark(text: TextRef): BookmarkState | null {
  const { state } = useBookmarks();
  const setBookmark = useSetBookmark();
  const [requested, setRequested] = useState<boolean | null>(null);
  const [error, setError] = useState<string | null>(null);
  const presses = useRef(0);
  const bookmarks = state.status === 'success' ? state.data : [];
  const isBookmarked = requested ?? bookmarks.some(({ kind, ref }) => kind === text.kind && ref === text.ref);
  if (state.status === 'error' && !isUnreachable(state.error)) return null;
  return {
    isBookmarked,
    error,
    async toggle() {
      presses.current += 1;
      const press = presses.current;
      setRequested(!isBookmarked);
      setError(null);
      try {
        await setBookmark(text, !isBookmarked);
      } catch (failure) {
        if (press !== presses.current) return;
        setRequested(isBookmarked);
        setError(toFailureMessage(failure));
      }
    },
  };
}
