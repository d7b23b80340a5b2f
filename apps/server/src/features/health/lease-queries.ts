import type { Db } from '#adapters/db/database.ts';

/** Takes or renews the lease of a task. False if another server holds it. */
export async function acquireTaskLease(
  db: Db,
  task: string,
  server: string,
  forMs: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into task_lease as lease (task, holder, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')
     on conflict (task) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.holder = excluded.holder or lease.expires_at < now()`,
    [task, server, forMs],
  );
  return rowCount === 1;
}
