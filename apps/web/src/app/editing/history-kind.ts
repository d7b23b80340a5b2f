import type { ReactNode } from 'react';

/** One save of a text, in a line. */
export interface ListedRevision {
  readonly number: number;
  readonly savedAt: string;
  /** '' where nobody knows. */
  readonly savedBy: string;
  readonly state: 'draft' | 'published' | 'imported';
  readonly title: string;
  /** Null where the server does not say. */
  readonly words: number | null;
}

export interface ComparedLink {
  readonly text: string;
  readonly address: string;
}

export interface ComparedPicture {
  readonly src: string;
  readonly alt: string;
}

/** What of a version is compared. */
export interface Comparable {
  /** Plain text, by the names that the fields have on the page. */
  readonly fields: readonly { readonly name: string; readonly text: string }[];
  readonly links: readonly ComparedLink[];
  readonly pictures: readonly ComparedPicture[];
  /** Where the text has a form besides its words: the whole of it, however it is written. */
  readonly form: string;
}

/** What the history has to know of a homily, or of a post. */
export interface HistoryKind<Whole> {
  readonly list: () => Promise<readonly ListedRevision[]>;
  readonly open: (number: number) => Promise<Whole>;
  /** As it stands in the fields. */
  readonly now: Whole;
  readonly draw: (whole: Whole, state: ListedRevision['state']) => ReactNode;
  readonly comparable: (whole: Whole) => Comparable;
  /** Puts it into the fields, from where it can be taken out again. */
  readonly restore: (whole: Whole) => void;
  /** What happens then, in a sentence. */
  readonly restoring: string;
}
