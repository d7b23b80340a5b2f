import { type Bookmark, listBookmarks, setBookmark, type TextRef } from '@wayfare/contracts/calls/bookmarks';
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
