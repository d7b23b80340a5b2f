import {
  chapterPageSize,
  type DayOfChapter,
  type DaysOfChapter,
  type GospelDays,
} from '@wayfare/contracts/calls/gospels';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type GospelBook, gospels } from '@wayfare/contracts/rules/gospels';
import { type Db, listRows } from '#adapters/db/database.ts';
import type { AppDeps } from '#app-deps.ts';
import { cache } from '#cache.ts';

/** NOTIFY channel for changes of the search index. */
export const searchTopic = 'search_changed';

/** Homilies by Gospel chapter, cached until the index or the date changes. */
export interface DaysByChapter {
  gospels(): Promise<readonly GospelDays[]>;
  days(gospel: GospelBook, chapter: number, page: number): Promise<DaysOfChapter>;
}

type DaysByChapterDeps = Pick<AppDeps, 'db' | 'clock' | 'timeZone'>;

/** Fits every chapter and some further pages. */
const maxCachedLists = 200;

export function createDaysByChapter({ db, clock, timeZone }: DaysByChapterDeps): DaysByChapter {
  const changes = db.watch(searchTopic);
  const counts = cache<readonly GospelDays[]>({ max: 2 });
  const lists = cache<DaysOfChapter>({ max: maxCachedLists });
  const today = () => toCalendarDate(clock.now(), timeZone);
  const state = () => `${today()} ${changes.cacheKey()}`;
  return {
    gospels: () => counts.get(state(), () => countByChapter(db, today())),
    days: (gospel, chapter, page) =>
      lists.get(`${state()} ${gospel.slug} ${chapter} ${page}`, () =>
        listDays(db, { gospel, chapter, page, today: today() }),
      ),
  };
}

/** Luke 17 is 42017. */
const toChapterNumber = (book: number, chapter: number): number => book * 1_000 + chapter;

/** Counts all chapters in one query, without reading the texts. */
export async function countByChapter(db: Db, today: string): Promise<GospelDays[]> {
  const rows = await listRows<{ chapter: number; days: number }>(
    db,
    `with matches as (
       select distinct entry_id, chapter
       from search_entry, unnest(verses) as part,
            generate_series(lower(part) / 1000, (upper(part) - 1) / 1000) as chapter
       where kind = 'homily' and date <= $1)
     select chapter, count(*)::int as days from matches group by chapter
     union all
     select chapter / 1000, count(distinct entry_id)::int from matches group by chapter / 1000`,
    [today],
  );
  const days = new Map(rows.map((row) => [row.chapter, row.days]));
  return gospels.map(({ slug, book, chapters }) => ({
    slug,
    days: days.get(book) ?? 0,
    chapters: Array.from({ length: chapters }, (_, at) => days.get(toChapterNumber(book, at + 1)) ?? 0),
  }));
}

interface ChapterQuery {
  readonly gospel: GospelBook;
  readonly chapter: number;
  readonly page: number;
  readonly today: string;
}

async function listDays(db: Db, { gospel, chapter, page, today }: ChapterQuery): Promise<DaysOfChapter> {
  const first = toChapterNumber(gospel.book, chapter) * 1_000;
  const rows = await listRows<DayOfChapter & { count: number }>(
    db,
    `with matches as (
       select entry_id, date, lower(verses * $1::int4multirange) as verse, count(*) over ()::int as count
       from search_entry where verses && $1::int4multirange and kind = 'homily' and date <= $2
       order by verse, date desc limit $3 offset $4)
     select date, title, label as feast, reference, count
     from matches join search_entry using (entry_id, date) order by verse, date desc`,
    [`{[${first},${first + 1_000})}`, today, chapterPageSize, (page - 1) * chapterPageSize],
  );
  const pages = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / chapterPageSize));
  // A page after the end shows the first, so that old URLs of a shortened list work.
  if (rows.length === 0 && page > 1) return listDays(db, { gospel, chapter, page: 1, today });
  return { days: rows.map(({ count: _count, ...day }) => day), page, pages };
}
