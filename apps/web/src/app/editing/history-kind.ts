import type { ReactNode } from 'react';

/** One saved version in the list. */
export interface ListedRevision {
  readonly number: number;
  readonly savedAt: string;
  /** Empty if unknown. */
  readonly savedBy: string;
  readonly state: 'draft' | 'published' | 'imported';
  readonly title: string;
  /** Null if unknown. */
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

/** The comparable parts of a version. */
export interface Comparable {
  /** Plain text under the labels of the page. */
  readonly fields: readonly { readonly name: string; readonly text: string }[];
  readonly links: readonly ComparedLink[];
  readonly pictures: readonly ComparedPicture[];
  /** The text with its formatting, in any serialization; empty for plain text. */
  readonly form: string;
}

/** The operations of the history for one kind of text. */
export interface HistoryKind<Whole> {
  readonly list: () => Promise<readonly ListedRevision[]>;
  readonly open: (number: number) => Promise<Whole>;
  /** The current contents of the fields. */
  readonly now: Whole;
  readonly draw: (whole: Whole, state: ListedRevision['state']) => ReactNode;
  readonly comparable: (whole: Whole) => Comparable;
  /** Replaces the contents of the fields; the user can undo this. */
  readonly restore: (whole: Whole) => void;
  /** A sentence for the user about the effect of `restore`. */
  readonly restoring: string;
}
