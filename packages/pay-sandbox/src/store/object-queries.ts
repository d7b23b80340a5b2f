import { findValue, hasRow } from '@wayfare/postgres/db';
import type { Hidden, Objects, Type } from '#objects/objects.ts';
import { isStorable, type Sql, type SqlValue } from './sql.ts';

interface Row<T> {
  readonly data: T;
}

export async function findObject<K extends Type>(sql: Sql, type: K, id: string): Promise<Objects[K] | null> {
  if (!isStorable(id)) return null;
  const { rows } = await sql.query<Row<Objects[K]>>(
    'select data from pay_sandbox.object where id = $1 and type = $2 and not is_deleted',
    [id, type],
  );
  return rows[0]?.data ?? null;
}

/** For an object that another object refers to. */
export async function getObject<K extends Type>(sql: Sql, type: K, id: string): Promise<Objects[K]> {
  const object = await findObject(sql, type, id);
  if (object === null) throw new Error(`The ${type} ${id} is missing.`);
  return object;
}

/** `_` names the type of the object and only chooses the type of the result. */
export async function getHidden<K extends keyof Hidden>(sql: Sql, _: K, id: string): Promise<Hidden[K]> {
  const { rows } = await sql.query<{ hidden: Hidden[K] }>(
    'select hidden from pay_sandbox.object where id = $1',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`${id} is missing.`);
  return row.hidden;
}

/** Includes the stubs of deleted objects. */
export async function findAnyObjects(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, object>> {
  const { rows } = await sql.query<{ id: string; data: object }>(
    'select id, data from pay_sandbox.object where id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, data }) => [id, data]));
}

export async function insertObject(
  sql: Sql,
  object: { readonly id: string; readonly object: Type },
  hidden: Hidden[keyof Hidden] | null,
): Promise<void> {
  await sql.query(
    'insert into pay_sandbox.object (id, type, data, hidden) values ($1, $2, $3::jsonb, $4::jsonb)',
    [object.id, object.object, JSON.stringify(object), JSON.stringify(hidden ?? {})],
  );
}

export async function replaceObject(
  sql: Sql,
  object: Objects[Type],
  hidden: Hidden[keyof Hidden] | null = null,
): Promise<void> {
  await sql.query(
    'update pay_sandbox.object set data = $2::jsonb, hidden = coalesce($3::jsonb, hidden) where id = $1',
    [object.id, JSON.stringify(object), hidden === null ? null : JSON.stringify(hidden)],
  );
}

/** All that the API returns of a deleted object. */
export const toStub = (id: string, type: Type) => ({ id, object: type, deleted: true as const });

export async function deleteObject(sql: Sql, id: string, type: Type): Promise<void> {
  await sql.query('update pay_sandbox.object set data = $2::jsonb, is_deleted = true where id = $1', [
    id,
    JSON.stringify(toStub(id, type)),
  ]);
}

/** Portal sessions expire by real time, because the sandbox's clock may jump past them. */
export const isPortalOpen = (sql: Sql, session: string): Promise<boolean> =>
  hasRow(sql, `select from pay_sandbox.object where id = $1 and created_at > now() - interval '1 hour'`, [
    session,
  ]);

/** An SQL condition. `bind` adds a value to the statement and returns its placeholder, such as `$3`. */
export type Condition = (bind: (value: SqlValue) => string) => string;

export const is = (column: string, value: SqlValue): Condition => where(column, '=', value);

export const where =
  (column: string, operator: '=' | '<>' | '<' | '>' | '>=', value: SqlValue): Condition =>
  (bind) =>
    `${column} ${operator} ${bind(value)}`;

const toSql = (conditions: readonly Condition[], values: SqlValue[]): string =>
  conditions.map((condition) => ` and (${condition((value) => `$${values.push(value)}`)})`).join('');

/** Newest first. */
export async function listObjects<K extends Type>(
  sql: Sql,
  type: K,
  conditions: readonly Condition[] = [],
  limit: number = Number.MAX_SAFE_INTEGER,
): Promise<readonly Objects[K][]> {
  const values: SqlValue[] = [type, limit];
  const { rows } = await sql.query<Row<Objects[K]>>(
    `select data from pay_sandbox.object where type = $1 and not is_deleted${toSql(conditions, values)}
     order by seq desc limit $2`,
    values,
  );
  return rows.map(({ data }) => data);
}

/** The object's position in the order of creation, for paging. */
export const findObjectSeq = (sql: Sql, type: Type, id: string): Promise<number | null> =>
  findValue<number>(sql, 'select seq::float8 as seq from pay_sandbox.object where id = $1 and type = $2', [
    id,
    type,
  ]);

/** Subscriptions contain their prices, which follow each change of a price. */
export async function replacePriceInSubscriptions(sql: Sql, price: Objects['price']): Promise<void> {
  await sql.query(
    `update pay_sandbox.object set data = jsonb_set(data, '{items,data}', (
       select jsonb_agg(
         case when item #>> '{price,id}' = $1 then jsonb_set(item, '{price}', $2::jsonb) else item end
         order by index)
       from jsonb_array_elements(data #> '{items,data}') with ordinality as items (item, index)
     ))
     where type = 'subscription' and data -> 'items' -> 'data' @> jsonb_build_array(
       jsonb_build_object('price', jsonb_build_object('id', $1::text)))`,
    [price.id, JSON.stringify(price)],
  );
}
