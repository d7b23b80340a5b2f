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
export function useSearchResults(params: SearchParams) {
  const { callApi } = useMember();
  const [loaded, setLoaded] = useState<LoadedList | null>(null);
  const [previous, setPrevious] = useState<SearchResponse | null>(null);
  const address = toSearchHref(params);
  const list = loaded?.address === address ? loaded.list : null;
  const hasTerms = params.q.trim() !== '';
  const { state, retry } = useQuery(
    hasTerms ? `${address} ${list?.next ?? ''}` : null,
    async () => {
      const page = await callApi(searchTexts, {
        query: { ...toSearchQuery(params), ...(list?.next == null ? {} : { after: list.next }) },
      });
      if (list === null) return withLoadedPages(cache.get(`${address} `), page);
      const all = { ...list, items: [...list.items, ...page.items], next: page.next };
      cache.set(`${address} `, all);
      return all;
    },
    { cache, keepDataOnError: () => false },
  );
  if (state.status === 'success' && state.data !== previous) setPrevious(state.data);
  const response = state.status === 'success' ? state.data : state.status === 'loading' ? previous : null;
  return {
    response: hasTerms ? response : null,
    error: hasTerms && state.status === 'error' ? state.error : null,
    isLoading: hasTerms && state.status === 'loading',
    isLoadingMore: list !== null && state.status === 'loading',
    retry: list === null ? retry : () => setLoaded(null),
    loadMore: () => {
      if (state.status === 'success') setLoaded({ address, list: state.data });
    },
  };
}

/** Keeps loaded pages if the first page is unchanged. */
function withLoadedPages(cached: SearchResponse | undefined, page: SearchResponse): SearchResponse {
  const isSame = page.items.every(
    ({ kind, slug }, index) => cached?.items[index]?.kind === kind && cached.items[index].slug === slug,
  );
  return cached !== undefined && isSame && cached.items.length > page.items.length ? cached : page;
}
