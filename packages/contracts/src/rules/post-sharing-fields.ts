import { truncate } from './excerpt.ts';
import { blankAddress, normalizeLink } from './links.ts';
import { type PostSharing, searchResultLengths } from './post-sharing.ts';

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
