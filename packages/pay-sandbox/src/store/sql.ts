import { type Db, sqlStateOf } from '@wayfare/postgres/db';

export type { Database as SqlDatabase, Db as Sql, Parameter as SqlValue } from '@wayfare/postgres/db';

const deadlockDetected = '40P01';

export const isDeadlock = (error: unknown): boolean => sqlStateOf(error) === deadlockDetected;

/** PostgreSQL keeps neither half a character nor the one with the number nought; nothing of ours is named so. */
export const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/**
 * Waits for whoever works on the same, until the end of the transaction. To be asked for in this order, so that nobody
 * waits in a circle: an idempotency key, a clock, a checkout session, a customer.
 */
export async function lock(sql: Db, name: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pay_sandbox ${name}`]);
}
