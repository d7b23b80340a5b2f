import { maxSearchResults, type SearchResponse } from '@wayfare/contracts/calls/search';
import { paths } from '#paths.ts';

/** The query in the URL of the search page. */
export interface SearchParams {
  readonly q: string;
  readonly isNewestFirst: boolean;
  /** Searches for the text alone, even if it looks like a passage. */
  readonly isPassageOff: boolean;
  /** Searches for the passage alone. */
  readonly isTermsOff: boolean;
}

export const parseSearchParams = (search: URLSearchParams): SearchParams => ({
  q: search.get('q') ?? '',
  isNewestFirst: search.get('sort') === 'newest',
  isPassageOff: search.get('passage') === 'off',
  isTermsOff: search.get('terms') === 'off',
});

/** Contains only values that differ from the defaults. */
export function toSearchQuery({ q, isNewestFirst, isPassageOff, isTermsOff }: SearchParams) {
  return {
    q,
    ...(isNewestFirst ? { sort: 'newest' as const } : {}),
    ...(isPassageOff ? { passage: 'off' as const } : {}),
    ...(isTermsOff ? { terms: 'off' as const } : {}),
  };
}

/** The search page of the dashboard or of the public site, which have the same parameters. */
export const toSearchHref = (params: SearchParams, page: string = paths.search): string =>
  params.q === '' ? page : `${page}?${new URLSearchParams(toSearchQuery(params)).toString()}`;

/** A new text resets the options. */
export const withNewQuery = ({ isNewestFirst }: SearchParams, q: string): SearchParams => ({
  q,
  isNewestFirst,
  isPassageOff: false,
  isTermsOff: false,
});

/** '7 found', or if all of them are listed, '7 found: 4 homilies, 3 in the blog'. */
export function formatResultCount({ count, isMore, text, items }: SearchResponse): string {
  if (isMore) return `More than ${maxSearchResults.toLocaleString('en-US')} found`;
  if (count === 0) return text === null ? 'Nothing found' : 'No homily on this passage yet';
  const found = `${count.toLocaleString('en-US')} found`;
  const homilies = items.filter(({ kind }) => kind === 'homily').length;
  if (items.length !== count || homilies === 0 || homilies === count) return found;
  return `${found}: ${homilies === 1 ? '1 homily' : `${homilies} homilies`}, ${count - homilies} in the blog`;
}
