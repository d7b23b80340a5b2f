import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { toExcerpt, toOpening } from '@wayfare/contracts/rules/excerpt';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import type { HomilyData } from '@wayfare/web/site';
import type { Db } from '#adapters/db/database.ts';
import { listHomiliesUpTo } from './feed.ts';
import { type Homily, homilyColumns, readableSince } from './homily-queries.ts';

/** Excerpts only, and nothing after `today`. */
export async function getFrontPageHomilies(db: Db, today: string): Promise<HomilyData> {
  const { rows: newest } = await db.query<Homily>(
    `select ${homilyColumns} from homily where date <= $1 order by date desc limit 1`,
    [today],
  );
  const { rows: named } = await db.query<Pick<Homily, 'date' | 'title' | 'book' | 'chapter' | 'verse'>>(
    'select date, title, book, chapter, verse from homily where date > $1 and date <= $2 order by date',
    [addDays(today, -7), today],
  );
  return {
    newest: newest[0] === undefined ? null : toNewest(newest[0]),
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
    date: homily.date,
    title: getHomilyName(homily),
    reference: formatReference(homily),
    author: homily.author,
    excerpt: toExcerpt(stripLightMarks(homily.homilyText)),
    publishedAt: readableSince(homily.date, homily.publishedAt, zone),
  }));
}

const maxSummaries = 30;

const toNewest = (homily: Homily): HomilyData['newest'] => ({
  date: homily.date,
  title: getHomilyName(homily),
  reference: formatReference(homily),
  author: homily.author,
  opening: toOpening(homily.homilyText),
  minutes: estimateHomilyMinutes(homily),
});
