import { listPendingMigrations, type Migration, migrationFile } from '@wayfare/postgres/migrations';
import { ownLedger } from './applied-schemas.ts';
import type { Db } from './database.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import type { Pending } from './whole-database.ts';

/** Looks, and changes nothing. Throws a `MigrationError` where this version could not start at all. */
export async function pendingChanges(db: Db): Promise<Pending> {
  const migrations = readMigrations(migrationsDirectory());
  const { rows } = await db.query<{ ledger: string | null }>('select to_regclass($1)::text as ledger', [
    ownLedger,
  ]);
  const missing = rows[0]?.ledger
    ? await listPendingMigrations(db, { ledger: ownLedger, migrations })
    : migrations;
  const sizes = await sizesOf(db);
  const changes = missing.map((migration) => ({
    migration: migrationFile(migration),
    oldestServer: migration.oldestServer,
    tables: touchedBy(migration).flatMap((name) => {
      const bytes = sizes.get(name);
      return bytes === undefined ? [] : [{ name, bytes }];
    }),
  }));
  return { schema: migrations.length - missing.length, changes };
}

async function sizesOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ name: string; bytes: string }>(
    `select c.relname as name, pg_total_relation_size(c.oid)::text as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = current_schema()`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** Which tables a statement names is told by the words before them; a new table has no size yet and drops out. */
function touchedBy({ sql }: Migration): string[] {
  const words =
    /\b(?:alter table|update|insert into|delete from|on|drop table)\s+(?:only\s+|if exists\s+)?([a-z_]+)/gi;
  const statements = sql.split('\n').map((line) => line.split('--', 1)[0]);
  return [...new Set([...statements.join('\n').matchAll(words)].map(([, name = '']) => name))];
}
