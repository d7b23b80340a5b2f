import { isRecord } from '#schema/shapes.ts';
import { findAnyObjects } from '#store/object-queries.ts';
import type { Sql } from '#store/sql.ts';
import { invalid } from './refusal.ts';

/** The only property that the site expands, on a subscription or on each one of a list. */
const property = 'default_payment_method';

/** The answer with whole objects in place of their ids. Throws a refusal for any path but the supported one. */
export async function expand(sql: Sql, answer: object, paths: readonly string[]): Promise<object> {
  if (paths.length === 0) return answer;
  const root: Record<string, unknown> = { ...answer };
  const isList = root['object'] === 'list' && root['url'] === '/v1/subscriptions';
  const supported = isList ? `data.${property}` : root['object'] === 'subscription' ? property : null;
  const unsupported = paths.find((path) => path !== supported);
  if (unsupported !== undefined) {
    throw invalid({ param: 'expand', message: `This property cannot be expanded (${unsupported}).` });
  }
  const list: readonly unknown[] = Array.isArray(root['data']) ? root['data'] : [root];
  const subscriptions = list.filter(isRecord);
  const ids = subscriptions.map((each) => each[property]).filter((id) => typeof id === 'string');
  const methods = await findAnyObjects(sql, ids);
  const expanded = subscriptions.map((each) => ({
    ...each,
    [property]: methods.get(String(each[property])) ?? each[property],
  }));
  return isList ? { ...root, data: expanded } : (expanded[0] ?? root);
}
