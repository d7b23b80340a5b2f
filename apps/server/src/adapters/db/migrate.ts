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

/** Servers that run are told of a new migration by it. */
export const schemaTopic = 'schema';

interface Options {
  readonly log?: Log;
  /** How long to wait for somebody else who changes the schema. */
  readonly waitMs?: number;
}

/**
 * Brings the schema up to this version of the server and returns what was new. Of several servers that
 * start at once one does the work, and the others wait and find it done.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  { log = { info: () => {} }, waitMs = databaseLimits.migrationWaitMs }: Options = {},
): Promise<Migration[]> {
  const client = clientFor(connection, 'wayfare migrations');
  const done: Migration[] = [];
  try {
    await client.connect();
    await requireVersion(client);
    const deadline = performance.now() + waitMs;
    const plan = { ledger, migrations };
    // Without the lock, so that a start with nothing to do waits for nobody.
    for (let tries = 1; await hasPendingMigrations(client, plan); ) {
      try {
        const migration = await applyLocked(client, plan, { log, deadline });
        if (migration !== null) done.push(migration);
        tries = 1;
      } catch (error) {
        const mayTryAgain = error instanceof MigrationError && error.isTransient;
        if (!mayTryAgain || tries > databaseLimits.maxMigrationRetries) throw error;
        log.info({ reason: error.message, tries }, 'The tables are busy; trying again');
        await pause(databaseLimits.migrationRetryMs * tries++);
      }
    }
    return done;
  } catch (error) {
    throw error instanceof MigrationError ? new DatabaseStartupError(error.message) : asUnavailable(error);
  } finally {
    await client.end();
  }
}

/** For what takes longer than the site's own queries may; the name is what others see of it. */
export function clientFor(connection: Connection, name: string): pg.Client {
  try {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: databaseLimits.connectMs,
      application_name: name,
    });
    // A connection that is lost while we wait is told by the next query.
    return client.on('error', () => {});
  } catch (error) {
    // The files that a URL names are read here.
    throw asUnavailable(error);
  }
}

/** One transaction a migration, and the lock with it, so that it holds behind a pooler too, and nobody can leak it. */
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

/** The oldest that the tests were run on. */
const leastVersion = 15;

export async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const { number = 0, version = 'unknown' } = rows[0] ?? {};
  if (number >= leastVersion * 10_000) return;
  throw new DatabaseStartupError(
    `The database is PostgreSQL ${version}, and this site needs ${leastVersion} or newer: upgrade it, or set DATABASE_URL to another.`,
  );
}
