import { StartupError } from '#startup-error.ts';

/** The operator's PostgreSQL by URL, or the embedded one by its socket. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

/** The server must not start on this database. */
export class DatabaseStartupError extends StartupError {}

export const databaseLimits = {
  /** A limit, so that requests wait here and not inside PostgreSQL. */
  maxConnections: 10,
  connectMs: 2_000,
  /** A query that waits longer than this probes whether the database is alive. */
  probeAfterMs: 1_200,
  probeTimeoutMs: 600,
  /** Pause between probes of a PostgreSQL that does not answer. */
  silentProbeMs: 250,
  /** Pause between probes of a PostgreSQL that takes no writes. */
  readOnlyProbeMs: 500,
  statementTimeoutMs: 5_000,
  /** Applies when PostgreSQL itself does not answer, so it is a little longer than `statementTimeoutMs`. */
  queryTimeoutMs: 6_000,
  idleInTransactionTimeoutMs: 10_000,
  /** Connections lost within this time are logged once. */
  outageMs: 10_000,
  /** Interval of the LISTEN check, and delay before reconnecting. */
  listenCheckMs: 5_000,
  listenRetryMs: 1_000,
  /** Delay before the next try when a pooler does not pass notifications on. */
  listenUnsupportedRetryMs: 60_000,
  /** A migration that waits for a lock blocks the site's queries on the table. */
  migrationLockMs: 2_000,
  /** Number of retries. The delay grows by `migrationRetryMs` each time. */
  maxMigrationRetries: 5,
  migrationRetryMs: 1_000,
  /** How long the server waits at its start for an unreachable database. */
  startWaitMs: 60_000,
  startRetryMs: 500,
  /** How long a start waits for another process that changes the schema, and when it logs that. */
  migrationWaitMs: 60_000,
  migrationLogDelayMs: 2_000,
} as const;
