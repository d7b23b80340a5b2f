import { paths } from '#app/paths.ts';

/** What the address of the search asks for. */
export interface AskedSearch {
  readonly q: string;
  readonly isNewestFirst: boolean;
  /** What was understood as a passage is to be words alone. */
  readonly isPassageOff: boolean;
  /** The passage is looked for, and the words beside it are not. */
  readonly isWordsOff: boolean;
}

export const askedIn = (search: URLSearchParams): AskedSearch => ({
  q: search.get('q') ?? '',
  isNewestFirst: search.get('sort') === 'newest',
  isPassageOff: search.get('passage') === 'off',
  isWordsOff: search.get('terms') === 'off',
});

/** Only what is not as usual stands in it. */
export function queryOf({ q, isNewestFirst, isPassageOff, isWordsOff }: AskedSearch) {
  return {
    q,
    ...(isNewestFirst ? { sort: 'newest' as const } : {}),
    ...(isPassageOff ? { passage: 'off' as const } : {}),
    ...(isWordsOff ? { terms: 'off' as const } : {}),
  };
}

/** On the dashboard's page, or on another that asks by the same words. */
export const addressOf = (asked: AskedSearch, page: string = paths.search): string =>
  asked.q === '' ? page : `${page}?${new URLSearchParams(queryOf(asked)).toString()}`;

/** Whoever asks for something else has turned nothing off of it yet. */
export const askingFor = (asked: AskedSearch, q: string): AskedSearch => ({
  q,
  isNewestFirst: asked.isNewestFirst,
  isPassageOff: false,
  isWordsOff: false,
});
