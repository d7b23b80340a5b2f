import { MigrationError } from '@wayfare/postgres/migrations';
import { DatabaseStartupError } from './connection.ts';
import { DatabaseUnavailable, isReadOnly, sqlStateOf } from './database.ts';

/** Turns failures that the operator can fix into a sentence with the remedy. */
export function toStartupError(error: unknown): unknown {
  if (error instanceof MigrationError)
    return new DatabaseStartupError(describeMissingExtension(error.cause) ?? error.message, { cause: error });
  if (isReadOnly(error))
    return new DatabaseStartupError(
      'The database takes no writes: set DATABASE_URL to the primary, or make this one writable.',
      { cause: error },
    );
  if (error instanceof DatabaseUnavailable) {
    return new DatabaseStartupError(describeUnreachable(error.cause), { cause: error });
  }
  // 28: authentication; 3D: no such database; 42501: missing right.
  if (error instanceof Error && /^(28...|3D...|42501)$/.test(sqlStateOf(error) ?? '')) {
    return new DatabaseStartupError(
      `The database refuses us (${error.message}): check DATABASE_URL and the rights it names.`,
      { cause: error },
    );
  }
  const certificate = describeCertificateError(error);
  return certificate === null ? error : new DatabaseStartupError(certificate, { cause: error });
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
