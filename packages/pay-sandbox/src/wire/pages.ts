import * as z from 'zod/mini';
import type { List } from '#objects/lists.ts';
import type { Objects, Type } from '#objects/objects.ts';
import { type Condition, findObjectSeq, is, listObjects, where } from '#store/object-queries.ts';
import type { Sql, SqlValue } from '#store/sql.ts';
import { fields, list, maybe, orUnset, text, timestamp, whole } from './fields.ts';
import { operation } from './operation.ts';
import { noSuch, notBoth } from './refusal.ts';

/** What every list may be told. */
export const paging = {
  limit: maybe(whole(1, 100)),
  starting_after: maybe(text()),
  ending_before: maybe(text()),
};

export interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** A parameter that narrows a list: it is read as conditions on what is in it. */
type Filter = z.ZodMiniType<readonly Condition[] | undefined>;

export const filter = <Schema extends z.ZodMiniType>(
  schema: Schema,
  conditionsOf: (given: z.output<Schema>) => readonly Condition[],
) => maybe(z.pipe(schema, z.transform(conditionsOf)));

export const equals = (column: string, schema: z.ZodMiniType<SqlValue> = text()) =>
  filter(schema, (value) => [is(column, value)]);

export const among = (column: string, schema: z.ZodMiniType<string>) =>
  filter(list(schema), (values) => [(bind) => `${column} = any(${bind(values)})`]);

/** Filters within brackets, such as `recurring[interval]`. */
export const within = (filters: Readonly<Record<string, Filter>>) =>
  filter(fields(filters), (given) => Object.values(given).flatMap((conditions) => conditions ?? []));

const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const range = fields({
  gt: maybe(timestamp()),
  gte: maybe(timestamp()),
  lt: maybe(timestamp()),
  lte: maybe(timestamp()),
});

/** A moment, or a range of time. */
export const time = (column: string) =>
  filter(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? { gte: value, lte: value } : value)),
      orUnset(range),
    ),
    (given) =>
      (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
        const value = given?.[name];
        return value === undefined ? [] : [where(column, signs[name], value)];
      }),
  );

export const created = time("(data ->> 'created')::bigint");

export const pageOf = <T>(url: string, data: readonly T[], hasMore: boolean): List<T> => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

interface Cut {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly condition: readonly Condition[];
}

/** Where the page lies, by the place of the object it is counted from. */
export async function cutOf(
  page: Paging,
  what: string,
  findSeq: (id: string) => Promise<number | null>,
): Promise<Cut> {
  const limit = page.limit ?? 10;
  const { starting_after: after, ending_before: before } = page;
  if (after !== undefined && before !== undefined) {
    throw notBoth('starting_after', 'ending_before');
  }
  const id = after ?? before;
  if (id === undefined) return { order: 'desc', limit, condition: [] };
  const seq = await findSeq(id);
  const param = after === undefined ? 'ending_before' : 'starting_after';
  if (seq === null) throw noSuch(what, id, param, 400);
  return after === undefined
    ? { order: 'asc', limit, condition: [where('seq', '>', seq)] }
    : { order: 'desc', limit, condition: [where('seq', '<', seq)] };
}

/** A page of objects, newest first, whichever end it is counted from; `given` is what the list was told. */
export async function pageOfObjects<K extends Type>(
  sql: Sql,
  type: K,
  url: string,
  given: Paging,
  conditions: readonly Condition[] = [],
): Promise<List<Objects[K]>> {
  const cut = await cutOf(given, type, (id) => findObjectSeq(sql, type, id));
  const all = [...conditions, ...conditionsIn(given), ...cut.condition];
  return arrange(url, await listObjects(sql, type, all, { order: cut.order, limit: cut.limit + 1 }), cut);
}

/** What the filters among the parameters have become. */
export const conditionsIn = (given: Paging): readonly Condition[] =>
  Object.values(given).filter(areConditions).flat();

const areConditions = (value: unknown): value is readonly Condition[] => Array.isArray(value);

/** The call that lists all objects of a type. */
export const listing = (type: Type, path: string, filters: Readonly<Record<string, Filter>> = {}) =>
  operation('GET', path, fields({ ...paging, ...filters }), (work, given) =>
    pageOfObjects(work.sql, type, path, given),
  );

export function arrange<T>(url: string, found: readonly T[], { order, limit }: Cut): List<T> {
  const data = found.slice(0, limit);
  return pageOf(url, order === 'asc' ? data.toReversed() : data, found.length > limit);
}
