import type { DayColor } from '@wayfare/contracts/rules/liturgical-day';

/** What the card of a day shows: never more than its heading. */
export interface DayCard {
  readonly kind: 'day';
  readonly siteName: string;
  readonly color: DayColor;
  /** The day of the month. */
  readonly figure: string;
  readonly date: string;
  readonly colorLabel: string;
  readonly feast: string;
  /** Of the homily; '' where it has none. */
  readonly title: string;
}

export interface PostCard {
  readonly kind: 'post';
  readonly siteName: string;
  readonly kicker: string;
  /** '' where it has none. */
  readonly category: string;
  readonly title: string;
  readonly byLine: string;
  /** One of our own plates, as an SVG file. */
  readonly picture: string;
}

/** What apps show for a podcast, as large as they like it and down to a thumbnail. */
export interface PodcastCard {
  readonly kind: 'podcast';
  readonly siteName: string;
  readonly line: string;
}

export type CardData = DayCard | PostCard | PodcastCard;

/**
 * Draws the pictures that messages and social media show beside a link: PNG, 1200 x 630. That of a podcast is a square of
 * 1500, with a color for each dot, as its apps want it.
 */
export interface Cards {
  /** The stored card. Null if there is none. */
  find(key: string): Promise<Buffer | null>;
  /** Draws and stores a card. Null if too many are waiting, or it could not be drawn. */
  draw(key: string, card: CardData): Promise<Buffer | null>;
  /** Deletes the cards that were drawn before the date. */
  deleteBefore(date: Date): Promise<void>;
}
