import type { Db } from '#adapters/db/database.ts';
import type { Homily } from '../homily.ts';

const columns = `date, title, book, chapter, verse, gospel_text as "gospelText", source, copyright,
  homily_text as "homilyText", published_at as "publishedAt"`;

/** Newest first. */
export async function listBetween(db: Db, from: string, to: string): Promise<Homily[]> {
  const { rows } = await db.query<Homily>(
    `select ${columns} from homily where date between $1 and $2 order by date desc`,
    [from, to],
  );
  return rows;
}

export async function findHomily(db: Db, date: string): Promise<Homily | null> {
  const { rows } = await db.query<Homily>(`select ${columns} from homily where date = $1`, [date]);
  return rows[0] ?? null;
}

export async function readChange(db: Db): Promise<number> {
  const { rows } = await db.query<{ number: number }>('select number from homily_change');
  return rows[0]?.number ?? 0;
}

/** Every date that has a homily, as days since 1970, and the change after which it is so: one look, one moment. */
export async function readDates(db: Db): Promise<{ change: number; days: number[] }> {
  const { rows } = await db.query<{ change: number; days: number[] }>(
    `select number as change,
            array(select date - date '1970-01-01' from homily order by date) as days
     from homily_change`,
  );
  return rows[0] ?? { change: 0, days: [] };
}
