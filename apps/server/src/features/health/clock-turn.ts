import type { Db } from '#adapters/db/database.ts';

/** Whether this server is the one that does it until then: it was before, or whoever was is not heard of any more. */
export async function isOurTurn(db: Db, task: string, server: string, forMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into clock_turn as turn (task, server, until) values ($1, $2, now() + $3 * interval '1 millisecond')
     on conflict (task) do update set server = excluded.server, until = excluded.until
      where turn.server = excluded.server or turn.until < now()`,
    [task, server, forMs],
  );
  return rowCount === 1;
}
