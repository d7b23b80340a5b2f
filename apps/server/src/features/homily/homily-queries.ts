import {
  addDays,
  type CalendarDate,
  startOfDay,
  toCalendarDate,
} from '@wayfare/contracts/rules/calendar-date';
import { emptyHomily, type PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';

/** Most recent first. */
export async function listAuthorsOfHomilies(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ author: string }>(
    `select author from homily where author <> '' group by author order by max(date) desc limit 200`,
  );
  return rows.map(({ author }) => author);
}

/** The published version of a day, which may be in the future. */
export interface Homily extends PublishableHomily {
  readonly date: string;
  readonly publishedAt: Date;
}

/** The column of `homily` for each field. */
const columnNames = {
  title: 'title',
  book: 'book',
  chapter: 'chapter',
  verse: 'verse',
  gospelText: 'gospel_text',
  source: 'source',
  copyright: 'copyright',
  homilyText: 'homily_text',
  practice: 'practice',
  author: 'author',
} as const satisfies Record<keyof PublishableHomily, string>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object literal
const fieldColumns = Object.entries(columnNames) as [keyof PublishableHomily, string][];

const joinColumns = (write: (column: string, member: string) => string): string =>
  fieldColumns.map(([member, column]) => write(column, member)).join(', ');

export const contentColumns = joinColumns((column) => column);

/** Query parameters, numbered from `first`. */
export const contentParameters = (first: number): string =>
  fieldColumns.map((_, at) => `$${first + at}`).join(', ');

export const contentValues = (content: PublishableHomily) => fieldColumns.map(([member]) => content[member]);

const selectedContent = joinColumns((column, member) => `${column} as "${member}"`);

export const setExcluded = joinColumns((column) => `${column} = excluded.${column}`);

/** The published content as JSON with the fields of a draft, so that both can be compared. */
export const publishedContent = `jsonb_build_object(${joinColumns((column, member) => `'${member}', homily.${column}`)})`;

/** Adds empty values for fields that did not exist when the content was saved. */
export const withDefaults = (column: string): string =>
  `('${JSON.stringify(emptyHomily)}'::jsonb || ${column})`;

/** The columns of `homily` from a content in JSON. */
export const contentFromJson = (json: string): string =>
  joinColumns((column, member) => `(${json} ->> '${member}')${column === 'chapter' ? '::smallint' : ''}`);

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

export const homilyColumns = `date, ${selectedContent}, published_at as "publishedAt"`;

/** Null if nothing is published. The date may be in the future. */
export async function findHomily(db: Db, date: string): Promise<Homily | null> {
  const { rows } = await db.query<Homily>(`select ${homilyColumns} from homily where date = $1`, [date]);
  return rows[0] ?? null;
}

/** Newest first. */
export async function findHomilies(db: Db, dates: readonly string[]): Promise<Homily[]> {
  const { rows } = await db.query<Homily>(
    `select ${homilyColumns} from homily where date = any($1) order by date desc`,
    [dates],
  );
  return rows;
}

/** Changes with every change that readers see. */
export async function readHomilyVersion(db: Db): Promise<number> {
  const { rows } = await db.query<{ number: number }>('select number from homily_version');
  return rows[0]?.number ?? 0;
}
