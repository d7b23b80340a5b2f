import type { Sql } from './sql.ts';

/**
 * Waits for whoever works on the same, until the end of the transaction. To be asked for in this order, so that nobody
 * waits in a circle: an idempotency key, a clock, a checkout session, a customer.
 */
export async function lock(sql: Sql, name: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pay_sandbox ${name}`]);
}
