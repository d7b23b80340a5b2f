import type { Db } from '#adapters/db/database.ts';
import { hasAccess, standingOfPerson } from '#features/subscription/access-in-sql.ts';

export interface Counts {
  readonly waiting: number;
  readonly sent: number;
  readonly skipped: number;
  readonly refused: number;
  readonly late: number;
  /** In the last minute, by all servers. */
  readonly sentLately: number;
}

export async function countMails(db: Db, day: string): Promise<Counts> {
  const { rows } = await db.query<Counts>(
    `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'sent') as sent,
            count(*) filter (where state = 'skipped') as skipped,
            count(*) filter (where state = 'refused') as refused, count(*) filter (where state = 'late') as late,
            count(*) filter (where state = 'sent' and settled_at > now() - interval '1 minute') as "sentLately"
     from morning_mail where day = $1`,
    [day],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A count brought no row.');
  return row;
}

/** All who are to get the mail of a day at one hour or another. */
export async function countReaders(db: Db, isSunday: boolean, billingNow: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) as count from person ${standingOfPerson}
     left join mail_preference as wish on wish.person_id = person.person_id
     where sub is not null and ${hasAccess('$1')}
       and (coalesce(wish.rhythm, 'daily') = 'daily' or wish.rhythm = 'sundays' and $2::boolean)`,
    [billingNow, isSunday],
  );
  return rows[0]?.count ?? 0;
}
