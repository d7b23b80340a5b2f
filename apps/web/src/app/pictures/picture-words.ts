import type { PictureUse, StoredPicture } from '@wayfare/contracts/calls/picture';
import { longDate } from '#ui/long-date.ts';

/** What it is called where only a name fits. */
export const nameOf = ({ alt, fileName }: Pick<StoredPicture, 'alt' | 'fileName'>): string =>
  alt || fileName || 'A picture without a name';

export const isInPlace = ({ state }: PictureUse): boolean => state !== 'bin';

/** '1 post', '3 posts' */
export const countOf = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;

/** 'In 2 posts' */
export function usedInWords({ usedIn }: Pick<StoredPicture, 'usedIn'>): string {
  const count = usedIn.filter(isInPlace).length;
  if (count > 0) return `In ${countOf(count, 'post')}`;
  return usedIn.length > 0 ? 'Only in the bin' : 'Not used';
}

export const placeInWords: Readonly<Record<PictureUse['state'], string>> = {
  published: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
  bin: 'in the bin',
};

/** 'door.png, 1,000 × 600, added November 21, 2026' */
export const factsInWords = ({ fileName, width, height, addedAt }: StoredPicture): string =>
  [
    fileName,
    `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`,
    `added ${longDate(addedAt.slice(0, 10))}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** What would lack it if it were deleted, a sentence each. */
export function missedBy(usedIn: readonly PictureUse[], revisionCount: number): string[] {
  const binned = usedIn.map(({ title }) => (title === '' ? 'a post without a title' : `“${title}”`));
  return [
    ...(binned.length > 0
      ? [
          `In the bin it is in ${binned.join(', ')}: brought back, ${binned.length === 1 ? 'it' : 'they'} would lack it.`,
        ]
      : []),
    ...(revisionCount > 0
      ? [
          `It is in ${countOf(revisionCount, 'older version')} of posts: brought back, ${revisionCount === 1 ? 'it' : 'they'} would lack it.`,
        ]
      : []),
    ...(usedIn.length === 0 && revisionCount === 0 ? ['No post would miss it.'] : []),
  ];
}
