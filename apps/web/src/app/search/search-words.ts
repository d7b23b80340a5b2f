import { maxSearchResults, type SearchResponse } from '@wayfare/contracts/calls/search';

export function howMany({ count, isMore, text }: SearchResponse): string {
  if (isMore) return `More than ${maxSearchResults.toLocaleString('en-US')} found`;
  if (count === 0) return text === null ? 'Nothing found' : 'No homily on this passage yet';
  return `${count.toLocaleString('en-US')} found`;
}

/** Why nothing was found, or what else to try. */
export const nothingFound = {
  too_common: 'These words stand in almost every text. Add one that is rarer.',
  other_book:
    'The homilies here are on the Gospels of Matthew, Mark, Luke, and John, so no homily is on that book.',
  nothing: 'Try fewer words, or a word that means the same.',
} as const;

/** What may be typed, and what it means. */
export const beginnings = [
  ['mercy', 'a word, in all its forms'],
  ['"kingdom of heaven"', 'words in that order'],
  ['Jn 3:16', 'a passage of the Gospels'],
  ['prodigal son', 'a well-known passage'],
  ['November 20', 'a day'],
  ['the lost sheep Lk 15', 'words and a passage'],
] as const;
