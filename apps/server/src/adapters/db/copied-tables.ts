import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { CopiedTable, CopyOut, SequencePosition } from './whole-database.ts';

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

export const quoted = (
  client: pg.Client,
  { schema, name }: { readonly schema: string; readonly name: string },
): string => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
