import { type Db, sqlStateOf } from '@wayfare/postgres/db';

export type { Database as SqlDatabase, Db as Sql, Parameter as SqlValue } from '@wayfare/postgres/db';

const deadlockDetected = '40P01';

export const isDeadlock = (error: unknown): boolean => sqlStateOf(error) === deadlockDetected;

/** PostgreSQL stores neither lone surrogates nor null characters. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/**
 * Takes a lock until the transaction ends. To avoid deadlocks, take locks in this order: idempotency key, clock,
 * checkout session, customer.
 */
export async function lock(sql: Db, name: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pay_sandbox ${name}`]);
}
