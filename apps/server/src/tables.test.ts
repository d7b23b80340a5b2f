import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
const migrations = join(source, '..', 'migrations');

/** Every table that a migration made, but those of the user pool and the sandbox, which have schemas of their own. */
const tables = new Set(
  readdirSync(migrations).flatMap((name) =>
    [...readFileSync(join(migrations, name), 'utf8').matchAll(/^create table ([a-z_]+) \(/gm)].map(
      ([, table = '']) => table,
    ),
  ),
);

/** Any feature may join people. Bookmarks and the morning mail join the published homilies. Only the owner writes. */
const common: Readonly<Record<string, readonly string[]>> = { homily: ['bookmarks', 'morning-mail'] };
const isCommon = (table: string, room: string): boolean =>
  table === 'person' || !!common[table]?.includes(room);

/** SQL that one room lends another, because readers are looked for by the hundred thousand, and why is said there. */
const lent = [{ from: 'billing/subscription-queries.ts', to: 'morning-mail' }];

/** A feature is a room, and so is an adapter; what lies beside them goes by its folder. */
function roomOf(file: string): string {
  const [zone = '', room = ''] = file.split('/');
  return zone === 'features' || zone === 'adapters' ? room : zone;
}

interface Piece {
  readonly file: string;
  readonly room: string;
  readonly sql: string;
  /** The files of what is put into it. */
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

/** Every text of a file that may be SQL, whatever the file is called. */
function piecesOf(file: string): Piece[] {
  const text = readFileSync(join(source, file), 'utf8');
  const { program, module } = parseSync(file, text);
  const origins = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, originOf(file, moduleRequest.value)] as const),
    ),
  );
  const pieces: Piece[] = [];
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
    pieces.push({ file, room: roomOf(file), sql, parts });
  }
  return pieces;
}

/** The file in the sources that an import names; none for a package. */
function originOf(file: string, request: string): string[] {
  if (request.startsWith('#')) return [request.slice(1)];
  if (request.startsWith('.')) return [relative(source, resolve(source, file, '..', request))];
  return [];
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file),
);
const pieces = files.flatMap(piecesOf);

/** Which rooms write a table. One that only a trigger writes has none. */
const writers = new Map<string, Set<string>>();
for (const { room, sql } of pieces) {
  for (const table of tablesIn(sql, writing)) writers.set(table, (writers.get(table) ?? new Set()).add(room));
}

test('every table is written by one feature', () => {
  expect(writers.size).toBeGreaterThan(20);
  const shared = [...writers].filter(([, rooms]) => rooms.size > 1);
  expect(shared.map(([table, rooms]) => [table, [...rooms]])).toEqual([]);
});

test('a feature reads its own tables, people, and shared homilies only', () => {
  const strange = pieces.flatMap(({ file, room, sql }) =>
    tablesIn(sql, clause)
      .filter((table) => !isCommon(table, room) && writers.has(table) && !writers.get(table)?.has(room))
      .map((table) => `${file} asks ${table}`),
  );
  expect(strange).toEqual([]);
});

test('a feature uses SQL of another feature only if listed', () => {
  const isLent = (from: string, to: string) =>
    lent.some((each) => from === `features/${each.from}` && to === each.to);
  const borrowed = pieces.flatMap(({ file, room, parts }) =>
    parts
      .filter((from) => roomOf(from) !== room && !isLent(from, room))
      .map((from) => `${file} takes from ${from}`),
  );
  expect(borrowed).toEqual([]);
});
