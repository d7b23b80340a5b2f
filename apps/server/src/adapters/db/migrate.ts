import { setTimeout as pause } from 'node:timers/promises';
import {
  applyNextMigration,
  hasPendingMigrations,
  type Migration,
  MigrationError,
  type MigrationPlan,
} from '@wayfare/postgres/migrations';
import pg from 'pg';
import { type Connection, DatabaseStartupError, databaseLimits } from './connection.ts';
import { ownLedger as ledger } from './migration-files.ts';
import { beginLocked, type Log } from './migration-lock.ts';
import { asUnavailable } from './unavailable.ts';

/** NOTIFY channel for new migrations. */
export const schemaTopic = 'schema';

interface Options {
  readonly log?: Log;
  /** How long to wait for another process that changes the schema. */
  readonly waitMs?: number;
}

/**
 * Applies the pending migrations and returns them. If several servers start at the same time, one applies them and the
 * others wait.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  { log = { info: () => {} }, waitMs = databaseLimits.migrationWaitMs }: Options = {},
): Promise<Migration[]> {
  const client = clientFor(connection, 'wayfare migrations');
  const applied: Migration[] = [];
  try {
    await client.connect();
    await requireVersion(client);
    const deadline = performance.now() + waitMs;
    const plan = { ledger, migrations };
    // Checked without the lock, so that a start without pending migrations does not wait.
    for (let tries = 1; await hasPendingMigrations(client, plan); ) {
      try {
        const migration = await applyLocked(client, plan, { log, deadline });
        if (migration !== null) applied.push(migration);
        tries = 1;
      } catch (error) {
        const canRetry = error instanceof MigrationError && error.isTransient;
        if (!canRetry || tries > databaseLimits.maxMigrationRetries) throw error;
        log.info({ reason: error.message, tries }, 'The tables are busy; trying again');
        await pause(databaseLimits.migrationRetryMs * tries++);
      }
    }
    return applied;
  } catch (error) {
    throw error instanceof MigrationError ? new DatabaseStartupError(error.message) : asUnavailable(error);
  } finally {
    await client.end();
  }
}

/** A connection without the time limits of the site's queries. `name` becomes its `application_name`. */
export function clientFor(connection: Connection, name: string): pg.Client {
  try {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: databaseLimits.connectMs,
      application_name: name,
    });
    // If the connection is lost, the next query fails.
    return client.on('error', () => {});
  } catch (error) {
    // Reads the certificate files that the URL names.
    throw asUnavailable(error);
  }
}

/** The lock belongs to the transaction of the migration, so it works behind a pooler and cannot leak. */
async function applyLocked(
  client: pg.Client,
  plan: MigrationPlan,
  wait: { readonly log: Log; readonly deadline: number },
): Promise<Migration | null> {
  await beginLocked(client, wait);
  try {
    await client.query(`set local lock_timeout = ${databaseLimits.migrationLockMs}`);
    await client.query('set local statement_timeout = 0');
    const migration = await applyNextMigration(client, plan);
    if (migration !== null) await client.query(`notify ${schemaTopic}`);
    await client.query('commit');
    return migration;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** The oldest version of PostgreSQL that the tests have run on. */
const minVersion = 15;

export async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const { number = 0, version = 'unknown' } = rows[0] ?? {};
  if (number >= minVersion * 10_000) return;
  throw new DatabaseStartupError(
    `The database is PostgreSQL ${version}, and this site needs ${minVersion} or newer: upgrade it, or set DATABASE_URL to another.`,
  );
}
