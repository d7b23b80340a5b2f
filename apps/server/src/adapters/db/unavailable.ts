import { DatabaseUnavailable, isReadOnly, sqlStateOf } from './database.ts';

/** Failures of the machine and the network. */
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
 * 08: connection lost. 53: out of disk, memory or connections. 57P: shutting down or starting. 57014: time limit.
 * 40: serialization failure or deadlock. 25006: read-only after a failover. 55P03: lock timeout.
 */
const busySqlState = /^(08...|53...|57P..|57014|40...|25006|55P03)$/;

/** Errors of `pg` that have no code. */
const lostMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const sqlState = sqlStateOf(error);
  if (sqlState !== null && busySqlState.test(sqlState)) return true;
  if ('code' in error && typeof error.code === 'string' && lostConnection.has(error.code)) return true;
  // All addresses of the host refused.
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return lostMessage.test(error.message);
}

/** Whether the connection must be closed. A session on a read-only server stays read-only. */
export function isConnectionLost(error: unknown): boolean {
  const sqlState = sqlStateOf(error);
  return isUnavailable(error) && (sqlState === null || isReadOnly(error) || /^(08|57P)/.test(sqlState));
}

export function asUnavailable(error: unknown): unknown {
  return isUnavailable(error) && !(error instanceof DatabaseUnavailable)
    ? new DatabaseUnavailable(error)
    : error;
}
