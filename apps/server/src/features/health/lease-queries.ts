import type { Db } from '#adapters/db/database.ts';

/** Whether this server is the one that does it until then: it was before, or whoever was is not heard of any more. */
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
