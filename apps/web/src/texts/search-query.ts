import { maxSearchResults, type SearchResponse } from '@wayfare/contracts/calls/search';
import { paths } from '#paths.ts';

/** The query in the URL of the search page. */
export interface SearchParams {
  readonly q: string;
  readonly isNewestFirst: boolean;
  /** Searches for the text alone, even if it looks like a passage. */
  readonly isPassageOff: boolean;
  /** The passage is looked for, and the words beside it are not. */
  readonly isTermsOff: boolean;
}

export const parseSearchParams = (search: URLSearchParams): SearchParams => ({
  q: search.get('q') ?? '',
  isNewestFirst: search.get('sort') === 'newest',
  isPassageOff: search.get('passage') === 'off',
  isTermsOff: search.get('terms') === 'off',
});

/** Contains only values that differ from the defaults. */
export function toSearchQuery({ q, isNewestFirst, isPassageOff, isTermsOff: isWordsOff }: SearchParams) {
  return {
    q,
    ...(isNewestFirst ? { sort: 'newest' as const } : {}),
    ...(isPassageOff ? { passage: 'off' as const } : {}),
    ...(isWordsOff ? { terms: 'off' as const } : {}),
  };
}

/** On the dashboard's page, or on another that asks by the same words. */
export const toSearchHref = (asked: SearchParams, page: string = paths.search): string =>
  asked.q === '' ? page : `${page}?${new URLSearchParams(toSearchQuery(asked)).toString()}`;

/** A new text resets the options. */
export const withNewQuery = (asked: SearchParams, q: string): SearchParams => ({
  q,
  isNewestFirst: asked.isNewestFirst,
  isPassageOff: false,
  isTermsOff: false,
});

export function formatResultCount({ count, isMore, text }: SearchResponse): string {
  if (isMore) return `More than ${maxSearchResults.toLocaleString('en-US')} found`;
  if (count === 0) return text === null ? 'Nothing found' : 'No homily on this passage yet';
  return `${count.toLocaleString('en-US')} found`;
}

/** Why nothing was found, or what else to try. */
export const noResultsMessages = {
  too_common: 'These words stand in almost every text. Add one that is rarer.',
  other_book:
    'The homilies here are on the Gospels of Matthew, Mark, Luke, and John, so no homily is on that book.',
  nothing: 'Try fewer words, or a word that means the same.',
} as const;

/** Help for the search field. */
export const exampleSearches = [
  ['mercy', 'a word, in all its forms'],
  ['"kingdom of heaven"', 'words in that order'],
  ['Jn 3:16', 'a passage of the Gospels'],
  ['prodigal son', 'a well-known passage'],
  ['November 20', 'a day'],
  ['the lost sheep Lk 15', 'words and a passage'],
] as const;
