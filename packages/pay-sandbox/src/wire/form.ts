import { invalid } from './refusal.ts';

/** What a form says once its brackets are read: text, or what stands below it by name. */
export type Tree = { [name: string]: string | Tree };

const mostFields = 2_000;
const deepest = 8;
const longestName = 1_000;
const namePattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

const newTree = (): Tree => Object.create(null);

/** Reads `a[b][0]=c` and the like, from a body or a query. */
export function readForm(text: string): Tree {
  const tree = newTree();
  const places = new Map<string, number>();
  let count = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > mostFields) throw invalid({ message: 'Too many parameters.' });
    if ([key, value].some((part) => part.includes('\u0000') || !part.isWellFormed())) {
      throw invalid({
        message: `Invalid characters in ${shortened(key)}.`,
        param: shortened(key),
        code: 'invalid_characters',
      });
    }
    write(tree, pathOf(key, places), value, key);
  }
  return tree;
}

/** Of what nobody can have meant, enough to know it again. */
const shortened = (key: string): string => key.slice(0, 100);

/** `a[]` counts up, so that each value of it has a place of its own. */
function pathOf(key: string, places: Map<string, number>): readonly string[] {
  const isShort = key.length <= longestName;
  const [, first = '', brackets = ''] = (isShort && namePattern.exec(key)) || [];
  if (first === '')
    throw invalid({
      message: `Invalid parameter name: ${shortened(key)}`,
      code: 'parameter_unknown',
      param: shortened(key),
    });
  const path = [first];
  for (const [, name = ''] of brackets.matchAll(/\[([^[\]]*)\]/g)) {
    if (path.length === deepest)
      throw invalid({
        message: `Parameters are nested too deeply: ${shortened(first)}`,
        param: shortened(first),
      });
    if (name !== '') path.push(name);
    else {
      const place = path.join('\n');
      const next = places.get(place) ?? 0;
      places.set(place, next + 1);
      path.push(String(next));
    }
  }
  return path;
}

function write(tree: Tree, path: readonly string[], value: string, key: string): void {
  let at = tree;
  for (const name of path.slice(0, -1)) {
    const below = at[name] ?? newTree();
    if (typeof below === 'string') throw twice(key);
    at[name] = below;
    at = below;
  }
  const last = path.at(-1) ?? '';
  if (typeof at[last] === 'object') throw twice(key);
  at[last] = value;
}

const twice = (key: string) =>
  invalid({ message: `Invalid object: ${shortened(key)} is given in two forms.`, param: shortened(key) });
