import { setTimeout as pause } from 'node:timers/promises';
import { type Db, sqlStateOf } from '@wayfare/postgres/db';

export {
  type Db,
  findRow,
  findValue,
  hasRow,
  isUniqueViolation,
  listRows,
  sqlStateOf,
} from '@wayfare/postgres/db';
export { requireNoTransaction, TransactionOpenError } from './open-transaction.ts';
export type {
  CopiedTable,
  RestoreTarget,
  SchemaDifference,
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
   * All of it or nothing: a throw rolls everything back. The work has the one connection and nothing else: while it
   * runs, neither this database nor any outside party can be asked.
   */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Watches a topic that `notifyChange` speaks of. `tell` is called after each change that any server committed, and
   * whenever some may have been missed.
   */
  watch(topic: string, tell?: () => void): Watch;
  connections(): Connections;
  close(): Promise<void>;
}

/** Of this server to its database, at this moment. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Who waits until one is free. */
  readonly waiting: number;
}

/** By what is remembered of a topic it is told whether it still holds. */
export interface Watch {
  /** Ask before you read: what was read holds as long as the answer stays the same. Null while nobody could tell us. */
  version(): number | null;
  /** For the server that made the change itself, which need not wait for the news. */
  changed(): void;
}

/** Tells every server that watches, as soon as the transaction is committed. */
export async function notifyChange(db: Db, topic: string): Promise<void> {
  await db.query("select pg_notify($1, '')", [topic]);
}

/** Throws `DatabaseUnavailable` if the database takes no writes. It needs no table, and so waits for no lock. */
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

/** A write was refused, because this server of PostgreSQL is a standby or read-only. */
export const isReadOnly = (error: unknown): boolean =>
  sqlStateOf(error instanceof DatabaseUnavailable ? error.cause : error) === '25006';

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
