import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
const migrations = join(source, '..', 'migrations');

/** Every table that a migration creates. The user pool and the sandbox have their own schemas. */
const tables = new Set(
  readdirSync(migrations).flatMap((name) =>
    [...readFileSync(join(migrations, name), 'utf8').matchAll(/^create table ([a-z_]+) \(/gm)].map(
      ([, table = '']) => table,
    ),
  ),
);

/**
 * Any feature may join people. Bookmarks and the morning mail join the published homilies; homilies and the blog join their
 * drafts and revisions. Reading a homily takes one query for all that belongs to the reader. Only the owner writes.
 */
const sharedTables: Readonly<Record<string, readonly string[]>> = {
  homily: ['bookmarks', 'morning-mail'],
  draft: ['homily', 'blog'],
  revision: ['homily', 'blog'],
  note: ['homily'],
  listening_position: ['homily'],
};
const mayRead = (table: string, feature: string): boolean =>
  table === 'person' || !!sharedTables[table]?.includes(feature);

/** The morning mail selects among hundreds of thousands of readers, so it uses the access condition in its own SQL. */
const sharedSql = [{ from: 'billing/access-queries.ts', to: 'morning-mail' }];

/** The name of a feature or an adapter, else of the folder. */
function getFeature(file: string): string {
  const [folder = '', feature = ''] = file.split('/');
  return folder === 'features' || folder === 'adapters' ? feature : folder;
}

interface SqlText {
  readonly file: string;
  readonly feature: string;
  readonly sql: string;
  /** The files of the constants and functions in it. */
  readonly parts: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* nodesIn(inner);
}

const clause = /\b(?:insert into|update|delete from|from|join|using|truncate)\s+(?:only\s+)?([a-z_]+)\b/g;
const writing = /\b(?:insert into|update|delete from|truncate)\s+(?:only\s+)?([a-z_]+)\b/g;
const tablesIn = (sql: string, form: RegExp): string[] =>
  [...sql.matchAll(form)].map(([, table = '']) => table).filter((table) => tables.has(table));

/** Every text of a file that may be SQL. */
function listSqlTexts(file: string): SqlText[] {
  const { program, module } = parseSync(file, readFileSync(join(source, file), 'utf8'));
  const origins = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, findImported(file, moduleRequest.value)] as const),
    ),
  );
  const texts: SqlText[] = [];
  for (const node of nodesIn(program)) {
    const quasis = node.type === 'TemplateLiteral' && Array.isArray(node['quasis']) ? node['quasis'] : null;
    const sql =
      quasis === null
        ? node.type === 'Literal' && typeof node['value'] === 'string'
          ? node['value']
          : ''
        : quasis.map(({ value }: { value: { raw: string } }) => value.raw).join(' … ');
    if (!/\b(?:select|insert into|update|delete from|join|where|coalesce)\b/.test(sql)) continue;
    const names = quasis === null ? [] : [...nodesIn(node['expressions'])].map((inner) => inner['name']);
    const parts = names.flatMap((name) => (typeof name === 'string' ? (origins.get(name) ?? []) : []));
    texts.push({ file, feature: getFeature(file), sql, parts });
  }
  return texts;
}

/** The imported file, relative to the sources. Empty for a package. */
function findImported(file: string, request: string): string[] {
  if (request.startsWith('#')) return [request.slice(1)];
  if (request.startsWith('.')) return [relative(source, resolve(source, file, '..', request))];
  return [];
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file),
);
const texts = files.flatMap(listSqlTexts);

/** The features that write each table. Tables that only triggers write are missing. */
const writers = new Map<string, Set<string>>();
for (const { feature, sql } of texts) {
  for (const table of tablesIn(sql, writing))
    writers.set(table, (writers.get(table) ?? new Set()).add(feature));
}

test('every table is written by one feature', () => {
  expect(writers.size).toBeGreaterThan(20);
  const shared = [...writers].filter(([, features]) => features.size > 1);
  expect(shared.map(([table, features]) => [table, [...features]])).toEqual([]);
});

test('a feature reads its own tables, people, and shared homilies only', () => {
  const foreign = texts.flatMap(({ file, feature, sql }) =>
    tablesIn(sql, clause)
      .filter((table) => !mayRead(table, feature) && writers.has(table) && !writers.get(table)?.has(feature))
      .map((table) => `${file} reads ${table}`),
  );
  expect(foreign).toEqual([]);
});

test('a feature uses SQL of another feature only if listed', () => {
  const isListed = (from: string, to: string) =>
    sharedSql.some((each) => from === `features/${each.from}` && to === each.to);
  const borrowed = texts.flatMap(({ file, feature, parts }) =>
    parts
      .filter((from) => getFeature(from) !== feature && !isListed(from, feature))
      .map((from) => `${file} uses ${from}`),
  );
  expect(borrowed).toEqual([]);
});

test('SQL stands only in adapters and in files named *-queries.ts', () => {
  const isSql = (text: string) =>
    /^[\s(]*(?:select|insert into|update|delete from|with \w+ as|truncate)\s/.test(text) ||
    tablesIn(text, clause).length > 0;
  const misplaced = texts.filter(({ file, sql }) => isSql(sql) && !/^adapters\/|-queries\.ts$/.test(file));
  expect(misplaced.map(({ file }) => file)).toEqual([]);
});
