import { addTime, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';

interface Use {
  readonly key: string;
  readonly uses: number;
  readonly windowMs: number;
}

/**
 * Counts this use, unless there were as many as may be since the window began; then it tells when the window ends. One
 * guarded statement counts, so that a burst cannot pass the limit.
 */
export async function countUse(db: Db, { key, uses, windowMs }: Use, now: Date): Promise<Date | null> {
  const { rowCount } = await db.query(
    `insert into use_count as known (key, window_began_at, uses) values ($1, $2, 1)
     on conflict (key) do update set
       uses = case when known.window_began_at <= $3 then 1 else known.uses + 1 end,
       window_began_at = case when known.window_began_at <= $3 then excluded.window_began_at
                              else known.window_began_at end
     where known.window_began_at <= $3 or known.uses < $4`,
    [key, now, subtractTime(now, windowMs), uses],
  );
  if (rowCount === 1) return null;
  const { rows } = await db.query<{ beganAt: Date }>(
    'select window_began_at as "beganAt" from use_count where key = $1',
    [key],
  );
  return addTime(rows[0]?.beganAt ?? subtractTime(now, windowMs), windowMs);
}

export async function forgetUsesBefore(db: Db, before: Date): Promise<void> {
  await db.query('delete from use_count where window_began_at < $1', [before]);
}
