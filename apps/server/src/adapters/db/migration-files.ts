import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createMigration,
  listPendingMigrations,
  type Migration,
  migrationFile,
} from '@wayfare/postgres/migrations';
import type pg from 'pg';
import { DatabaseStartupError } from './connection.ts';
import type { Db } from './database.ts';
import type { AppliedSchema, Pending } from './whole-database.ts';

/** The nearest `migrations` folder above this file, in the sources and in the bundle. */
export function migrationsDirectory(from = dirname(fileURLToPath(import.meta.url))): string {
  const candidate = join(from, 'migrations');
  if (existsSync(candidate)) return candidate;
  if (dirname(from) === from)
    throw new DatabaseStartupError('The folder with the migrations is missing: install the server again.');
  return migrationsDirectory(dirname(from));
}

/** Every `NNN_name.sql`, from 001 on without a gap. */
export function readMigrations(directory: string): Migration[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file, index) => {
    const [, digits, name] = /^(\d{3})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (digits === undefined || name === undefined || Number(digits) !== index + 1) {
      const expected = String(index + 1).padStart(3, '0');
      throw new DatabaseStartupError(
        `The migration ${file} is out of line: expected ${expected}_name.sql in its place.`,
      );
    }
    return createMigration(index + 1, name, readFileSync(join(directory, file), 'utf8'));
  });
}

/** The tables that record applied migrations: of the site and the user pool, and of the payment sandbox if it was used. */
export const ownLedger = 'schema_migration';
export const sandboxLedger = 'pay_sandbox.migration';

export async function listAppliedSchemas(client: pg.Client): Promise<AppliedSchema[]> {
  const schemas: AppliedSchema[] = [];
  for (const ledger of [ownLedger, sandboxLedger]) {
    const { rows } = await client.query<{ table: string | null }>('select to_regclass($1)::text as table', [
      ledger,
    ]);
    if (rows[0]?.table == null) continue;
    const applied = await client.query<AppliedSchema['applied'][number]>(
      `select version, name, checksum from ${ledger} order by version`,
    );
    schemas.push({ ledger, applied: applied.rows });
  }
  return schemas;
}

/** Loaded on demand, because a live site has no sandbox. */
export const sandboxMigrations = async (): Promise<readonly Migration[]> =>
  (await import('@wayfare/pay-sandbox/migrations')).migrations;

/** Changes nothing. Throws a `MigrationError` if this version cannot start on the database. */
export async function listPendingChanges(db: Db): Promise<Pending> {
  const migrations = readMigrations(migrationsDirectory());
  const { rows } = await db.query<{ ledger: string | null }>('select to_regclass($1)::text as ledger', [
    ownLedger,
  ]);
  const missing = rows[0]?.ledger
    ? await listPendingMigrations(db, { ledger: ownLedger, migrations })
    : migrations;
  const sizes = await getTableSizes(db);
  const changes = missing.map((migration) => ({
    migration: migrationFile(migration),
    oldestServer: migration.oldestServer,
    tables: listTouchedTables(migration).flatMap((name) => {
      const bytes = sizes.get(name);
      return bytes === undefined ? [] : [{ name, bytes }];
    }),
  }));
  return { schema: migrations.length - missing.length, changes };
}

async function getTableSizes(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ name: string; bytes: string }>(
    `select c.relname as name, pg_total_relation_size(c.oid)::text as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = current_schema()`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** Table names are recognized by the keyword before them. New tables have no size and are left out. */
function listTouchedTables({ sql }: Migration): string[] {
  const pattern =
    /\b(?:alter table|update|insert into|delete from|on|drop table)\s+(?:only\s+|if exists\s+)?([a-z_]+)/gi;
  const statements = sql.split('\n').map((line) => line.split('--', 1)[0]);
  return [...new Set([...statements.join('\n').matchAll(pattern)].map(([, name = '']) => name))];
}
