import { type Bookmark, listBookmarks, setBookmark, type TextRef } from '@wayfare/contracts/calls/bookmarks';
import { useMember } from '#app/member/member.tsx';
import { type Query, type QueryCache, useQuery } from '#app/member/use-query.ts';

const queryKey = 'bookmarks';

/** What was told in this visit. */
const cache: QueryCache<readonly Bookmark[]> = new Map();

/** Changes go one after the other, and nobody is told what is kept while one is under way. */
let changes: Promise<unknown> = Promise.resolve();

export function useBookmarks(): Query<readonly Bookmark[]> {
  const { callApi } = useMember();
  return useQuery(
    queryKey,
    async () => {
      await changes;
      return (await callApi(listBookmarks, {})).bookmarks;
    },
    { cache: cache },
  );
}

/** A part of a page that asks again is told the new state; what was told before is shown to nobody. */
export function useSetBookmark(): (text: TextRef, isBookmarked: boolean) => Promise<void> {
  const { callApi } = useMember();
  return (text, isBookmarked) => {
    const before = changes;
    const change = async () => {
      await before;
      await callApi(setBookmark, { body: { text, isBookmarked } });
      cache.delete(queryKey);
    };
    const changing = change();
    changes = changing.catch(() => {});
    return changing;
  };
}
