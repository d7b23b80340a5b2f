import { days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { AppDeps } from './app-deps.ts';
import { every, type ScheduledTask } from './scheduler.ts';

/** Rows that are deleted so long after the time in a column. Each feature reads only younger ones. */
const expiries = [
  // No window is longer than a day.
  { table: 'rate_limit', column: 'window_started_at', keptMs: days(1) },
  // Links expire after an hour. The rest of the day is for questions of members.
  { table: 'reset_link', column: 'created_at', keptMs: days(1) },
  // A date: the day of the cutoff is deleted a day later.
  { table: 'podcast_feed_network', column: 'last_seen_on', keptMs: days(6) },
  { table: 'mail_deferral', column: 'created_at', keptMs: days(14) },
  // Until then, an expired link is reported as closed rather than unknown.
  { table: 'share_link', column: 'expires_at', keptMs: days(90) },
  { table: 'reading_position', column: 'updated_at', keptMs: days(90) },
  { table: 'listening_position', column: 'updated_at', keptMs: days(90) },
  { table: 'review_comment', column: 'resolved_at', keptMs: days(90) },
] as const;

export const deleteExpiredRows = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): ScheduledTask =>
  every(hours(6), 'delete-expired-rows', async () => {
    const errors: unknown[] = [];
    for (const { table, column, keptMs } of expiries)
      await db
        .query(`delete from ${table} where ${column} < $1`, [subtractTime(clock.now(), keptMs)])
        .catch((error: unknown) => errors.push(error));
    // Not earlier, so that the rows of the other tables are deleted.
    if (errors.length > 0) throw errors[0];
  });
