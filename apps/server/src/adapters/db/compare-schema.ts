import { type Database, type Db, sqlStateOf } from './database.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import type { SchemaDifference, SchemaObject } from './whole-database.ts';

/** The migrations run under names that begin with this, beside the tables of the site. */
const prefix = 'wayfare_expected';

class RollBack extends Error {
  readonly differences: readonly SchemaDifference[];
  constructor(differences: readonly SchemaDifference[]) {
    super('Rolled back on purpose.');
    this.differences = differences;
  }
}

/**
 * What the migrations create and this database lacks or has in another form. Runs every migration in schemas of its own
 * inside one transaction and rolls that back, so that nothing stays and no table of the site is locked.
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
  return differencesBetween(expected, actual);
}

async function listObjects(
  tx: Db,
  schemas: readonly string[],
  own: string,
): Promise<Map<string, SchemaObject>> {
  const { rows } = await tx.query<SchemaObject>(
    `with place as (select oid, nspname from pg_namespace where nspname = any($1)),
          relation as (
            select c.oid, c.relkind, nspname || '.' || relname as "table"
              from pg_class c join place on place.oid = relnamespace where relkind in ('r', 'p'))
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
       from pg_proc p join place on place.oid = pronamespace where prokind = 'f'`,
    [[...schemas]],
  );
  const plain = (text: string): string =>
    text
      .replaceAll(`${own}.`, '')
      .replaceAll(`${prefix}_`, '')
      .replaceAll(/\b(?:pg_catalog|public)\./g, '');
  const objects = rows.map(({ kind, table, name, definition }) => ({
    kind,
    table: plain(table),
    name: plain(name),
    definition: plain(definition),
  }));
  return new Map(objects.map((object) => [`${object.kind} ${object.table} ${object.name}`, object]));
}

function differencesBetween(
  expected: ReadonlyMap<string, SchemaObject>,
  actual: ReadonlyMap<string, SchemaObject>,
): SchemaDifference[] {
  const columnsOf = (table: string, objects: ReadonlyMap<string, SchemaObject>): string =>
    [...objects.values()]
      .flatMap((each) => (each.kind === 'column' && each.table === table ? [each.name] : []))
      .toSorted()
      .join();
  const unexpected = [...actual].flatMap(([key, { kind, table }]) =>
    kind === 'table' && !expected.has(key) ? [table] : [],
  );
  const differences: SchemaDifference[] = [];
  for (const [key, object] of expected) {
    const found = actual.get(key);
    if (found?.definition === object.definition) continue;
    // A missing table lacks its columns and indexes as well.
    if (object.kind !== 'table' && object.table !== '' && !actual.has(`table ${object.table} `)) continue;
    const columns = object.kind === 'table' ? columnsOf(object.table, expected) : null;
    const renamedTo = unexpected.find((table) => columnsOf(table, actual) === columns) ?? null;
    differences.push({ ...object, problem: found === undefined ? 'missing' : 'changed', renamedTo });
  }
  return differences;
}

/** A table or a column that a query names does not exist. */
export const isSchemaMismatch = (error: unknown): boolean =>
  error instanceof Error && ['42P01', '42703'].includes(sqlStateOf(error) ?? '');
