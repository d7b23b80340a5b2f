import type { DayColor } from '@wayfare/contracts/rules/liturgical-day';

/** Shows the heading of the homily only. */
export interface DayCard {
  readonly kind: 'day';
  readonly siteName: string;
  readonly color: DayColor;
  /** The day of the month. */
  readonly figure: string;
  readonly date: string;
  readonly colorLabel: string;
  readonly feast: string;
  /** Title of the homily, or ''. */
  readonly title: string;
}

export interface PostCard {
  readonly kind: 'post';
  readonly siteName: string;
  readonly kicker: string;
  /** May be ''. */
  readonly category: string;
  readonly title: string;
  readonly byLine: string;
  /** One of the site's illustrations, as an SVG file. */
  readonly picture: string;
}

/** The cover of the podcast, which apps also show as a thumbnail. */
export interface PodcastCard {
  readonly kind: 'podcast';
  readonly siteName: string;
  readonly line: string;
}

export type CardData = DayCard | PostCard | PodcastCard;

/**
 * Draws link previews for messages and social media: PNG, 1200 x 630. The podcast cover is 1500 x 1500 in true color, as
 * podcast apps require.
 */
export interface Cards {
  /** The stored card. Null if there is none. */
  find(key: string): Promise<Buffer | null>;
  /** Draws and stores a card. Null if too many are waiting, or it could not be drawn. */
  draw(key: string, card: CardData): Promise<Buffer | null>;
  /** Deletes the cards that were drawn before the date. */
  deleteBefore(date: Date): Promise<void>;
}
