import { getNextCursor, listPosts, unwrapPosts } from '@wayfare/contracts/calls/blog';
import type { ListedPost } from '@wayfare/contracts/calls/post';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { type Member, useMember } from '#app/member/member.tsx';
import { type QueryCache, type QueryState, useQuery } from '#app/member/use-query.ts';

interface ListedPosts {
  readonly posts: readonly ListedPost[];
  /** The cursor of the next page. Null at the end. */
  readonly next: string | null;
}

export interface Posts {
  readonly state: QueryState<ListedPosts>;
  readonly isLoadingMore: boolean;
  readonly retry: () => void;
  readonly loadMore: () => void;
}

const firstPageKey = 'the newest';

/** Shows the list at once on return, with the pages that were loaded. */
const cache: QueryCache<ListedPosts> = new Map();

/** Newest first, what readers get. */
export function usePosts(): Posts {
  const member = useMember();
  const [previous, setPrevious] = useState<ListedPosts | null>(null);
  const { state, retry } = useQuery(previous?.next ?? firstPageKey, () => loadPosts(member, previous), {
    cache,
    keepDataOnError: () => false,
  });
  const isLoadingMore = previous !== null && state.status === 'loading';
  return {
    state: isLoadingMore ? { status: 'success', data: previous } : state,
    isLoadingMore,
    retry: previous === null ? retry : () => setPrevious(null),
    loadMore: () => {
      if (state.status === 'success') setPrevious(state.data);
    },
  };
}

async function loadPosts(member: Member, previous: ListedPosts | null): Promise<ListedPosts> {
  const list = await loadPage(member, previous);
  cache.set(firstPageKey, list);
  return list;
}

async function loadPage({ config }: Member, list: ListedPosts | null): Promise<ListedPosts> {
  const query = list?.next == null ? {} : { after: list.next };
  const page = unwrapPosts(await call(listPosts, { query }, { config }));
  const loadedIds = new Set(list?.posts.map(({ id }) => id));
  const more = page.filter(({ id }) => !loadedIds.has(id));
  return {
    posts: [...(list?.posts ?? []), ...more].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    // A service without paging returns the same posts again.
    next: more.length === 0 ? null : getNextCursor(page),
  };
}
