import { type List, listOf } from '#objects/lists.ts';
import { fieldsOf, type Shape } from '#schema/shape.ts';
import { findShape } from '#schema/shapes.ts';
import { findAnyObjects, getHidden, listObjects } from '#store/object-queries.ts';
import type { Sql } from '#store/sql.ts';
import { invalid } from './refusal.ts';

type Node = { [name: string]: unknown };

const deepest = 4;

/** Lists that are shown to those only who ask for them. */
const lists: Readonly<Record<string, (sql: Sql, id: string) => Promise<List<object>>>> = {
  'invoice.payments': async (sql, id) =>
    listOf(await listObjects(sql, 'invoice_payment', [['invoice = ?', id]]), '/v1/invoice_payments'),
  'checkout.session.line_items': async (sql, id) =>
    listOf((await getHidden(sql, 'checkout.session', id)).lines, `/v1/checkout/sessions/${id}/line_items`),
  'customer.subscriptions': async (sql, id) =>
    listOf(
      await listObjects(sql, 'subscription', [
        ['customer = ?', id],
        ["data ->> 'status' <> ?", 'canceled'],
      ]),
      `/v1/customers/${id}/subscriptions`,
    ),
  'charge.refunds': async (sql, id) =>
    listOf(await listObjects(sql, 'refund', [["data ->> 'charge' = ?", id]]), `/v1/charges/${id}/refunds`),
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
    let nodes: readonly Placed[] = [{ node: root, shape: shapeOf(root) }];
    for (const name of names) nodes = await step(sql, nodes, name, path);
  }
  return root;
}

interface Placed {
  readonly node: Node;
  readonly shape: Shape | null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapeOf = (node: Node): Shape | null =>
  typeof node['object'] === 'string' ? findShape(node['object']) : null;

/** Puts whole objects under this name in each of the nodes, and goes on to them. */
async function step(
  sql: Sql,
  placed: readonly Placed[],
  name: string,
  path: string,
): Promise<readonly Placed[]> {
  for (const { node, shape } of placed) {
    requireExpandable(node, shape, name, path);
    const load = lists[`${String(node['object'])}.${name}`];
    if (node[name] === undefined && load !== undefined) node[name] = await load(sql, String(node['id']));
  }
  const ids = placed.flatMap(({ node }) => textsIn(node[name]));
  const found = ids.length === 0 ? new Map<string, object>() : await findAnyObjects(sql, ids);
  const whole = (value: unknown): unknown =>
    typeof value === 'string' && found.has(value) ? structuredClone(found.get(value)) : value;
  return placed.flatMap(({ node, shape }) => {
    const value = node[name];
    node[name] = Array.isArray(value) ? value.map(whole) : whole(value);
    const inner = shape === null ? null : innerShape(shape, name);
    return below(node[name]).map((each) => ({ node: each, shape: shapeOf(each) ?? inner }));
  });
}

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

const below = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

function innerShape(shape: Shape, name: string): Shape | null {
  const of = fieldsOf(shape).find((field) => field.name === name)?.of;
  return typeof of === 'object' ? of : null;
}

const expandable = new Set(['id', 'list', 'any']);

function requireExpandable(node: Node, shape: Shape | null, name: string, path: string): void {
  if (node['object'] === 'list' && name === 'data') return;
  const of = shape === null ? undefined : fieldsOf(shape).find((field) => field.name === name)?.of;
  const isExpandable =
    of !== undefined && (typeof of !== 'string' || expandable.has(of) || of.startsWith('@'));
  if (!isExpandable) {
    throw invalid({
      param: 'expand',
      message: `This property cannot be expanded (${path}).`,
    });
  }
}
