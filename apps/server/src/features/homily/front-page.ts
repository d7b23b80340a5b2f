import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { toExcerpt, toOpening } from '@wayfare/contracts/rules/excerpt';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import type { HomilyData } from '@wayfare/web/site';
import type { Db } from '#adapters/db/database.ts';
import { type Homily, listHomiliesUpTo, listHomilyNames, readableSince } from './homily-queries.ts';

/** Excerpts only, and nothing after `today`. */
export async function getFrontPageHomilies(db: Db, today: string): Promise<HomilyData> {
  const [newest] = await listHomiliesUpTo(db, today, 1);
  const named = await listHomilyNames(db, addDays(today, -6), today);
  return {
    newest: newest
      ? {
          ...describeHomily(newest),
          opening: toOpening(newest.homilyText),
          minutes: estimateHomilyMinutes(newest),
        }
      : null,
    titles: Object.fromEntries(named.map((homily) => [homily.date, getHomilyName(homily)])),
  };
}

/** The public part of a homily, for feeds. */
export interface HomilySummary {
  readonly date: string;
  readonly title: string;
  readonly reference: string;
  readonly author: string;
  readonly excerpt: string;
  readonly publishedAt: string;
}

/** Newest first, up to `today`. */
export async function listHomilySummaries(db: Db, today: string, zone: string): Promise<HomilySummary[]> {
  const newest = await listHomiliesUpTo(db, today, maxSummaries);
  return newest.map((homily) => ({
    ...describeHomily(homily),
    excerpt: toExcerpt(stripLightMarks(homily.homilyText)),
    publishedAt: readableSince(homily.date, homily.publishedAt, zone),
  }));
}

const maxSummaries = 30;

const describeHomily = (homily: Homily) => ({
  date: homily.date,
  title: getHomilyName(homily),
  reference: formatReference(homily),
  author: homily.author,
});
