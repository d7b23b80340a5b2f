import type { BlogPreview } from '@wayfare/contracts/calls/blog-preview';
import type { GospelDays } from '@wayfare/contracts/calls/gospels';
import type { WriterProfile } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { Assets } from './assets.ts';
import type { SiteDetails } from './content/site-details.ts';

export interface DayData {
  today: LiturgicalDay;
  tomorrow: LiturgicalDay;
  /** The current week, Sunday to Saturday. */
  week: readonly LiturgicalDay[];
  /** The seven days of a trial that begins today. */
  trialWeek: readonly LiturgicalDay[];
  nextSunday: LiturgicalDay;
  dayOfYear: number;
  daysInYear: number;
}

/** The public data of the newest homily. */
export interface NewestHomily {
  readonly date: string;
  readonly title: string;
  readonly reference: string;
  /** '' if unknown. */
  readonly author: string;
  /** The first sentences. '' if the homily is too short. */
  readonly opening: string;
  readonly minutes: number;
}

export interface HomilyData {
  /** Null if there is none yet. */
  readonly newest: NewestHomily | null;
  /** Titles of the last days, by date. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The picture of a link preview. Default size: 1200 x 630. */
export interface PreviewImage {
  /** Path on this site. */
  path: string;
  alt: string;
  width?: number;
  height?: number;
}

/** The public data of a published post. */
export interface PostPreview extends BlogPreview {
  readonly slug: string;
  /** '' if unknown. */
  readonly author: string;
  readonly updatedAt: string;
  /** For search engines. May be ''. */
  readonly description: string;
  /** '' if it first appeared here. */
  readonly canonicalUrl: string;
  readonly noindex: boolean;
}

/** Everything that a page may show. The same data give the same HTML. */
export interface PageData {
  site: SiteDetails;
  config: PublicConfig;
  day: DayData;
  /** The time zone of the site. */
  timeZone: string;
  homilies: HomilyData;
  /** The published days by Gospel and chapter. */
  gospels: readonly GospelDays[];
  /** The preview of the landing page. Null if there is no homily yet. */
  frontCard: PreviewImage | null;
  /** The preview of the blog page. */
  blogCard: PreviewImage;
  previews: readonly PostPreview[];
  /** For the page about the site. */
  writers: readonly WriterProfile[];
  assets: Assets;
}
