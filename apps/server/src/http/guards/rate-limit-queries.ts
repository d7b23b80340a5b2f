import { addTime, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';

/**
 * Counts one use. Null if it is within the limit, otherwise the end of the window. Count and check are one statement,
 * so a burst cannot pass the limit.
 */
export async function countUse(
  db: Db,
  { key, uses, windowMs }: { readonly key: string; readonly uses: number; readonly windowMs: number },
  now: Date,
): Promise<Date | null> {
  const { rowCount } = await db.query(
    `insert into rate_limit as current (key, window_started_at, count) values ($1, $2, 1)
     on conflict (key) do update set
       count = case when current.window_started_at <= $3 then 1 else current.count + 1 end,
       window_started_at = case when current.window_started_at <= $3 then excluded.window_started_at
                              else current.window_started_at end
     where current.window_started_at <= $3 or current.count < $4`,
    [key, now, subtractTime(now, windowMs), uses],
  );
  if (rowCount === 1) return null;
  const { rows } = await db.query<{ startedAt: Date }>(
    'select window_started_at as "startedAt" from rate_limit where key = $1',
    [key],
  );
  return addTime(rows[0]?.startedAt ?? subtractTime(now, windowMs), windowMs);
}
