import { type SearchResponse, searchTexts } from '@wayfare/contracts/calls/search';
import { useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { type SearchParams, toSearchHref, toSearchQuery } from '#texts/search-query.ts';

/** Restores the list on return. */
const cache: QueryCache<SearchResponse> = new Map();

interface LoadedList {
  readonly address: string;
  readonly list: SearchResponse;
}

/** Shows the previous results while new ones load. */
export function useSearchResults(asked: SearchParams) {
  const { callApi } = useMember();
  const [from, setFrom] = useState<LoadedList | null>(null);
  const [last, setLast] = useState<SearchResponse | null>(null);
  const address = toSearchHref(asked);
  const list = from?.address === address ? from.list : null;
  const hasTerms = asked.q.trim() !== '';
  const { state, retry } = useQuery(
    hasTerms ? `${address} ${list?.next ?? ''}` : null,
    async () => {
      const page = await callApi(searchTexts, {
        query: { ...toSearchQuery(asked), ...(list?.next == null ? {} : { after: list.next }) },
      });
      if (list === null) return withLoadedPages(cache.get(`${address} `), page);
      const all = { ...list, items: [...list.items, ...page.items], next: page.next };
      cache.set(`${address} `, all);
      return all;
    },
    { cache: cache, keepDataOnError: () => false },
  );
  if (state.status === 'success' && state.data !== last) setLast(state.data);
  return {
    found: !hasTerms
      ? null
      : state.status === 'success'
        ? state.data
        : state.status === 'loading'
          ? last
          : null,
    error: hasTerms && state.status === 'error' ? state.error : null,
    isAsking: hasTerms && state.status === 'loading',
    isLoadingMore: list !== null && state.status === 'loading',
    retry: list === null ? retry : () => setFrom(null),
    loadMore: () => {
      if (state.status === 'success') setFrom({ address, list: state.data });
    },
  };
}

/** Keeps loaded pages if the first page is unchanged. */
function withLoadedPages(cached: SearchResponse | undefined, page: SearchResponse): SearchResponse {
  const isSame = page.items.every(
    ({ kind, slug }, at) => cached?.items[at]?.kind === kind && cached.items[at].slug === slug,
  );
  return cached !== undefined && isSame && cached.items.length > page.items.length ? cached : page;
}
