type PostCategory = 'Prudence' | 'Justice' | 'Fortitude' | 'Temperance' | 'The four virtues' | 'Scripture';

/** The name of a drawn picture; the drawings themselves belong to the pages. */
type PostPlate = 'contour' | 'door' | 'stones' | 'cairn' | 'table' | 'page' | 'bench';

export type SamplePost = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: PostCategory;
  /** A Thursday, as YYYY-MM-DD. */
  readonly date: string;
  readonly plate: PostPlate;
  /** HTML of p, h2, h3, blockquote, ul, ol, li, strong, em and links alone. */
  readonly content: string;
};
