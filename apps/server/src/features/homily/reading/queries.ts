import type { Db } from '#adapters/db/database.ts';
import { selectedContent } from '../columns.ts';
import type { Homily } from '../homily.ts';

const columns = `date, ${selectedContent}, published_at as "publishedAt"`;

/** Of those up to `today`, a page of so many that begins at `newest`, newest first. */
export async function listPage(db: Db, newest: string, size: number): Promise<Homily[]> {
  const { rows } = await db.query<Homily>(
    `select ${columns} from homily where date <= $1 order by date desc limit $2`,
    [newest, size],
  );
  return rows;
}

export async function findHomily(db: Db, date: string): Promise<Homily | null> {
  const { rows } = await db.query<Homily>(`select ${columns} from homily where date = $1`, [date]);
  return rows[0] ?? null;
}

export interface Neighbors {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The nearest homilies before and after that date, none of them after `today`. */
export async function findNeighbors(db: Db, date: string, today: string): Promise<Neighbors> {
  const { rows } = await db.query<Neighbors>(
    `select (select max(date) from homily where date < $1) as previous,
            (select min(date) from homily where date > $1 and date <= $2) as next`,
    [date, today],
  );
  return rows[0] ?? { previous: null, next: null };
}

export async function listDates(db: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>('select date from homily where date between $1 and $2', [
    from,
    to,
  ]);
  return rows.map(({ date }) => date);
}

export async function readChange(db: Db): Promise<number> {
  const { rows } = await db.query<{ number: number }>('select number from homily_change');
  return rows[0]?.number ?? 0;
}

export interface Outline {
  /** Another number: something of what readers see is not as it was. */
  readonly change: number;
  readonly totalCount: number;
  /** With which date each page begins, so that the last page is found as fast as the first. */
  readonly pages: readonly string[];
}

/** All that is dated up to `today`, in one look, and so of one moment. */
export async function readOutline(db: Db, today: string, pageSize: number): Promise<Outline> {
  const { rows } = await db.query<Outline>(
    `select number as change,
            (select count(*) from homily where date <= $1) as "totalCount",
            array(select date::text
                  from (select date, row_number() over (order by date desc) as place
                        from homily where date <= $1) as placed
                  where (place - 1) % $2 = 0
                  order by date desc) as pages
     from homily_change`,
    [today, pageSize],
  );
  return rows[0] ?? { change: 0, totalCount: 0, pages: [] };
}
