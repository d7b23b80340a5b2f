import { MigrationError } from '@wayfare/postgres/migrations';
import { DatabaseStartupError } from './connection.ts';
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

function isUnavailable(error: unknown): boolean {
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

/** Turns failures that the operator can fix into a sentence with the remedy. */
export function toStartupError(error: unknown): unknown {
  const remedy = describeStartupError(error);
  return remedy === null ? error : new DatabaseStartupError(remedy, { cause: error });
}

function describeStartupError(error: unknown): string | null {
  if (error instanceof MigrationError) return describeMissingExtension(error.cause) ?? error.message;
  if (isReadOnly(error))
    return 'The database takes no writes: set DATABASE_URL to the primary, or make this one writable.';
  if (error instanceof DatabaseUnavailable) return describeUnreachable(error.cause);
  // 28: authentication; 3D: no such database; 42501: missing right.
  if (error instanceof Error && /^(28...|3D...|42501)$/.test(sqlStateOf(error) ?? ''))
    return `The database refuses us (${error.message}): check DATABASE_URL and the rights it names.`;
  return describeCertificateError(error);
}

/** The extension may be missing, or the role may not create it. */
function describeMissingExtension(cause: unknown): string | null {
  if (!(cause instanceof Error) || !/\bextension\b/.test(cause.message)) return null;
  return `The database does not give us what texts are searched by (${cause.message}): have its owner run create extension unaccent; and create extension pg_trgm; in it, and start again.`;
}

function describeUnreachable(cause: unknown): string {
  const tooManyConnections = '53300';
  if (cause instanceof Error && sqlStateOf(cause) === tooManyConnections)
    return 'The database has no free connection: end what else is connected to it, or raise its max_connections.';
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  const parameter = /unsupported startup parameter: (\w+)/.exec(reason)?.[1];
  if (parameter !== undefined) {
    return `The pooler in front of the database does not take ${parameter}: add statement_timeout and idle_in_transaction_session_timeout to its ignore_startup_parameters.`;
  }
  return `The database cannot be reached (${reason}): see that it runs, and check DATABASE_URL.`;
}

/** Error codes of Node's TLS. */
function describeCertificateError(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `The database's certificate is for another name (${error.message}): write in DATABASE_URL the name that stands in it.`;
  }
  const isUnknown = /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_)/.test(String(error.code));
  if (!isUnknown) return null;
  return `The database's certificate is not trusted (${error.message}): name its authority in DATABASE_URL by sslrootcert=/path/to/ca.crt.`;
}
