// What comes out of comparing, for those who only show it: whoever compares brings a library along.

/** A stretch of a paragraph, and what became of it from one version to the other. */
export interface Piece {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

export interface TextComparison {
  /** By paragraphs, in the order of reading. */
  readonly paragraphs: readonly (readonly Piece[])[];
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
}

export const isUnchanged = (paragraph: readonly Piece[]): boolean =>
  paragraph.every(({ change }) => change === 'same');
