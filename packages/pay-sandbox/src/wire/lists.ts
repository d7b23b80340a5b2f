import * as z from 'zod/mini';
import type { Objects, Type } from '#objects/objects.ts';
import { type List, toList } from '#objects/stripe-object.ts';
import { type Condition, findObjectSeq, is, listObjects, where } from '#store/object-queries.ts';
import type { Sql, SqlValue } from '#store/sql.ts';
import { fields, integer, list, optional, text } from './fields.ts';
import { operation } from './operation.ts';
import { notFound } from './refusal.ts';

export const paging = { limit: optional(integer(1, 100)), starting_after: optional(text()) };

/** A list parameter, which is read as SQL conditions. */
type Filter = z.ZodMiniType<readonly Condition[] | undefined>;

export const filter = <Schema extends z.ZodMiniType>(
  schema: Schema,
  toConditions: (value: z.output<Schema>) => readonly Condition[],
) => optional(z.pipe(schema, z.transform(toConditions)));

export const equals = (column: string, schema: z.ZodMiniType<SqlValue> = text()) =>
  filter(schema, (value) => [is(column, value)]);

export const among = (column: string) =>
  filter(list(text()), (values) => [(bind) => `${column} = any(${bind(values)})`]);

/** Filters in brackets, such as `payment[type]`. */
export const nested = (filters: Readonly<Record<string, Filter>>) =>
  filter(fields(filters), (values) => Object.values(values).flatMap((conditions) => conditions ?? []));

/** `params` are the parameters of the list: the filters among them have become conditions. */
export async function readPage<K extends Type>(
  sql: Sql,
  { type, url }: { readonly type: K; readonly url: string },
  params: { readonly limit?: number | undefined; readonly starting_after?: string | undefined },
  extraConditions: readonly Condition[] = [],
): Promise<List<Objects[K]>> {
  const { limit = 10, starting_after: after } = params;
  const conditions = [...extraConditions, ...Object.values<unknown>(params).filter(isConditions).flat()];
  if (after !== undefined) {
    const seq = await findObjectSeq(sql, type, after);
    if (seq === null) throw notFound(type, after, 'starting_after', 400);
    conditions.push(where('seq', '<', seq));
  }
  const rows = await listObjects(sql, type, conditions, limit + 1);
  return toList(url, rows.slice(0, limit), rows.length > limit);
}

const isConditions = (value: unknown): value is readonly Condition[] => Array.isArray(value);

export const listOperation = (type: Type, url: string, filters: Readonly<Record<string, Filter>> = {}) =>
  operation('GET', url, fields({ ...paging, ...filters }), ({ sql }, params) =>
    readPage(sql, { type, url }, params),
  );
