import type { Db } from '#adapters/db/database.ts';
import { patience, type Trouble } from './alerts.ts';

export interface Alert {
  readonly name: string;
  readonly words: string;
  readonly since: Date;
}

const columns = 'alert.name, alert.message as words, alert.started_at as "since"';

/** Sorted, so that two servers never wait for each other. */
export async function noteTroubles(db: Db, troubles: readonly Trouble[], at: Date): Promise<void> {
  const sorted = troubles.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await db.query(
    `insert into alert as known (name, message, started_at, seen_at)
     select name, message, $3, $3 from unnest($1::text[], $2::text[]) as seen (name, message)
     on conflict (name) do update set message = excluded.message, seen_at = excluded.seen_at`,
    [sorted.map(({ name }) => name), sorted.map(({ words }) => words), at],
  );
}

const waits = Object.entries(patience);
const names = waits.map(([name]) => name);
const waitsTable = 'unnest($2::text[], $3::float8[]) as patience (name, ms)';

/** Those of which nobody was told, and that have been seen for long enough: each to one server alone. */
export async function openAlerts(db: Db, at: Date): Promise<Alert[]> {
  const { rows } = await db.query<Alert>(
    `update alert set opened_at = $1, notified_at = $1 from ${waitsTable}
      where alert.name = patience.name and opened_at is null
        and seen_at - started_at >= patience.ms * interval '1 millisecond'
      returning ${columns}`,
    [at, names, waits.map(([, { opensAfterMs }]) => opensAfterMs)],
  );
  return rows;
}

/** Those that were told a day ago, and are still so. */
export async function repeatAlerts(db: Db, at: Date): Promise<Alert[]> {
  const { rows } = await db.query<Alert>(
    `update alert set notified_at = $1 where notified_at <= $1::timestamptz - interval '1 day' returning ${columns}`,
    [at],
  );
  return rows;
}

/** What has not been seen for long enough is over; told of are those that were told before. */
export async function closeAlerts(db: Db, at: Date): Promise<Alert[]> {
  const { rows } = await db.query<Alert & { wasTold: boolean }>(
    `delete from alert using ${waitsTable}
      where alert.name = patience.name
        and seen_at <= $1::timestamptz - patience.ms * interval '1 millisecond'
      returning ${columns}, opened_at is not null as "wasTold"`,
    [at, names, waits.map(([, { closesAfterMs }]) => closesAfterMs)],
  );
  return rows.filter(({ wasTold }) => wasTold);
}
