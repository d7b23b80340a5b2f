import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';

/** So many on each of the first days: a domain that begins with more is taken for one that sends junk. */
const perDay = [50, 100, 500, 1_000, 5_000, 10_000, 20_000, 50_000] as const;

/** The most that may leave on that day; null where nothing holds any more. */
export function mostOn(today: string, from: string): number | null {
  const day = perDay.findIndex((_, at) => today <= addDays(from, at));
  return day < 0 ? null : (perDay[day] ?? null);
}

/** How many more may leave today, from all servers together; null for as many as there are. */
export async function leftOfWarmUp({
  db,
  clock,
  facts,
  warmUpFrom,
}: MorningMailDeps): Promise<number | null> {
  if (warmUpFrom === null) return null;
  const now = clock.now();
  const most = mostOn(toCalendarDate(now, facts.timeZone), warmUpFrom);
  return most === null ? null : Math.max(0, most - (await countLeft(db, now)));
}

/** Of the last day. What is in somebody's hands is on its way. */
async function countLeft(db: Db, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) as count from morning_mail
     where state = 'sent' and finished_at > $1::timestamptz - interval '20 hours'
        or state = 'waiting' and claim is not null`,
    [now],
  );
  return rows[0]?.count ?? 0;
}
