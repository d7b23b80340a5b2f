import type { PostOfDay } from '@wayfare/contracts/calls/homily-editor';
import type { Db } from '#adapters/db/database.ts';

export type DatedPost = PostOfDay & { readonly date: string };

/** What is out, by the day that it bears. */
export async function listPostsBetween(db: Db, from: string, to: string): Promise<DatedPost[]> {
  const { rows } = await db.query<DatedPost>(
    `select date, post_id as id, title, 'published' as state from post
     where status = 'PUBLISHED' and date between $1 and $2 order by date, created_at, post_id`,
    [from, to],
  );
  return rows;
}
