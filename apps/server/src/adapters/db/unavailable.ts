import { DatabaseUnavailable, isReadOnly, sqlStateOf } from './database.ts';

/** Failures of the machine and the network, not of a query. */
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * By PostgreSQL's classes: 08 connection lost, 53 out of disk, memory or connections, 57P going down or not
 * up yet, 57014 stopped by its time limit, 40 chosen to give way, 25006 read-only after a failover, 55P03
 * a lock not had in time.
 */
const busySqlState = /^(08...|53...|57P..|57014|40...|25006|55P03)$/;

/** `pg` itself gives these no code. */
const lostMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const sqlState = sqlStateOf(error);
  if (sqlState !== null && busySqlState.test(sqlState)) return true;
  if ('code' in error && typeof error.code === 'string' && lostConnection.has(error.code)) return true;
  // Several addresses tried and all of them refused.
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return lostMessage.test(error.message);
}

/** After these the connection itself is of no more use. A read-only server stays one until the connection ends. */
export function isConnectionLost(error: unknown): boolean {
  const sqlState = sqlStateOf(error);
  return isUnavailable(error) && (sqlState === null || isReadOnly(error) || /^(08|57P)/.test(sqlState));
}

export function asUnavailable(error: unknown): unknown {
  return isUnavailable(error) && !(error instanceof DatabaseUnavailable)
    ? new DatabaseUnavailable(error)
    : error;
}
