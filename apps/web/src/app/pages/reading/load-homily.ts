import {
  type HomilyFeed,
  type HomilyFeedItem,
  type ReadHomily,
  readHomily,
} from '@wayfare/contracts/calls/homily';
import { ApiError, isUnsupportedCall } from '#api/api-error.ts';

/** What there is to read on a day. */
export interface LoadedHomily extends Pick<ReadHomily, 'date' | 'title' | 'book' | 'chapter' | 'verse'> {
  readonly gospelText: string;
  readonly source: string;
  readonly copyright: string;
  readonly homilyText: string;
  readonly practice: string;
  readonly author: string;
  /** What only our own service tells: the day, and what stands around it. */
  readonly more: ReadHomily | null;
}

interface Service {
  readonly read: () => Promise<ReadHomily>;
  readonly feedPage: (page: number) => Promise<HomilyFeed>;
}

/** The homily of a day. A service of others may know no more than the feed, and there it stands as well. */
export async function loadHomily(date: string, { read, feedPage }: Service): Promise<LoadedHomily> {
  try {
    const homily = await read();
    return { ...homily, more: homily };
  } catch (error) {
    if (isHomilyError(error)) throw error;
    const item = await findInFeed(date, feedPage).catch(() => {
      throw error;
    });
    // A call that failed on the way says nothing of the day.
    if (item === null && !isUnsupportedCall(error)) throw error;
    if (item === null)
      throw new ApiError({
        status: 404,
        code: 'homily_not_found',
        message: 'Not in the feed.',
        cause: error,
      });
    // What is locked is cut off.
    if (item.locked) throw error;
    const { title = '', source = '', practice = '', author = '' } = item;
    return { ...item, title, source, practice, author, copyright: '', more: null };
  }
}

const homilyErrorCodes: ReadonlySet<string> = new Set([...readHomily.errors, 'authentication_required']);
const isHomilyError = (error: unknown): boolean =>
  error instanceof ApiError && homilyErrorCodes.has(error.code);

/** The feed is newest first: the page that would hold the day is found by halves. */
export async function findInFeed(
  date: string,
  feedPage: (page: number) => Promise<HomilyFeed>,
): Promise<HomilyFeedItem | null> {
  let [from, to] = [1, Number.POSITIVE_INFINITY];
  for (let page = 1; from <= to; page = Math.floor((from + to) / 2)) {
    const { Items, totalPages } = await feedPage(page);
    const found = Items.find((item) => item.date === date);
    if (found) return found;
    to = Math.min(to, totalPages);
    const newest = Items[0]?.date;
    if (newest === undefined || date > newest) to = page - 1;
    else from = page + 1;
  }
  return null;
}
