import type { SharePicture } from '../calls/post.ts';

/** What search engines and shared links say of a post. What is left empty has a sound default. */
export interface PostSharing {
  readonly searchTitle: string;
  readonly searchDescription: string;
  readonly shareText: string;
  readonly sharePicture: SharePicture;
  /** Where the post first appeared; '' where that is here. */
  readonly canonicalUrl: string;
  /** Search engines are asked to leave it out. */
  readonly noindex: boolean;
}

export const usualSharing: PostSharing = {
  searchTitle: '',
  searchDescription: '',
  shareText: '',
  sharePicture: 'card',
  canonicalUrl: '',
  noindex: false,
};

/** So many characters of them search engines show. */
export const shownInSearch = { title: 60, description: 155 } as const;
