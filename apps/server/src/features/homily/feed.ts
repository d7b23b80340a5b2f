import { getHomilyFeed, type HomilyFeedItem, homilyPageSize } from '@wayfare/contracts/calls/homily';
import { toExcerpt } from '@wayfare/contracts/rules/excerpt';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import type { Database } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { listRecordings, type Recording } from '#features/recording/recording-queries.ts';
import { type CachedResponse, createCachedCallResponse } from '#http/responses/cached-response.ts';
import type { HomilyDeps } from './homily-deps.ts';
import {
  type Homily,
  homiliesChannel,
  listHomiliesUpTo,
  type Outline,
  readableSince,
  readOutline,
} from './homily-queries.ts';

/** Maximum staleness while LISTEN is disconnected. */
const maxStaleMs = 400;

export interface FeedOutline {
  get(today: string): Promise<Outline>;
  /** For changes made by this server, which take effect without waiting for the notification. */
  invalidate(): void;
}

/** Caches the outline until a homily or the date changes. */
export function createFeedOutline(db: Database): FeedOutline {
  const news = db.watch(homiliesChannel);
  const outlines = cache<Outline>({ max: 2 });
  let ownChanges = 0;
  return {
    get(today) {
      const heard = news.version() ?? `deaf ${Math.floor(performance.now() / maxStaleMs)}`;
      return outlines.get(`${today} ${ownChanges} ${heard}`, () => readOutline(db, today, homilyPageSize));
    },
    invalidate() {
      ownChanges += 1;
    },
  };
}

/** A few hundred pages. */
const maxCachedBytes = 6 * 1024 * 1024;

type FeedDeps = Pick<HomilyDeps, 'db' | 'timeZone'>;

export type FeedPage = (page: number, of: { readonly isWhole: boolean }) => Promise<CachedResponse>;

/** Caches the responses until a homily or the date changes. */
export function createFeedPages(
  { db, timeZone }: FeedDeps,
  outlines: FeedOutline,
  today: () => string,
): FeedPage {
  const pages = cache<CachedResponse>({ max: maxCachedBytes, sizeOf: ({ bytes }) => bytes });
  return async (page, { isWhole }) => {
    const date = today();
    const outline = await outlines.get(date);
    const totalPages = outline.pages.length;
    // All pages past the end share one cache entry.
    const number = Math.min(page, totalPages + 1);
    return pages.get(`${outline.version} ${date} ${number} ${isWhole}`, async () => {
      const newest = outline.pages[number - 1];
      const homilies = newest === undefined ? [] : await listHomiliesUpTo(db, newest, homilyPageSize);
      const heard = isWhole
        ? await listRecordings(
            db,
            homilies.map(({ date }) => date),
          )
        : [];
      const Items = homilies.map((homily) => ({
        ...toFeedItem(homily, timeZone, isWhole),
        ...toFeedRecording(heard, homily.date),
      }));
      const readers = { for: isWhole ? 'one' : 'everyone' } as const;
      return createCachedCallResponse(
        getHomilyFeed,
        { Items, totalCount: outline.totalCount, totalPages },
        readers,
      );
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
  heard: readonly Recording[],
  date: string,
): Pick<HomilyFeedItem, 'recording'> {
  const recording = heard.find((each) => each.date === date);
  return recording === undefined
    ? {}
    : { recording: { durationMs: recording.ms, readerName: recording.readerName } };
}

/** Anything but a positive integer means page 1. */
export function parsePageNumber(given: unknown): number {
  const [first] = [given].flat();
  const number = typeof first === 'string' && /^ *\d{1,9} *$/.test(first) ? Number(first) : first;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : 1;
}
