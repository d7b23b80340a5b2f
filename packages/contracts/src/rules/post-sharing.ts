import { truncate } from './excerpt.ts';
import { blankAddress, normalizeLink } from './links.ts';

/** The picture of a shared link: the generated card with the title, or the hero image. */
export type SharePicture = 'card' | 'hero';

/** How search engines and shared links show a post. Empty fields have defaults. */
export interface PostSharing {
  readonly searchTitle: string;
  readonly searchDescription: string;
  readonly shareText: string;
  readonly sharePicture: SharePicture;
  /** Where the post first appeared; '' if here. */
  readonly canonicalUrl: string;
  readonly noindex: boolean;
}

export const defaultPostSharing: PostSharing = {
  searchTitle: '',
  searchDescription: '',
  shareText: '',
  sharePicture: 'card',
  canonicalUrl: '',
  noindex: false,
};

/** Search engines cut longer texts. */
export const searchResultLengths = { title: 60, description: 155 } as const;

interface SharedPost extends PostSharing {
  readonly title: string;
  readonly excerpt: string;
}

export const getSearchTitle = ({ searchTitle, title }: Pick<SharedPost, 'searchTitle' | 'title'>): string =>
  searchTitle || title;

/** Made from the public excerpt, never from the content. */
export const getSearchDescription = ({
  searchDescription,
  excerpt,
}: Pick<SharedPost, 'searchDescription' | 'excerpt'>): string =>
  searchDescription || truncate(excerpt, searchResultLengths.description);

export const getShareText = (post: Pick<SharedPost, 'shareText' | 'searchDescription' | 'excerpt'>): string =>
  post.shareText || getSearchDescription(post);

export const canonicalUrlMessage =
  'Where it first appeared is an address that begins with https://, or nothing at all.';

/** '' if empty; null if it is not the URL of a web page. */
export function parseCanonicalUrl(text: string): string | null {
  if (text.trim() === '') return '';
  const link = normalizeLink(text);
  if (link === blankAddress || /\s/.test(link)) return null;
  const url = new URL(link);
  const isPage = (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
  return isPage && url.username === '' && url.password === '' ? url.href : null;
}
