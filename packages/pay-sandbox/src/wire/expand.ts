import { type List, listOf } from '#objects/lists.ts';
import { findShape, isExpandable } from '#schema/shapes.ts';
import { findAnyObjects, getHidden, is, listObjects, where } from '#store/object-queries.ts';
import type { Sql } from '#store/sql.ts';
import { invalid } from './refusal.ts';

type Node = { [name: string]: unknown };

const deepest = 4;

/** Lists that are shown to those only who ask for them. */
const lists: Readonly<Record<string, (sql: Sql, id: string) => Promise<List<object>>>> = {
  'invoice.payments': async (sql, id) =>
    listOf(await listObjects(sql, 'invoice_payment', [is('invoice', id)]), '/v1/invoice_payments'),
  'checkout.session.line_items': async (sql, id) =>
    listOf((await getHidden(sql, 'checkout.session', id)).lines, `/v1/checkout/sessions/${id}/line_items`),
  'customer.subscriptions': async (sql, id) =>
    listOf(
      await listObjects(sql, 'subscription', [
        is('customer', id),
        where("data ->> 'status'", '<>', 'canceled'),
      ]),
      `/v1/customers/${id}/subscriptions`,
    ),
  'charge.refunds': async (sql, id) =>
    listOf(await listObjects(sql, 'refund', [is("data ->> 'charge'", id)]), `/v1/charges/${id}/refunds`),
  'customer.sources': async (_, id) => listOf([], `/v1/customers/${id}/sources`),
  'customer.tax_ids': async (_, id) => listOf([], `/v1/customers/${id}/tax_ids`),
};

/** The answer with whole objects where it had ids, along each path such as `data.customer`. */
export async function expand(sql: Sql, answer: object, paths: readonly string[]): Promise<object> {
  const root: Node = structuredClone({ ...answer });
  for (const path of paths) {
    const names = path.split('.');
    if (names.filter((name) => name !== 'data').length > deepest) {
      throw invalid({ param: 'expand', message: 'You cannot expand more than 4 levels of a property.' });
    }
    requireExpandable(root, names);
    let nodes: readonly Node[] = [root];
    for (const name of names) nodes = await step(sql, nodes, name);
  }
  return root;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts whole objects under this name in each of the nodes, and goes on to them. */
async function step(sql: Sql, nodes: readonly Node[], name: string): Promise<readonly Node[]> {
  for (const node of nodes) {
    const load = lists[`${String(node['object'])}.${name}`];
    if (node[name] === undefined && load !== undefined) node[name] = await load(sql, String(node['id']));
  }
  const ids = nodes.flatMap((node) => textsIn(node[name]));
  const found = ids.length === 0 ? new Map<string, object>() : await findAnyObjects(sql, ids);
  const whole = (value: unknown): unknown =>
    typeof value === 'string' && found.has(value) ? structuredClone(found.get(value)) : value;
  return nodes.flatMap((node) => {
    const value = node[name];
    if (value !== undefined) node[name] = Array.isArray(value) ? value.map(whole) : whole(value);
    return below(node[name]);
  });
}

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

const below = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Told by the declarations and not by what there is: a list that is empty today refuses what it will refuse tomorrow. */
function requireExpandable(root: Node, names: readonly string[]): void {
  const path = names.join('.');
  const refuse = (more = '') =>
    invalid({ param: 'expand', message: `This property cannot be expanded (${path}).${more}` });
  if (root['object'] !== 'list') {
    if (!isExpandable(String(root['object']), names)) throw refuse();
    return;
  }
  const [first, ...rest] = names;
  const type = typeListedAt(String(root['url']));
  if (first === 'data' && (rest.length === 0 || isExpandable(type, rest))) return;
  throw refuse(isExpandable(type, names) ? ` You may want to try expanding 'data.${path}' instead.` : '');
}

/** The type that a list of this address is of: `/v1/checkout/sessions` lists `checkout.session`. */
function typeListedAt(url: string): string {
  if (/^\/v1\/checkout\/sessions\/[^/]+\/line_items$/.test(url)) return 'item';
  const names = url.split('/').slice(2);
  const type = names.join('.').replace(/s$/, '');
  return findShape(type) === null ? (names.at(-1) ?? '').replace(/s$/, '') : type;
}
