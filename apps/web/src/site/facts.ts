import type { BlogPreview } from '@wayfare/contracts/calls/blog-preview';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { Assets } from './assets.ts';
import type { SiteNames } from './content/site-names.ts';

export interface DayFacts {
  today: LiturgicalDay;
  tomorrow: LiturgicalDay;
  /** A week of the Church, Sunday to Saturday, with today in it. */
  week: readonly LiturgicalDay[];
  nextSunday: LiturgicalDay;
  dayOfYear: number;
  daysInYear: number;
}

/** Everything a page may show. Pages are pure: the same facts give the same HTML. */
export interface SiteFacts {
  names: SiteNames;
  config: PublicConfig;
  day: DayFacts;
  /** In which the site's days begin and end. */
  timeZone: string;
  previews: readonly BlogPreview[];
  assets: Assets;
}
