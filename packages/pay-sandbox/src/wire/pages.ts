import * as z from 'zod/mini';
import type { List } from '#objects/lists.ts';
import type { Objects, Type } from '#objects/objects.ts';
import { type Condition, findObjectSeq, listObjects } from '#store/object-queries.ts';
import type { Sql, SqlValue } from '#store/sql.ts';
import { fields, maybe, orUnset, text, timestamp, whole } from './fields.ts';
import { invalid, noSuch } from './refusal.ts';

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

const range = fields({
  gt: maybe(timestamp()),
  gte: maybe(timestamp()),
  lt: maybe(timestamp()),
  lte: maybe(timestamp()),
});

/** A moment, or a range of time. */
export const created = () =>
  maybe(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? { gte: value, lte: value } : value)),
      orUnset(range),
    ),
  );

export type Created = z.output<ReturnType<typeof created>>;

const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

export const createdIs = (given: Created, column: string): readonly Condition[] =>
  (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
    const value = given?.[name];
    return value === undefined ? [] : [[`${column} ${signs[name]} ?`, value] as const];
  });

/** Only what was asked for narrows a list. */
export const when = (expression: string, value: SqlValue | undefined): readonly Condition[] =>
  value === undefined ? [] : [[expression, value]];

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
    throw invalid({
      param: 'starting_after',
      message: 'You may only specify one of these parameters: starting_after, ending_before.',
    });
  }
  const id = after ?? before;
  if (id === undefined) return { order: 'desc', limit, condition: [] };
  const seq = await findSeq(id);
  const param = after === undefined ? 'ending_before' : 'starting_after';
  if (seq === null) throw noSuch(what, id, param, 400);
  return after === undefined
    ? { order: 'asc', limit, condition: [['seq > ?', seq]] }
    : { order: 'desc', limit, condition: [['seq < ?', seq]] };
}

/** A page of objects, newest first, whichever end it is counted from. */
export async function pageOfObjects<K extends Type>(
  sql: Sql,
  type: K,
  page: Paging,
  conditions: readonly Condition[],
  url: string,
): Promise<List<Objects[K]>> {
  const cut = await cutOf(page, type, (id) => findObjectSeq(sql, type, id));
  const found = await listObjects(sql, type, [...conditions, ...cut.condition], {
    order: cut.order,
    limit: cut.limit + 1,
  });
  return arrange(url, found, cut);
}

export function arrange<T>(url: string, found: readonly T[], { order, limit }: Cut): List<T> {
  const data = found.slice(0, limit);
  return pageOf(url, order === 'asc' ? data.toReversed() : data, found.length > limit);
}
