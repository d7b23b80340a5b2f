import { cutLine } from './excerpt-line.ts';
import { type PostSharing, shownInSearch } from './post-sharing.ts';

interface Told extends PostSharing {
  readonly title: string;
  readonly excerpt: string;
}

export const searchTitleOf = ({ searchTitle, title }: Pick<Told, 'searchTitle' | 'title'>): string =>
  searchTitle || title;

/** Made of what everybody may read of a post, never of its text. '' where there is nothing to say. */
export const searchDescriptionOf = ({
  searchDescription,
  excerpt,
}: Pick<Told, 'searchDescription' | 'excerpt'>): string =>
  searchDescription || cutLine(excerpt, shownInSearch.description);

export const shareTextOf = (told: Pick<Told, 'shareText' | 'searchDescription' | 'excerpt'>): string =>
  told.shareText || searchDescriptionOf(told);
