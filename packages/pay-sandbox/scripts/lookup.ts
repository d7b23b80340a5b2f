import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Member, readDeclarations, type Scope } from './declarations.ts';

export const sdk = dirname(fileURLToPath(import.meta.resolve('stripe')));
const files = new Map<string, Scope>();

function scopeOf(path: string): Scope {
  const known = files.get(path);
  if (known !== undefined) return known;
  const scope = readDeclarations(readFileSync(path, 'utf8'));
  files.set(path, scope);
  return scope;
}

export interface Place {
  readonly path: string;
  readonly scope: Scope;
}

type Found = { readonly place: Place } & (
  | { readonly members: ReadonlyMap<string, Member>; readonly inner: Scope }
  | { readonly alias: string }
);

/** The file that declares this resource. */
export function placeIn(resource: string): Place {
  const path = join(sdk, 'resources', `${resource}.d.ts`);
  return { path, scope: scopeOf(path) };
}

/** Looks a dotted name up as TypeScript would: from here outwards, then through the imports. */
export function find(name: string, { path, scope }: Place): Found | null {
  const [first = '', ...rest] = name.split('.');
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const found = within(at, first, rest, path);
    if (found !== null) return found;
    const from = at.imports.get(first);
    if (from !== undefined) {
      const next = join(dirname(path), from.from.replace(/\.js$/, '.d.ts'));
      return find([from.name, ...rest].join('.'), { path: next, scope: scopeOf(next) });
    }
  }
  return null;
}

function within(scope: Scope, first: string, rest: readonly string[], path: string): Found | null {
  const [next, ...others] = rest;
  if (next !== undefined) {
    const inner = scope.namespaces.get(first);
    return inner === undefined ? null : within(inner, next, others, path);
  }
  const members = scope.interfaces.get(first);
  const inner = scope.namespaces.get(first) ?? scope;
  if (members !== undefined) return { members, inner, place: { path, scope } };
  const alias = scope.aliases.get(first);
  return alias === undefined ? null : { alias, place: { path, scope } };
}

export function splitUnion(type: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of type) {
    if ('<{('.includes(character)) depth += 1;
    if ('>})'.includes(character)) depth -= 1;
    if (character === '|' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...parts, part.trim()].filter((each) => each !== '');
}
