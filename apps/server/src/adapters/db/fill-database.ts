import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '@wayfare/postgres/db';
import {
  applyNextMigration,
  type Migration,
  MigrationError,
  migrationFile,
} from '@wayfare/postgres/migrations';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Connection } from './connection.ts';
import { sqlStateOf } from './database.ts';
import { clientFor, requireVersion, tryLock } from './migrate.ts';
import {
  migrationsDirectory,
  ownLedger,
  readMigrations,
  sandboxLedger,
  sandboxMigrations,
} from './migration-files.ts';
import { asUnavailable } from './unavailable.ts';
import {
  type AppliedSchema,
  type CopiedTable,
  type CopyIn,
  type CopyOut,
  type RestoredSchema,
  type RestoreSteps,
  type SequencePosition,
  tableName,
  WholeDatabaseError,
} from './whole-database.ts';

/** The site's, the user pool's and the payment sandbox's. Other schemas are not copied. */
const ownSchemas = ['public', 'user_pool', 'pay_sandbox'];

/** The text of a row must not depend on settings of the role or the database. */
const textFormats = [
  "set local client_encoding = 'UTF8'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
  // The role may have timeouts, which are too short for a backup.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
].join(';');

export const setTextFormats = (client: pg.Client): Promise<unknown> => client.query(textFormats);

export async function listTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select nspname as schema, relname as name,
            array_agg(attname::text order by attnum) as columns
       from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where nspname = any($1) and relkind = 'r'
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      group by nspname, relname
      order by nspname, relname`,
    [ownSchemas],
  );
  return rows;
}

export async function listSequences(client: pg.Client): Promise<SequencePosition[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select nspname as schema, relname as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any($1) and relkind = 'S' order by 1, 2`,
    [ownSchemas],
  );
  const positions: SequencePosition[] = [];
  for (const { schema, name } of rows) {
    const position = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(client, { schema, name })}`,
    );
    positions.push(...position.rows.map((row) => ({ schema, name, ...row })));
  }
  return positions;
}

export async function copyOut(client: pg.Client, table: CopiedTable): Promise<CopyOut> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const from = quoted(client, table);
  const order = await getOrder(client, table);
  const stream = client.query(to(`copy (select ${columns} from ${from} as t order by ${order}) to stdout`));
  return { stream, rows: () => stream.rowCount };
}

/** By primary key. Text is sorted by bytes, because collations differ between databases. */
async function getOrder(client: pg.Client, table: CopiedTable): Promise<string> {
  const { rows } = await client.query<{ column: string; isText: boolean }>(
    `select attname as column, attcollation <> 0 as "isText"
       from pg_index
       cross join unnest(indkey) with ordinality as part (number, position)
       join pg_attribute on attrelid = indrelid and attnum = part.number
      where indrelid = $1::regclass and indisprimary
      order by position`,
    [quoted(client, table)],
  );
  if (rows.length === 0) return 't::text collate "C"';
  return rows
    .map(({ column, isText }) => `t.${client.escapeIdentifier(column)}${isText ? ' collate "C"' : ''}`)
    .join(', ');
}

const quoted = (
  client: pg.Client,
  { schema, name }: { readonly schema: string; readonly name: string },
): string => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

export async function fillEmpty(
  connection: Connection,
  { schemas, sequences }: RestoredSchema,
  steps: RestoreSteps,
): Promise<void> {
  const client = clientFor(connection, restoreName);
  try {
    await client.connect();
    await requireVersion(client);
    await requireUnused(client);
    await client.query('begin');
    await setTextFormats(client);
    if (!(await tryLock(client)))
      throw new WholeDatabaseError(
        'Another process works on this database: stop the server that was started on it, and begin again.',
      );
    await requireEmpty(client);
    const plans = await createPlans(schemas);
    for (const plan of plans) await apply(client, plan.ledger, plan.upTo);
    const restoreStatements = await removeConstraintsAndRows(client);
    await steps.load({
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
    for (const statement of restoreStatements) await client.query(statement);
    for (const plan of plans) await apply(client, plan.ledger, plan.all);
    await steps.afterMigrations({ query: (text, parameters) => ask(client, text, parameters) });
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    throw toRestoreError(error);
  } finally {
    await client.end();
  }
}

function toRestoreError(error: unknown): unknown {
  if (error instanceof MigrationError) return new WholeDatabaseError(error.message);
  // For example a full disk.
  if (error instanceof Error && sqlStateOf(error)?.startsWith('53'))
    return new WholeDatabaseError(
      `The database has no room (${error.message}): nothing was restored. Make room, and begin again.`,
    );
  return asUnavailable(error);
}

/** `application_name` of a restore. */
const restoreName = 'wayfare restore';

/** The connection of a killed restore remains for a moment. */
const killedTimeoutMs = 5_000;
const pollMs = 200;

/** A running server would serve from a half-filled database. */
async function requireUnused(client: pg.Client): Promise<void> {
  for (const deadline = performance.now() + killedTimeoutMs; ; await pause(pollMs)) {
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
  /** Applied when the backup was made. */
  readonly upTo: readonly Migration[];
  readonly all: readonly Migration[];
}

async function createPlans(schemas: readonly AppliedSchema[]): Promise<FillPlan[]> {
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
 * Tables are loaded one by one, which foreign keys and triggers would reject. Rows that the migrations inserted are
 * deleted, because the backup contains them. Returns the statements that restore the constraints and triggers.
 */
async function removeConstraintsAndRows(client: pg.Client): Promise<string[]> {
  const tables = await listTables(client);
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
      where contype = 'f' and conparentid = 0 and nspname = any($1)`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  );
  const restoreStatements: string[] = [];
  for (const { table, name, definition } of rows) {
    const constraint = client.escapeIdentifier(name);
    await client.query(`alter table ${table} drop constraint ${constraint}`);
    restoreStatements.push(`alter table ${table} add constraint ${constraint} ${definition}`);
  }
  for (const table of tables.map((each) => quoted(client, each))) {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`delete from ${table}`);
    restoreStatements.push(`alter table ${table} enable trigger user`);
  }
  return restoreStatements;
}

async function copyIn(client: pg.Client, table: CopiedTable): Promise<CopyIn> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const stream = client.query(from(`copy ${quoted(client, table)} (${columns}) from stdin`));
  return { stream, rows: () => stream.rowCount };
}
