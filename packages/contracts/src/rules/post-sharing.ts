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
