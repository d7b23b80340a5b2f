import { getNextCursor, listPosts, unwrapPosts } from '@wayfare/contracts/calls/blog';
import type { ListedPost } from '@wayfare/contracts/calls/post';
import { canEditPosts } from '@wayfare/contracts/rules/policies';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { type Member, useMember } from '#app/member/member.tsx';
import { type QueryCache, type QueryState, useQuery } from '#app/member/use-query.ts';

interface ListedPosts {
  readonly posts: readonly ListedPost[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export interface Posts {
  readonly state: QueryState<ListedPosts>;
  readonly isLoadingMore: boolean;
  readonly retry: () => void;
  /** Brings the posts before those that are here. */
  readonly loadMore: () => void;
}

const firstPageKey = 'the newest';

/** Whoever comes back from a post finds the list at once, and where it was left; what is new comes a moment later. */
const cache: QueryCache<ListedPosts> = new Map();

/** Newest first. To an admin the whole list comes, page by page, so that no draft is missing. */
export function usePosts(): Posts {
  const member = useMember();
  const [from, setFrom] = useState<ListedPosts | null>(null);
  const { state, retry } = useQuery(from?.next ?? firstPageKey, () => loadPosts(member, from), {
    cache,
    keepDataOnError: () => false,
  });
  const isLoadingMore = from !== null && state.status === 'loading';
  return {
    state: isLoadingMore ? { status: 'success', data: from } : state,
    isLoadingMore,
    retry: from === null ? retry : () => setFrom(null),
    loadMore: () => {
      if (state.status === 'success') setFrom(state.data);
    },
  };
}

async function loadPosts(member: Member, from: ListedPosts | null): Promise<ListedPosts> {
  let list = await loadPage(member, from);
  while (canEditPosts(member.person) && list.next !== null) list = await loadPage(member, list);
  cache.set(firstPageKey, list);
  return list;
}

async function loadPage({ callApi, config, person }: Member, list: ListedPosts | null): Promise<ListedPosts> {
  const query = list?.next == null ? {} : { after: list.next };
  const response = canEditPosts(person)
    ? await callApi(listPosts, { query })
    : await call(listPosts, { query }, { config });
  const page = unwrapPosts(response);
  const known = new Set(list?.posts.map(({ id }) => id));
  const more = page.filter(({ id }) => !known.has(id));
  return {
    posts: [...(list?.posts ?? []), ...more].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    // A service that knows no pages answers the same posts again.
    next: more.length === 0 ? null : getNextCursor(page),
  };
}
