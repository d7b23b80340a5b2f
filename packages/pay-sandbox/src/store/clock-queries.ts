import type { Sql } from './sql.ts';

/** How far the sandbox's clock is ahead of the one on the wall. */
export async function getAheadMs(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ ahead: number }>(
    'select ahead_ms::float8 as ahead from pay_sandbox.clock',
  );
  return rows[0]?.ahead ?? 0;
}

/** Forward only. */
export async function setAheadMs(sql: Sql, ahead: number): Promise<void> {
  await sql.query('update pay_sandbox.clock set ahead_ms = greatest(ahead_ms, $1)', [Math.round(ahead)]);
}
