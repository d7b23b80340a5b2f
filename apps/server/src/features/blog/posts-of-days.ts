import type { PostOfDay } from '@wayfare/contracts/calls/homily-editor';
import { addDays, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';

export type DatedPost = PostOfDay & { readonly date: string };

/** What is out, by the day that it bears; and what is scheduled, by the site's day on which it opens. */
export async function listPostsBetween(
  db: Db,
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
): Promise<DatedPost[]> {
  const { rows } = await db.query<DatedPost>(
    `select date, post_id as id, title, 'published' as state from post
     where status = 'PUBLISHED' and date between $1 and $2
     union all
     select (publish_at at time zone $3)::date, post_id, title, 'scheduled' from post
     where status = 'DRAFT' and binned_at is null and publish_at >= $4 and publish_at < $5
     order by date, state, title, id`,
    [from, to, timeZone, startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)],
  );
  return rows;
}
