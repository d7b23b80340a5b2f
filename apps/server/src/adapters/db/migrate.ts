import pg from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseFault } from './database-fault.ts';
import { databaseLimits } from './database-limits.ts';
import type { Migration } from './migration-files.ts';
import { beginLocked, type Log } from './migration-lock.ts';
import { requireVersion } from './postgres-version.ts';
import { asUnavailable } from './unavailable.ts';

const createLedger = `
  create table if not exists schema_migration (
    version    integer primary key,
    name       text not null,
    checksum   text not null,
    applied_at timestamptz not null default now()
  )`;

interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

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
  const client = clientFor(connection);
  const done: Migration[] = [];
  try {
    await client.connect();
    await requireVersion(client);
    const deadline = performance.now() + waitMs;
    while (await isBehind(client, migrations)) {
      const migration = await applyNext(client, migrations, { log, deadline });
      if (migration !== null) done.push(migration);
    }
    return done;
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await client.end();
  }
}

function clientFor(connection: Connection): pg.Client {
  try {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: databaseLimits.connectMs,
      application_name: 'wayfare migrations',
    });
    // A connection that is lost while we wait is told by the next query.
    return client.on('error', () => {});
  } catch (error) {
    // The files that a URL names are read here.
    throw asUnavailable(error);
  }
}

/** Without the lock, so that a start with nothing to do waits for nobody. */
async function isBehind(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await client.query<{ ledger: string | null }>(
    "select to_regclass('schema_migration')::text as ledger",
  );
  return !rows[0]?.ledger || (await missingFrom(client, migrations)).length > 0;
}

async function missingFrom(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migration order by version',
  );
  checkHistory(rows, migrations);
  return migrations.slice(rows.length);
}

function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, row] of applied.entries()) {
    const migration = migrations[index];
    if (migration === undefined) {
      const latest = applied.at(-1)?.version ?? 0;
      throw new DatabaseFault(
        `The database is at schema ${latest}, newer than this server, which knows ${migrations.length}: start the newer server, or restore a backup from before it.`,
      );
    }
    if (migration.version !== row.version || migration.checksum !== row.checksum) {
      throw new DatabaseFault(
        `The migration ${fileOf(row)} was changed after it had been applied: put it back as it was, and write the change as a new migration.`,
      );
    }
  }
}

/** One transaction a migration, and the lock with it, so that it holds behind a pooler too, and nobody can leak it. */
async function applyNext(
  client: pg.Client,
  migrations: readonly Migration[],
  wait: { readonly log: Log; readonly deadline: number },
): Promise<Migration | null> {
  await beginLocked(client, wait);
  try {
    await client.query(createLedger);
    const [migration] = await missingFrom(client, migrations);
    if (migration !== undefined) await apply(client, migration);
    await client.query('commit');
    return migration ?? null;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(`set local lock_timeout = ${databaseLimits.migrationLockMs}`);
    await client.query('set local statement_timeout = 0');
    await client.query(migration.sql);
    await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseFault(
      `The migration ${fileOf(migration)} could not be applied, and nothing of it was: ${reason}.`,
    );
  }
}

const fileOf = ({ version, name }: Pick<Applied, 'version' | 'name'>): string =>
  `${String(version).padStart(3, '0')}_${name}.sql`;
