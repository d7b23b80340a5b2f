import {
  type HomilyFeed,
  type HomilyFeedItem,
  type ReadHomily,
  readHomily,
} from '@wayfare/contracts/calls/homily';
import { ApiError, isUnsupportedCall } from '#api/api-error.ts';

type HomilyParts = 'date' | 'title' | 'book' | 'chapter' | 'verse' | 'gospelText' | 'source' | 'copyright';

export interface LoadedHomily extends Pick<ReadHomily, HomilyParts | 'homilyText' | 'practice' | 'author'> {
  /** Null from services that only have the feed. */
  readonly more: ReadHomily | null;
}

interface HomilyService {
  readonly read: () => Promise<ReadHomily>;
  readonly feedPage: (page: number) => Promise<HomilyFeed>;
}

/** Falls back to the feed if the service cannot read a single homily. */
export async function loadHomily(date: string, { read, feedPage }: HomilyService): Promise<LoadedHomily> {
  try {
    const homily = await read();
    return { ...homily, more: homily };
  } catch (error) {
    if (isHomilyError(error)) throw error;
    const item = await findInFeed(date, feedPage).catch(() => {
      throw error;
    });
    // A failed request does not prove that the homily is missing.
    if (item === null && !isUnsupportedCall(error)) throw error;
    if (item === null)
      throw new ApiError({
        status: 404,
        code: 'homily_not_found',
        message: 'Not in the feed.',
        cause: error,
      });
    // A locked item holds an excerpt.
    if (item.locked) throw error;
    const { title = '', source = '', practice = '', author = '' } = item;
    return { ...item, title, source, practice, author, copyright: '', more: null };
  }
}

const homilyErrorCodes: ReadonlySet<string> = new Set([...readHomily.errors, 'authentication_required']);
const isHomilyError = (error: unknown): boolean =>
  error instanceof ApiError && homilyErrorCodes.has(error.code);

/** Binary search: the feed is newest first. */
export async function findInFeed(
  date: string,
  feedPage: (page: number) => Promise<HomilyFeed>,
): Promise<HomilyFeedItem | null> {
  let [from, to] = [1, Number.POSITIVE_INFINITY];
  for (let page = 1; from <= to; page = Math.floor((from + to) / 2)) {
    const { Items, totalPages } = await feedPage(page);
    const match = Items.find((item) => item.date === date);
    if (match) return match;
    to = Math.min(to, totalPages);
    const newest = Items[0]?.date;
    if (newest === undefined || date > newest) to = page - 1;
    else from = page + 1;
  }
  return null;
}
