import { type HomilyFeedItem, homiliesOnPage, homilyFeed } from '@wayfare/contracts/calls/homily';
import { excerptOf } from '@wayfare/contracts/rules/excerpt';
import { cache } from '#cache.ts';
import { type StoredAnswer, storeCallAnswer } from '#http/answers/stored-answer.ts';
import type { Homily } from '../homily.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { timestampOf } from '../timestamp.ts';
import type { FeedOutline } from './outline.ts';
import { listPage } from './queries.ts';

/** Some hundred pages of usual length, whole and as excerpts. */
const mostPreparedBytes = 6 * 1024 * 1024;

type Needs = Pick<HomilyDeps, 'db' | 'timeZone'>;

export type FeedPage = (page: number, of: { readonly isWhole: boolean }) => Promise<StoredAnswer>;

/** The pages of the feed, each made once and sent to many, until a homily or the day changes. */
export function feedPages({ db, timeZone }: Needs, outlines: FeedOutline, today: () => string): FeedPage {
  const pages = cache<StoredAnswer>({ most: mostPreparedBytes, sizeOf: ({ bytes }) => bytes });
  return async (page, { isWhole }) => {
    const date = today();
    const outline = await outlines.find(date);
    const totalPages = outline.pages.length;
    // All pages beyond the end are one.
    const number = Math.min(page, totalPages + 1);
    return pages.find(`${outline.change} ${date} ${number} ${isWhole}`, async () => {
      const newest = outline.pages[number - 1];
      const homilies = newest === undefined ? [] : await listPage(db, newest, homiliesOnPage);
      const Items = homilies.map((homily) => itemOf(homily, timeZone, isWhole));
      const readers = { for: isWhole ? 'one' : 'everyone' } as const;
      return storeCallAnswer(homilyFeed, { Items, totalCount: outline.totalCount, totalPages }, readers);
    });
  };
}

function itemOf(homily: Homily, zone: string, isWhole: boolean): HomilyFeedItem {
  const { date, book, chapter, verse, gospelText, homilyText, title, source, publishedAt } = homily;
  const shown = isWhole
    ? { gospelText, homilyText }
    : { gospelText: excerptOf(gospelText), homilyText: excerptOf(homilyText), locked: true as const };
  return {
    date,
    book,
    chapter,
    verse,
    ...shown,
    timestamp: timestampOf(date, publishedAt, zone),
    ...(title === '' ? {} : { title }),
    ...(source === '' ? {} : { source }),
  };
}

/** What is no number from 1 on is the first page. */
export function pageNumberOf(given: unknown): number {
  const [first] = [given].flat();
  const number = typeof first === 'string' && /^ *\d{1,9} *$/.test(first) ? Number(first) : first;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : 1;
}
