import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '@wayfare/postgres/db';
import {
  applyNextMigration,
  type Migration,
  MigrationError,
  migrationFile,
} from '@wayfare/postgres/migrations';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Connection } from './connection.ts';
import { copyOut, listTables, quoted, setTextFormats } from './copied-tables.ts';
import { sqlStateOf } from './database.ts';
import { clientFor, requireVersion } from './migrate.ts';
import {
  migrationsDirectory,
  ownLedger,
  readMigrations,
  sandboxLedger,
  sandboxMigrations,
} from './migration-files.ts';
import { tryLock } from './migration-lock.ts';
import { asUnavailable } from './unavailable.ts';
import {
  type AppliedSchema,
  type CopiedTable,
  type CopyIn,
  type RestoredSchema,
  type RestoreSteps,
  tableName,
  WholeDatabaseError,
} from './whole-database.ts';

export async function fillEmpty(
  connection: Connection,
  { schemas, sequences }: RestoredSchema,
  work: RestoreSteps,
): Promise<void> {
  const client = clientFor(connection, restoreName);
  try {
    await client.connect();
    await requireVersion(client);
    await requireNobody(client);
    await client.query('begin');
    await setTextFormats(client);
    if (!(await tryLock(client)))
      throw new WholeDatabaseError(
        'Another process works on this database: stop the server that was started on it, and begin again.',
      );
    await requireEmpty(client);
    const plans = await plansFor(schemas);
    for (const plan of plans) await apply(client, plan.ledger, plan.upTo);
    const again = await makeBare(client);
    await work.load({
      tables: await listTables(client),
      copyIn: (table) => copyIn(client, table),
      copyOut: (table) => copyOut(client, table),
    });
    for (const { schema, name, lastValue, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2, $3)', [
        quoted(client, { schema, name }),
        lastValue,
        isCalled,
      ]);
    for (const statement of again) await client.query(statement);
    for (const plan of plans) await apply(client, plan.ledger, plan.all);
    await work.afterMigrations({ query: (text, parameters) => ask(client, text, parameters) });
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    throw asSentence(error);
  } finally {
    await client.end();
  }
}

function asSentence(error: unknown): unknown {
  if (error instanceof MigrationError) return new WholeDatabaseError(error.message);
  // A full disk, for one: nothing was kept, and PostgreSQL's own words say why.
  if (error instanceof Error && sqlStateOf(error)?.startsWith('53'))
    return new WholeDatabaseError(
      `The database has no room (${error.message}): nothing was restored. Make room, and begin again.`,
    );
  return asUnavailable(error);
}

/** What a restore is called in the database. */
const restoreName = 'wayfare restore';

/** The connection of one that was killed is there for a moment longer. */
const goneWithinMs = 5_000;
const lookEveryMs = 200;

/** A server that runs would answer from a database that changes under it. */
async function requireNobody(client: pg.Client): Promise<void> {
  for (const deadline = performance.now() + goneWithinMs; ; await pause(lookEveryMs)) {
    const { rows } = await client.query<{ name: string; pid: number }>(
      `select application_name as name, pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like 'wayfare%' limit 1`,
    );
    const [other] = rows;
    if (other === undefined) return;
    if (other.name === restoreName && performance.now() < deadline) continue;
    throw new WholeDatabaseError(
      `A server or a command works on this database ("${other.name}", process ${other.pid} of the database): stop it, or restore into another database.`,
    );
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const [table] = await listTables(client);
  if (table === undefined) return;
  throw new WholeDatabaseError(
    `The database is not empty (it has the table ${tableName(table)}), and a restore replaces nothing: give it an empty one, by another DATA_DIR or a new database in DATABASE_URL.`,
  );
}

interface FillPlan {
  readonly ledger: string;
  /** As the backup had it. */
  readonly upTo: readonly Migration[];
  readonly all: readonly Migration[];
}

async function plansFor(schemas: readonly AppliedSchema[]): Promise<FillPlan[]> {
  const plans: FillPlan[] = [];
  for (const { ledger, applied } of schemas) {
    const all = ledger === sandboxLedger ? await sandboxMigrations() : ownMigrations(ledger);
    const changed = applied.find(
      ({ name, checksum }, index) =>
        index < all.length && (all[index]?.name !== name || all[index]?.checksum !== checksum),
    );
    if (changed !== undefined)
      throw new WholeDatabaseError(
        `The backup was made by a version with other migrations (${migrationFile(changed)}): restore it with the version that made it.`,
      );
    if (applied.length > all.length)
      throw new WholeDatabaseError(
        `The backup is at schema ${applied.length}, newer than this version, which knows ${all.length}: restore it with the version that made it, or a newer one.`,
      );
    plans.push({ ledger, upTo: all.slice(0, applied.length), all });
  }
  return plans;
}

function ownMigrations(ledger: string): Migration[] {
  if (ledger === ownLedger) return readMigrations(migrationsDirectory());
  throw new WholeDatabaseError(
    `The backup holds a schema that this version does not know (${ledger}): restore it with the version that made it.`,
  );
}

async function apply(client: pg.Client, ledger: string, migrations: readonly Migration[]): Promise<void> {
  const [schema, table] = ledger.split('.');
  if (table !== undefined)
    await client.query(`create schema if not exists ${client.escapeIdentifier(schema ?? '')}`);
  while ((await applyNextMigration(client, { ledger, migrations })) !== null);
}

/**
 * Rows come table by table, in no order that references or triggers would bear. What the migrations put in goes: it is
 * in the backup as well, as it was then. Returns what makes the tables whole again; each reference is then checked
 * against all rows.
 */
async function makeBare(client: pg.Client): Promise<string[]> {
  const tables = await listTables(client);
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
      where contype = 'f' and conparentid = 0 and nspname = any($1)`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  );
  const again: string[] = [];
  for (const { place, name, definition } of rows) {
    const constraint = client.escapeIdentifier(name);
    await client.query(`alter table ${place} drop constraint ${constraint}`);
    again.push(`alter table ${place} add constraint ${constraint} ${definition}`);
  }
  for (const place of tables.map((table) => quoted(client, table))) {
    await client.query(`alter table ${place} disable trigger user`);
    await client.query(`delete from ${place}`);
    again.push(`alter table ${place} enable trigger user`);
  }
  return again;
}

async function copyIn(client: pg.Client, table: CopiedTable): Promise<CopyIn> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const stream = client.query(from(`copy ${quoted(client, table)} (${columns}) from stdin`));
  return { stream, rows: () => stream.rowCount };
}
