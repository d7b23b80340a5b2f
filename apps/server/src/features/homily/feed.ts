import { getHomilyFeed, type HomilyFeedItem, homilyPageSize } from '@wayfare/contracts/calls/homily';
import { toExcerpt } from '@wayfare/contracts/rules/excerpt';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import type { Database, Db } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { listRecordings, type Recording } from '#features/recording/recording-queries.ts';
import { type CachedResponse, createCachedCallResponse } from '#http/responses/cached-response.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { type Homily, homilyColumns, readableSince } from './homily-queries.ts';

/** As PostgreSQL names it when homilies change, whoever changes them. */
export const homiliesChannel = 'homilies_changed';

/** So long another server's change may go unnoticed while nobody could tell us of it. */
const maxStaleMs = 400;

export interface FeedOutline {
  get(today: string): Promise<Outline>;
  /** For the server that made the change itself, which need not wait for the news. */
  invalidate(): void;
}

/** The outline of the feed, read again when a homily or the day has changed. */
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

/** Some hundred pages of usual length, whole and as excerpts. */
const maxCachedBytes = 6 * 1024 * 1024;

type FeedDeps = Pick<HomilyDeps, 'db' | 'timeZone'>;

export type FeedPage = (page: number, of: { readonly isWhole: boolean }) => Promise<CachedResponse>;

/** The pages of the feed, each made once and sent to many, until a homily or the day changes. */
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
    // All pages beyond the end are one.
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

/** What a list tells of it; nothing where there is none. */
export function toFeedRecording(
  heard: readonly Recording[],
  date: string,
): Pick<HomilyFeedItem, 'recording'> {
  const recording = heard.find((each) => each.date === date);
  return recording === undefined
    ? {}
    : { recording: { durationMs: recording.ms, readerName: recording.readerName } };
}

/** What is no number from 1 on is the first page. */
export function parsePageNumber(given: unknown): number {
  const [first] = [given].flat();
  const number = typeof first === 'string' && /^ *\d{1,9} *$/.test(first) ? Number(first) : first;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : 1;
}

/** Of those up to `today`, a page of so many that begins at `newest`, newest first. */
export async function listHomiliesUpTo(db: Db, newest: string, size: number): Promise<Homily[]> {
  const { rows } = await db.query<Homily>(
    `select ${homilyColumns} from homily where date <= $1 order by date desc limit $2`,
    [newest, size],
  );
  return rows;
}

interface Outline {
  /** Another number: something of what readers see is not as it was. */
  readonly version: number;
  readonly totalCount: number;
  /** With which date each page begins, so that the last page is found as fast as the first. */
  readonly pages: readonly string[];
}

/** All that is dated up to `today`, in one look, and so of one moment. */
async function readOutline(db: Db, today: string, pageSize: number): Promise<Outline> {
  const { rows } = await db.query<Outline>(
    `select number as version,
            (select count(*) from homily where date <= $1) as "totalCount",
            array(select date::text
                  from (select date, row_number() over (order by date desc) as place
                        from homily where date <= $1) as placed
                  where (place - 1) % $2 = 0
                  order by date desc) as pages
     from homily_version`,
    [today, pageSize],
  );
  return rows[0] ?? { version: 0, totalCount: 0, pages: [] };
}

/** Homilies of all dates. */
export async function countHomilies(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from homily');
  return rows[0]?.count ?? 0;
}
