import type { HomilyLink } from '@wayfare/contracts/calls/homily';
import {
  addDays,
  type CalendarDate,
  startOfDay,
  toCalendarDate,
} from '@wayfare/contracts/rules/calendar-date';
import type { PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import { columnsOf, type Db, findRow, findValue, listRows, listValues } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { homilyFields } from './content.ts';

/** Most recent first. */
export const listAuthorsOfHomilies = (db: Db): Promise<string[]> =>
  listValues<string>(
    db,
    `select author from homily where author <> '' group by author order by max(date) desc limit 200`,
  );

/** The published version of a day, which may be in the future. */
export interface Homily extends PublishableHomily {
  readonly date: string;
  readonly publishedAt: Date;
}

export const contentColumns = columnsOf(homilyFields);

/** The time of publication, or the start of the day if that was later. */
export function readableSince(date: string, publishedAt: Date, zone: string): string {
  const begins = startOfDay(date, zone);
  return (begins > publishedAt ? begins : publishedAt).toISOString();
}

/** The current date of the site. The bounds of the day are computed once a day. */
export function todayIn(zone: string, clock: Clock): () => CalendarDate {
  let today = { date: '', from: 0, until: 0 };
  return () => {
    const now = clock.now();
    const at = now.getTime();
    if (at < today.from || at >= today.until) {
      const date = toCalendarDate(now, zone);
      const from = startOfDay(date, zone).getTime();
      today = { date, from, until: startOfDay(addDays(date, 1), zone).getTime() };
    }
    return today.date;
  };
}

const homilyColumns = `date, ${contentColumns.selected}, published_at as "publishedAt"`;

/** Null if nothing is published. The date may be in the future. */
export const findHomily = (db: Db, date: string): Promise<Homily | null> =>
  findRow<Homily>(db, `select ${homilyColumns} from homily where date = $1`, [date]);

/** Newest first. */
export const findHomilies = (db: Db, dates: readonly string[]): Promise<Homily[]> =>
  listRows<Homily>(db, `select ${homilyColumns} from homily where date = any($1) order by date desc`, [
    dates,
  ]);

/** Changes with every change that readers see. */
export async function readHomilyVersion(db: Db): Promise<number> {
  return (await findValue<number>(db, 'select number from homily_version')) ?? 0;
}

/** NOTIFY channel for homily changes. */
export const homiliesTopic = 'homilies_changed';

/** Newest first, from `newest` on. */
export const listHomiliesUpTo = (db: Db, newest: string, size: number): Promise<Homily[]> =>
  listRows<Homily>(db, `select ${homilyColumns} from homily where date <= $1 order by date desc limit $2`, [
    newest,
    size,
  ]);

export interface Outline {
  /** Changes with every change that readers see. */
  readonly version: number;
  readonly totalCount: number;
  /** The first date of each page, so that the last page is as fast as the first. */
  readonly pages: readonly string[];
}

/** One query, so that counts and pages are consistent. */
export const readOutline = async (db: Db, today: string, pageSize: number): Promise<Outline> =>
  (await findRow<Outline>(
    db,
    `select number as version,
            (select count(*) from homily where date <= $1) as "totalCount",
            array(select date::text
                  from (select date, row_number() over (order by date desc) as place
                        from homily where date <= $1) as placed
                  where (place - 1) % $2 = 0
                  order by date desc) as pages
     from homily_version`,
    [today, pageSize],
  )) ?? { version: 0, totalCount: 0, pages: [] };

export const countHomilies = async (db: Db): Promise<number> =>
  (await findValue<number>(db, 'select count(*)::int as count from homily')) ?? 0;

export const listDatesBetween = (db: Db, from: string, to: string): Promise<string[]> =>
  listValues<string>(db, 'select date from homily where date between $1 and $2', [from, to]);

/** The nearest homilies before and after `date`, up to `today`. */
export const findNeighbors = (db: Db, date: string, today: string): Promise<Omit<HomilyLink, 'color'>[]> =>
  listRows<Omit<HomilyLink, 'color'>>(
    db,
    `select date, title, book, chapter, verse from homily
      where date in ((select max(date) from homily where date < $1),
                     (select min(date) from homily where date > $1 and date <= $2))
      order by date`,
    [date, today],
  );

export type HomilyName = Pick<Homily, 'date' | 'title' | 'book' | 'chapter' | 'verse'>;

/** Oldest first. */
export const listHomilyNames = (db: Db, from: string, to: string): Promise<HomilyName[]> =>
  listRows<HomilyName>(
    db,
    'select date, title, book, chapter, verse from homily where date between $1 and $2 order by date',
    [from, to],
  );

/** `after` is a date, or empty for the first page. */
export const listDatesAfter = (
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> =>
  listValues<string>(
    db,
    `select date from homily where date > coalesce(nullif($1, '')::date, '-infinity') order by date limit $2`,
    [after, limit],
  );

/** The published homilies after the date `after`, oldest first. */
export const listHomiliesAfter = (
  db: Db,
  { after, to, limit }: { readonly after: string; readonly to: string; readonly limit: number },
): Promise<Homily[]> =>
  listRows<Homily>(
    db,
    `select ${homilyColumns} from homily where date > $1 and date <= $2 order by date limit $3`,
    [after, to, limit],
  );

/** When it was published for the first time stays, however often it is corrected. Returns that time. */
export async function saveHomily(db: Db, date: string, content: PublishableHomily, now: Date): Promise<Date> {
  const publishedAt = await findValue<Date>(
    db,
    `insert into homily (date, published_at, ${contentColumns.list})
     values ($1, $2, ${contentColumns.parameters(3)})
     on conflict (date) do update set ${contentColumns.excluded}
     returning published_at`,
    [date, now, ...contentColumns.values(content)],
  );
  if (publishedAt === null) throw new Error('An upsert returned no row.');
  return publishedAt;
}

export async function moveHomily(db: Db, from: string, to: string): Promise<void> {
  await db.query('update homily set date = $2 where date = $1', [from, to]);
}

export async function deleteHomily(db: Db, date: string): Promise<void> {
  await db.query('delete from homily where date = $1', [date]);
}
