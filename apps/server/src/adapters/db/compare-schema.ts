import { type Database, type Db, sqlStateOf } from './database.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import type { SchemaDifference, SchemaObject } from './whole-database.ts';

/** Prefix of the temporary schemas. */
const prefix = 'wayfare_expected';

class RollBack extends Error {
  readonly differences: readonly SchemaDifference[];
  constructor(differences: readonly SchemaDifference[]) {
    super('Rolled back on purpose.');
    this.differences = differences;
  }
}

/**
 * Lists objects that the migrations create and that are missing or different here. Runs all migrations in temporary
 * schemas inside one transaction and rolls it back, so that no table of the site is locked.
 */
export async function compareSchema(db: Database): Promise<readonly SchemaDifference[]> {
  try {
    return await db.transaction(async (tx) => {
      throw new RollBack(await compareIn(tx));
    });
  } catch (error) {
    if (error instanceof RollBack) return error.differences;
    throw error;
  }
}

async function compareIn(tx: Db): Promise<SchemaDifference[]> {
  const { rows } = await tx.query<{ own: string }>('select current_schema() as own');
  const own = rows[0]?.own ?? 'public';
  const sql = readMigrations(migrationsDirectory()).map((migration) => migration.sql);
  const named = [...sql.join('\n').matchAll(/^create schema (\w+);/gim)].map(([, name = '']) => name);
  await tx.query(`create schema ${prefix}`);
  await tx.query(`select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)`, [
    prefix,
  ]);
  const names = new RegExp(`\\b(${named.join('|')})\\b`, 'g');
  for (const text of sql) await tx.query(named.length === 0 ? text : text.replaceAll(names, `${prefix}_$1`));
  const expected = await listObjects(tx, [prefix, ...named.map((name) => `${prefix}_${name}`)], prefix);
  const actual = await listObjects(tx, [own, ...named], own);
  return listDifferences(expected, actual);
}

async function listObjects(
  tx: Db,
  schemas: readonly string[],
  own: string,
): Promise<Map<string, SchemaObject>> {
  const { rows } = await tx.query<SchemaObject>(
    `with namespace as (select oid, nspname from pg_namespace where nspname = any($1)),
          relation as (
            select c.oid, c.relkind, nspname || '.' || relname as "table"
              from pg_class c join namespace on namespace.oid = relnamespace where relkind in ('r', 'p'))
     select 'table' as kind, "table", '' as name, '' as definition from relation
     union all
     select 'column', "table", attname::text,
            format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
              || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
       from relation join pg_attribute on attrelid = relation.oid
            left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
     union all
     select 'constraint', "table", conname, pg_get_constraintdef(pg_constraint.oid)
       from relation join pg_constraint on conrelid = relation.oid where contype in ('p', 'u', 'x', 'c', 'f')
     union all
     select 'index', "table", relname, pg_get_indexdef(indexrelid)
       from relation join pg_index on indrelid = relation.oid join pg_class i on i.oid = indexrelid
      where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     union all
     select 'trigger', "table", tgname, pg_get_triggerdef(pg_trigger.oid)
       from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
     union all
     select 'function', '', nspname || '.' || proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', prosrc
       from pg_proc p join namespace on namespace.oid = pronamespace where prokind = 'f'`,
    [[...schemas]],
  );
  const withoutSchema = (text: string): string =>
    text
      .replaceAll(`${own}.`, '')
      .replaceAll(`${prefix}_`, '')
      .replaceAll(/\b(?:pg_catalog|public)\./g, '');
  const objects = rows.map(({ kind, table, name, definition }) => ({
    kind,
    table: withoutSchema(table),
    name: withoutSchema(name),
    definition: withoutSchema(definition),
  }));
  return new Map(objects.map((object) => [`${object.kind} ${object.table} ${object.name}`, object]));
}

function listDifferences(
  expected: ReadonlyMap<string, SchemaObject>,
  actual: ReadonlyMap<string, SchemaObject>,
): SchemaDifference[] {
  const joinColumns = (table: string, objects: ReadonlyMap<string, SchemaObject>): string =>
    [...objects.values()]
      .flatMap((each) => (each.kind === 'column' && each.table === table ? [each.name] : []))
      .toSorted()
      .join();
  const unexpected = [...actual].flatMap(([key, { kind, table }]) =>
    kind === 'table' && !expected.has(key) ? [table] : [],
  );
  const differences: SchemaDifference[] = [];
  for (const [key, object] of expected) {
    const existing = actual.get(key);
    if (existing?.definition === object.definition) continue;
    // A missing table lacks its columns and indexes as well.
    if (object.kind !== 'table' && object.table !== '' && !actual.has(`table ${object.table} `)) continue;
    const columns = object.kind === 'table' ? joinColumns(object.table, expected) : null;
    const renamedTo = unexpected.find((table) => joinColumns(table, actual) === columns) ?? null;
    differences.push({ ...object, problem: existing === undefined ? 'missing' : 'changed', renamedTo });
  }
  return differences;
}

/** A table or a column that a query names does not exist. */
export const isSchemaMismatch = (error: unknown): boolean =>
  error instanceof Error && ['42P01', '42703'].includes(sqlStateOf(error) ?? '');
