import type { GospelSlug } from '@wayfare/contracts/rules/gospels';

/** The same below `/gospel` and below the dashboard's. */
export const bookAddress = (root: string, slug: GospelSlug): string => `${root}/${slug}`;

export const chapterAddress = (root: string, slug: GospelSlug, chapter: number, page = 1): string =>
  `${root}/${slug}/${chapter}${page === 1 ? '' : `?page=${page}`}`;
