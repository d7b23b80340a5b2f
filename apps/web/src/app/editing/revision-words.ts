import { clockTime } from '#ui/format-date.ts';
import type { ListedRevision } from './history-kind.ts';

/** 'November 21, 2026, 4:32 PM' */
export const timeOf = ({ savedAt }: Pick<ListedRevision, 'savedAt'>): string => clockTime(savedAt, 'day');

const states = { draft: 'draft', published: 'published', imported: 'imported' } as const;

/** 'November 21, 2026, 4:32 PM, by Luke, published' */
export const briefly = ({ savedAt, savedBy, state }: ListedRevision): string =>
  [timeOf({ savedAt }), savedBy !== '' && `by ${savedBy}`, states[state]]
    .filter((part) => part !== false)
    .join(', ');

/** 'by Luke, published, “Come and see”, 312 words' */
export const revisionInWords = ({ savedBy, state, title, words }: ListedRevision): string =>
  [
    savedBy !== '' && `by ${savedBy}`,
    states[state],
    title !== '' && `“${title}”`,
    words !== null && formatWordCount(words),
  ]
    .filter((part) => part !== false)
    .join(', ');

/** '1 word', '1,200 words' */
export const formatWordCount = (count: number): string =>
  count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`;

/** '12 words added, 3 removed'; empty if neither. */
export function changeInWords({
  wordsAdded: added,
  wordsRemoved: removed,
}: {
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
}): string {
  if (added === 0) return removed === 0 ? '' : `${formatWordCount(removed)} removed`;
  return removed === 0
    ? `${formatWordCount(added)} added`
    : `${formatWordCount(added)} added, ${removed.toLocaleString('en-US')} removed`;
}
