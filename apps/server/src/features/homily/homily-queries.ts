import {
  addDays,
  type CalendarDate,
  startOfDay,
  toCalendarDate,
} from '@wayfare/contracts/rules/calendar-date';
import { emptyHomily, type PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';

/** Whoever a homily names as its author, the latest first. */
export async function listAuthorsOfHomilies(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ author: string }>(
    `select author from homily where author <> '' group by author order by max(date) desc limit 200`,
  );
  return rows.map(({ author }) => author);
}

/** What readers see of a date, now or once its day has come. */
export interface Homily extends PublishableHomily {
  readonly date: string;
  readonly publishedAt: Date;
}

/** In which column of `homily` each member of a content is kept. */
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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object that was written out in place
const fieldColumns = Object.entries(columnNames) as [keyof PublishableHomily, string][];

const joinColumns = (write: (column: string, member: string) => string): string =>
  fieldColumns.map(([member, column]) => write(column, member)).join(', ');

export const contentColumns = joinColumns((column) => column);

/** As parameters of a query, counted from a first one on. */
export const contentParameters = (first: number): string =>
  fieldColumns.map((_, at) => `$${first + at}`).join(', ');

export const contentValues = (content: PublishableHomily) => fieldColumns.map(([member]) => content[member]);

/** As a query brings them. */
const selectedContent = joinColumns((column, member) => `${column} as "${member}"`);

/** For an upsert. */
export const setExcluded = joinColumns((column) => `${column} = excluded.${column}`);

/** A row of `homily` as the content that was published: the same members as in a draft, so that both can be compared. */
export const publishedContent = `jsonb_build_object(${joinColumns((column, member) => `'${member}', homily.${column}`)})`;

/** A content as it was kept: what had no place in it then is empty now. */
export const withDefaults = (column: string): string =>
  `('${JSON.stringify(emptyHomily)}'::jsonb || ${column})`;

/** The columns out of such an object. */
export const contentFromJson = (json: string): string =>
  joinColumns((column, member) => `(${json} ->> '${member}')${column === 'chapter' ? '::smallint' : ''}`);

/** When a homily could first be read: when it was published, or when its day began, if that was later. */
export function readableSince(date: string, publishedAt: Date, zone: string): string {
  const begins = startOfDay(date, zone);
  return (begins > publishedAt ? begins : publishedAt).toISOString();
}

/** The site's date now. Which instants a date holds is worked out once a day. */
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

/** A `Homily`, as a query brings it. */
export const homilyColumns = `date, ${selectedContent}, published_at as "publishedAt"`;

/** What readers of that date read, or will; null where nothing is published. */
export async function findHomily(db: Db, date: string): Promise<Homily | null> {
  const { rows } = await db.query<Homily>(`select ${homilyColumns} from homily where date = $1`, [date]);
  return rows[0] ?? null;
}

/** Those of these dates, for whoever has other things of the days. */
export async function findHomilies(db: Db, dates: readonly string[]): Promise<Homily[]> {
  const { rows } = await db.query<Homily>(
    `select ${homilyColumns} from homily where date = any($1) order by date desc`,
    [dates],
  );
  return rows;
}

/** Never the same after anything that readers see has changed. */
export async function readHomilyVersion(db: Db): Promise<number> {
  const { rows } = await db.query<{ number: number }>('select number from homily_version');
  return rows[0]?.number ?? 0;
}
