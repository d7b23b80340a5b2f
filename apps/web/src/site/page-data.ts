import type { BlogPreview } from '@wayfare/contracts/calls/blog-preview';
import type { GospelDays } from '@wayfare/contracts/calls/gospels';
import type { WriterProfile } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { Assets } from './assets.ts';
import type { SiteNames } from './content/site-names.ts';

export interface DayData {
  today: LiturgicalDay;
  tomorrow: LiturgicalDay;
  /** A week of the Church, Sunday to Saturday, with today in it. */
  week: readonly LiturgicalDay[];
  /** The seven days of a trial that begins today. */
  trialWeek: readonly LiturgicalDay[];
  nextSunday: LiturgicalDay;
  dayOfYear: number;
  daysInYear: number;
}

/** The newest homily, as strangers may see it. */
export interface NewestHomily {
  readonly date: string;
  readonly title: string;
  readonly reference: string;
  /** '' where none is named. */
  readonly author: string;
  /** Its first sentences; '' where it is too short to have any to spare. */
  readonly opening: string;
  readonly minutes: number;
}

export interface HomilyData {
  /** Today's, or the one before it that is nearest; null while there is none. */
  readonly newest: NewestHomily | null;
  /** By date: what those of the last days are called. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The picture that messages and social media show beside a link: 1200 x 630. */
export interface PreviewImage {
  /** Path on this site. */
  path: string;
  alt: string;
  width?: number;
  height?: number;
}

/** A published post as strangers may know of it: what its card shows, and what machines are told besides. */
export interface PostPreview extends BlogPreview {
  readonly slug: string;
  /** '' where none is named. */
  readonly author: string;
  /** When it was saved last. */
  readonly updatedAt: string;
  /** For search engines; '' where there is none. */
  readonly description: string;
  /** Where it first appeared; '' where that is here. */
  readonly canonicalUrl: string;
  /** Search engines are asked to leave it out. */
  readonly noindex: boolean;
}

/** Everything a page may show. Pages are pure: the same data give the same HTML. */
export interface PageData {
  names: SiteNames;
  config: PublicConfig;
  day: DayData;
  /** In which the site's days begin and end. */
  timeZone: string;
  homilies: HomilyData;
  /** How the published days lie over the chapters of the Gospels. */
  gospels: readonly GospelDays[];
  /** What a link to the front page shows; null while there is no homily. */
  frontCard: PreviewImage | null;
  /** What a link to the page of the blog shows. */
  blogCard: PreviewImage;
  previews: readonly PostPreview[];
  /** Whom the page about the site shows. */
  writers: readonly WriterProfile[];
  assets: Assets;
}
