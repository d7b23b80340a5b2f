import type { Price } from '#objects/billing.ts';
import type { Hidden, Objects, Type } from '#objects/objects.ts';
import { isKeepable, type Sql, type SqlValue } from './sql.ts';

interface Row<T> {
  readonly data: T;
}

export async function findObject<K extends Type>(sql: Sql, type: K, id: string): Promise<Objects[K] | null> {
  if (!isKeepable(id)) return null;
  const { rows } = await sql.query<Row<Objects[K]>>(
    'select data from pay_sandbox.object where id = $1 and type = $2 and not is_deleted',
    [id, type],
  );
  return rows[0]?.data ?? null;
}

/** For what must be there, because something that we made points to it. */
export async function getObject<K extends Type>(sql: Sql, type: K, id: string): Promise<Objects[K]> {
  const found = await findObject(sql, type, id);
  if (found === null) throw new Error(`The ${type} ${id} is gone.`);
  return found;
}

export async function getHidden<K extends keyof Hidden>(sql: Sql, _: K, id: string): Promise<Hidden[K]> {
  const { rows } = await sql.query<{ hidden: Hidden[K] }>(
    'select hidden from pay_sandbox.object where id = $1',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`${id} is gone.`);
  return row.hidden;
}

export async function setHidden<K extends keyof Hidden>(
  sql: Sql,
  _: K,
  id: string,
  hidden: Hidden[K],
): Promise<void> {
  await sql.query('update pay_sandbox.object set hidden = $2::jsonb where id = $1', [
    id,
    JSON.stringify(hidden),
  ]);
}

/** Whole objects of any type, also the stubs that deleted ones leave behind. */
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

export async function replaceObject(sql: Sql, object: { readonly id: string }): Promise<void> {
  await sql.query('update pay_sandbox.object set data = $2::jsonb where id = $1', [
    object.id,
    JSON.stringify(object),
  ]);
}

/** What remains of a deleted object: that it was. */
export const stubOf = (id: string, type: Type) => ({ id, object: type, deleted: true as const });

export async function deleteObject(sql: Sql, id: string, type: Type): Promise<void> {
  await sql.query('update pay_sandbox.object set data = $2::jsonb, is_deleted = true where id = $1', [
    id,
    JSON.stringify(stubOf(id, type)),
  ]);
}

/** A condition on the table. `bind` hands a value to the statement, and says how it is called there: `$3`. */
export type Condition = (bind: (value: SqlValue) => string) => string;

export const is = (column: string, value: SqlValue): Condition => where(column, '=', value);

export const where =
  (column: string, sign: '=' | '<>' | '<' | '<=' | '>' | '>=', value: SqlValue): Condition =>
  (bind) =>
    `${column} ${sign} ${bind(value)}`;

export const writeConditions = (conditions: readonly Condition[], values: SqlValue[]): string =>
  conditions.map((condition) => ` and (${condition((value) => `$${values.push(value)}`)})`).join('');

export interface Slice {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** Newest first, and all, unless told otherwise. */
export async function listObjects<K extends Type>(
  sql: Sql,
  type: K,
  conditions: readonly Condition[] = [],
  slice: Slice = { order: 'desc', limit: Number.MAX_SAFE_INTEGER },
): Promise<readonly Objects[K][]> {
  const values: SqlValue[] = [type, slice.limit];
  const also = writeConditions(conditions, values);
  const { rows } = await sql.query<Row<Objects[K]>>(
    `select data from pay_sandbox.object where type = $1 and not is_deleted${also}
     order by seq ${slice.order} limit $2`,
    values,
  );
  return rows.map(({ data }) => data);
}

/** The place of an object among all, for paging. */
export async function findObjectSeq(sql: Sql, type: Type, id: string): Promise<number | null> {
  const { rows } = await sql.query<{ seq: number }>(
    'select seq::float8 as seq from pay_sandbox.object where id = $1 and type = $2',
    [id, type],
  );
  return rows[0]?.seq ?? null;
}

/** Subscriptions show their prices whole, as they are now. */
export async function refreshPriceInSubscriptions(sql: Sql, price: Price): Promise<void> {
  await sql.query(
    `update pay_sandbox.object set data = jsonb_set(data, '{items,data}', (
       select jsonb_agg(
         case when item #>> '{price,id}' = $1 then jsonb_set(item, '{price}', $2::jsonb) else item end
         order by place)
       from jsonb_array_elements(data #> '{items,data}') with ordinality as items (item, place)
     ))
     where type = 'subscription' and data -> 'items' -> 'data' @> jsonb_build_array(
       jsonb_build_object('price', jsonb_build_object('id', $1::text)))`,
    [price.id, JSON.stringify(price)],
  );
}
