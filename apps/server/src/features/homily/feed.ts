import { getHomilyFeed, type HomilyFeedItem, homilyPageSize } from '@wayfare/contracts/calls/homily';
import { toExcerpt } from '@wayfare/contracts/rules/excerpt';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { cache } from '#cache.ts';
import { listRecordings, type Recording } from '#features/recording/recording-queries.ts';
import { type CachedResponse, createCachedCallResponse } from '#http/responses/cached-response.ts';
import type { HomilyDeps } from './homily-deps.ts';
import {
  type Homily,
  homiliesTopic,
  listHomiliesUpTo,
  type Outline,
  readableSince,
  readOutline,
} from './homily-queries.ts';

/** A few hundred pages. */
const maxCachedBytes = 6 * 1024 * 1024;

export type FeedPage = (page: number, of: { readonly isWhole: boolean }) => Promise<CachedResponse>;

/** Caches the responses until a homily or the date changes. */
export function createFeedPages(
  { db, timeZone }: Pick<HomilyDeps, 'db' | 'timeZone'>,
  today: () => string,
): FeedPage {
  const watch = db.watch(homiliesTopic);
  const outlines = cache<Outline>({ max: 2 });
  const pages = cache<CachedResponse>({ max: maxCachedBytes, sizeOf: ({ bytes }) => bytes });
  return async (page, { isWhole }) => {
    const date = today();
    const outline = await outlines.get(`${date} ${watch.cacheKey()}`, () =>
      readOutline(db, date, homilyPageSize),
    );
    const totalPages = outline.pages.length;
    // All pages past the end share one cache entry.
    const number = Math.min(page, totalPages + 1);
    return pages.get(`${outline.version} ${date} ${number} ${isWhole}`, async () => {
      const newest = outline.pages[number - 1];
      const homilies = newest === undefined ? [] : await listHomiliesUpTo(db, newest, homilyPageSize);
      const dates = homilies.map((homily) => homily.date);
      const recordings = isWhole ? await listRecordings(db, dates) : [];
      const Items = homilies.map((homily) => ({
        ...toFeedItem(homily, timeZone, isWhole),
        ...toFeedRecording(recordings, homily.date),
      }));
      const feed = { Items, totalCount: outline.totalCount, totalPages };
      return createCachedCallResponse(getHomilyFeed, feed, { for: isWhole ? 'one' : 'everyone' });
    });
  };
}

function toFeedItem(homily: Homily, zone: string, isWhole: boolean): HomilyFeedItem {
  const { date, book, chapter, verse, gospelText, homilyText, title, source, publishedAt } = homily;
  const { practice, author } = homily;
  const shown = isWhole
    ? { gospelText, homilyText, ...(practice === '' ? {} : { practice }) }
    : {
        gospelText: toExcerpt(gospelText),
        homilyText: toExcerpt(stripLightMarks(homilyText)),
        locked: true as const,
      };
  return {
    date,
    book,
    chapter,
    verse,
    ...shown,
    timestamp: readableSince(date, publishedAt, zone),
    ...(title === '' ? {} : { title }),
    ...(source === '' ? {} : { source }),
    ...(author === '' ? {} : { author }),
  };
}

export function toFeedRecording(
  recordings: readonly Recording[],
  date: string,
): Pick<HomilyFeedItem, 'recording'> {
  const recording = recordings.find((each) => each.date === date);
  return recording === undefined
    ? {}
    : { recording: { durationMs: recording.ms, readerName: recording.readerName } };
}
