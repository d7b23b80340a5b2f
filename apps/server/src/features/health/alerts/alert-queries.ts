import { type Db, listRows } from '#adapters/db/database.ts';
import { alertKinds, type DetectedAlert } from './alerts.ts';

export interface Alert {
  readonly name: string;
  readonly message: string;
  readonly since: Date;
}

const columns = 'alert.name, alert.message, alert.started_at as "since"';

/** Sorted, so that two servers never deadlock. */
export async function recordAlerts(db: Db, detected: readonly DetectedAlert[], at: Date): Promise<void> {
  const sorted = detected.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await db.query(
    `insert into alert (name, message, started_at, seen_at)
     select name, message, $3, $3 from unnest($1::text[], $2::text[]) as seen (name, message)
     on conflict (name) do update set message = excluded.message, seen_at = excluded.seen_at`,
    [sorted.map(({ name }) => name), sorted.map(({ message }) => message), at],
  );
}

const timings = Object.entries(alertKinds);
const names = timings.map(([name]) => name);
const timingsTable = 'unnest($2::text[], $3::float8[]) as timing (name, ms)';

/** Opens alerts that have been seen for long enough. Each is returned to one server only. */
export const openAlerts = (db: Db, at: Date): Promise<Alert[]> =>
  listRows<Alert>(
    db,
    `update alert set opened_at = $1, notified_at = $1 from ${timingsTable}
      where alert.name = timing.name and opened_at is null
        and seen_at - started_at >= timing.ms * interval '1 millisecond'
      returning ${columns}`,
    [at, names, timings.map(([, { opensAfterMs }]) => opensAfterMs)],
  );

/** Returns the open alerts whose last notice is a day old. */
export const repeatAlerts = (db: Db, at: Date): Promise<Alert[]> =>
  listRows<Alert>(
    db,
    `update alert set notified_at = $1 where notified_at <= $1::timestamptz - interval '1 day' returning ${columns}`,
    [at],
  );

/** Deletes alerts that have not been seen for long enough, and returns those that were open. */
export async function closeAlerts(db: Db, at: Date): Promise<Alert[]> {
  const { rows } = await db.query<Alert & { wasNotified: boolean }>(
    `delete from alert using ${timingsTable}
      where alert.name = timing.name
        and seen_at <= $1::timestamptz - timing.ms * interval '1 millisecond'
      returning ${columns}, opened_at is not null as "wasNotified"`,
    [at, names, timings.map(([, { closesAfterMs }]) => closesAfterMs)],
  );
  return rows.filter(({ wasNotified }) => wasNotified);
}
