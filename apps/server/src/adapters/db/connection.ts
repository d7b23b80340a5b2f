import { StartupError } from '#startup-error.ts';

/** How a PostgreSQL is reached: by its address, or by the socket of the embedded one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

/** The server must not start on this database. */
export class DatabaseStartupError extends StartupError {}

export const databaseLimits = {
  /** Bounded, so that a crowd waits here and not inside PostgreSQL. */
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
  /** A little later than PostgreSQL's own limit; this one holds when PostgreSQL itself has stopped answering. */
  queryTimeoutMs: 6_000,
  idleInTransactionTimeoutMs: 10_000,
  /** Lost connections within it are one piece of news. */
  outageMs: 10_000,
  /** Interval of the LISTEN check, and delay before reconnecting. */
  listenCheckMs: 5_000,
  listenRetryMs: 1_000,
  /** The same where a pooler keeps the news to itself, which it will go on doing. */
  listenUnsupportedRetryMs: 60_000,
  /** A change of the schema gives way to the site's queries rather than hold them up. */
  migrationLockMs: 2_000,
  /** Number of retries. The delay grows by `migrationRetryMs` each time. */
  maxMigrationRetries: 5,
  migrationRetryMs: 1_000,
  /** How long the server waits at its start for a database that is away. */
  startWaitMs: 60_000,
  startRetryMs: 500,
  /** How long a start waits for another that changes the schema, and how soon it says so. */
  migrationWaitMs: 60_000,
  migrationLogDelayMs: 2_000,
} as const;
