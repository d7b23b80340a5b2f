/** Some letters that are set alike; of a verse, its number. */
export interface Piece {
  readonly text: string;
  readonly style: 'plain' | 'emphasis' | 'verse';
}

/** A stretch of a day with air around it. Each of its lines begins anew. */
export interface Block {
  readonly kind: 'heading' | 'note' | 'paragraph' | 'quotation';
  readonly lines: readonly (readonly Piece[])[];
}

export interface BookletDay {
  readonly date: string;
  readonly title: string;
  /** 'Sunday, November 22, 2026' */
  readonly dateInWords: string;
  /** What the Church keeps, its color, and who wrote. */
  readonly about: readonly string[];
  readonly blocks: readonly Block[];
}

/** The days of a week that can be read, as both forms of the booklet show them. */
export interface Booklet {
  /** Stays the same for a week, whatever is put right in it. */
  readonly id: string;
  readonly siteName: string;
  readonly address: string;
  readonly title: string;
  /** When the last of it was published. */
  readonly modifiedAt: string;
  readonly days: readonly BookletDay[];
}

/** One for all readers, and beside it what it takes to write one reader's line into it. */
export interface DrawnBooklet {
  readonly file: Uint8Array;
  readonly lineId: number;
  readonly letters: LettersOfLine;
}

/** How each letter is written in the file: in which of its fonts, as what, and how far it goes on at size 1000. */
export type LettersOfLine = Readonly<Record<string, readonly [font: string, code: string, advance: number]>>;

/** Draws a week to be printed: PDF, A5. */
export interface Booklets {
  /** Null where too many are waiting, or it could not be drawn. */
  draw(booklet: Booklet): Promise<DrawnBooklet | null>;
}
