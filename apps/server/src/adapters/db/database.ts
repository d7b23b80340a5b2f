import { setTimeout as pause } from 'node:timers/promises';
import { type Db, sqlStateOf } from '@wayfare/postgres/db';

export {
  type Db,
  findRow,
  findValue,
  hasRow,
  isUniqueViolation,
  listRows,
  listValues,
  sqlStateOf,
} from '@wayfare/postgres/db';
export { columnsOf } from './columns.ts';
export { requireNoTransaction, TransactionOpenError } from './open-transaction.ts';
export type {
  CopiedTable,
  RestoreTarget,
  Snapshot,
  WholeDatabase,
} from './whole-database.ts';
export { tableName, WholeDatabaseError } from './whole-database.ts';

/**
 * PostgreSQL. A `date` arrives as 'YYYY-MM-DD', a timestamptz as a `Date`, a bigint as a number (it throws
 * beyond 2^53), a numeric as text.
 */
export interface Database extends Db {
  /**
   * Rolled back if `work` throws. Inside `work`, only `tx` may be used: other queries and requests to other services
   * throw a `TransactionOpenError`.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Watches a topic of `notifyChange`. `onChange` is called after each change that any server committed, with the payload of
   * the notification, and whenever some may have been missed, with an empty payload.
   */
  watch(topic: string, onChange?: (payload: string) => void): Watch;
  connections(): Connections;
  close(): Promise<void>;
}

/** Current connections of this server to its database. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a free connection. */
  readonly waiting: number;
}

/** Tells whether cached data of a topic is still valid. */
export interface Watch {
  /** Read it before the data: the data is valid while the version stays the same. Null while changes may be missed. */
  version(): number | null;
  /** For keys of caches: changes with the version, and every 400 ms while changes may be missed. */
  cacheKey(): string;
  /** Lets the server that made the change skip the wait for the notification. */
  changed(): void;
}

/** Notifies all watching servers when the transaction is committed. */
export async function notifyChange(db: Db, topic: string): Promise<void> {
  await db.query("select pg_notify($1, '')", [topic]);
}

/** Throws `DatabaseUnavailable` if the database takes no writes. Uses no table, so it waits for no lock. */
export async function requireWritable(db: Db): Promise<void> {
  await db.query(`do $$ begin
    if current_setting('transaction_read_only')::boolean then
      raise read_only_sql_transaction using message = 'the database takes no writes';
    end if;
  end $$`);
}

/** The database cannot be reached, is going down, or is too busy. Trying again soon may work. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** A write failed because this PostgreSQL is a standby or read-only. */
export const isReadOnly = (error: unknown): boolean =>
  sqlStateOf(error instanceof DatabaseUnavailable ? error.cause : error) === '25006';

/** A table or a column that a query names does not exist. */
export const isSchemaMismatch = (error: unknown): boolean =>
  error instanceof Error && ['42P01', '42703'].includes(sqlStateOf(error) ?? '');

/** Retries a write through a short database outage. */
export async function retryWhileUnavailable(
  write: () => Promise<void>,
  {
    attempts,
    intervalMs,
    ref = true,
  }: { readonly attempts: number; readonly intervalMs: number; readonly ref?: boolean },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || attempt === attempts) throw error;
      await pause(intervalMs, undefined, { ref });
    }
  }
}
