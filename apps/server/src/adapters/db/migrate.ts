import { setTimeout as pause } from 'node:timers/promises';
import {
  applyNextMigration,
  hasPendingMigrations,
  type Migration,
  MigrationError,
  type MigrationPlan,
} from '@wayfare/postgres/migrations';
import pg from 'pg';
import type { Log } from '#log.ts';
import { type Connection, DatabaseStartupError, databaseLimits } from './connection.ts';
import { ownLedger as ledger } from './migration-files.ts';
import { asUnavailable } from './unavailable.ts';

/** Arbitrary, but the same in all servers. Fits the lower half of the lock's key. */
const migrationLock = 7_929_873;

/** `application_name` of a backup, which keeps the schema from changing. */
export const backupName = 'wayfare backup';

/** Begins a transaction during which the schema cannot change. False if it is being changed. */
export async function tryShareLock(client: pg.Client): Promise<boolean> {
  await client.query('begin');
  // The transaction stays idle, and the role may have a limit.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1) as "isLocked"',
    [migrationLock],
  );
  if (rows[0]?.isLocked !== true) await client.query('rollback');
  return rows[0]?.isLocked === true;
}

/** Until the end of the transaction. False if the schema is being changed or a backup is running. */
export async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isLocked"',
    [migrationLock],
  );
  return rows[0]?.isLocked === true;
}

const pollMs = 200;

/** Begins a transaction with the lock for changing the schema. */
async function beginLocked(
  client: pg.Client,
  { log, deadline }: { readonly log: Log<'info'>; readonly deadline: number },
): Promise<void> {
  const logAt = performance.now() + databaseLimits.migrationLogDelayMs;
  for (let isLogged = false; ; ) {
    await client.query('begin');
    if (await tryLock(client)) return;
    await client.query('rollback');
    const now = performance.now();
    if (now > deadline) throw new DatabaseStartupError(await describeHolder(client));
    const holder = isLogged ? null : await findHolder(client);
    if (!isLogged && (now > logAt || holder?.name === backupName)) {
      isLogged = true;
      const reason =
        holder?.name === backupName ? 'A backup is running' : 'Another process changes the schema';
      log.info({ holder }, `${reason}; waiting for it`);
    }
    await pause(pollMs);
  }
}

interface Holder {
  readonly pid: number;
  readonly name: string | null;
  readonly role: string | null;
  readonly address: string | null;
  readonly since: Date | null;
}

async function findHolder(client: pg.Client): Promise<Holder | null> {
  const { rows } = await client.query<Holder>(
    `select pid, nullif(application_name, '') as name, usename as role, host(client_addr) as address,
            coalesce(xact_start, backend_start) as since
       from pg_locks left join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  return rows[0] ?? null;
}

async function describeHolder(client: pg.Client): Promise<string> {
  const holder = await findHolder(client);
  if (holder === null) return 'Others keep changing the schema of the database: start again in a moment.';
  const { pid, name, role, address, since } = holder;
  const details = [
    `"${name ?? 'without a name'}"`,
    `process ${pid} of the database`,
    ...(role === null ? [] : [`role ${role}`]),
    address === null ? 'from the same machine' : `from ${address}`,
    ...(since === null ? [] : [`since ${since.toISOString()}`]),
  ].join(', ');
  if (name === backupName)
    return `A backup is running (${details}), and the schema cannot be changed meanwhile: start again when it is done, or end it by select pg_terminate_backend(${pid}).`;
  return `Another program holds the lock for changing the schema (${details}): wait for it or stop it, or end it by select pg_terminate_backend(${pid}), and start again.`;
}

/** NOTIFY channel for new migrations. */
export const schemaTopic = 'schema';

interface Options {
  readonly log?: Log<'info'>;
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
  wait: { readonly log: Log<'info'>; readonly deadline: number },
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
