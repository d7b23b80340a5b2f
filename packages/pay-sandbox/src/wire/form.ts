import { invalid } from './refusal.ts';

/** A form whose names have brackets, as a tree. */
export type FormTree = { [name: string]: string | FormTree };

const maxFields = 2_000;
const maxDepth = 8;
const maxNameLength = 1_000;
const namePattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Without a prototype, so that names such as `__proto__` are ordinary. */
const newTree = (): FormTree => Object.create(null);

/** Reads fields such as `a[b][0]=c` from a body or a query. */
export function readForm(text: string): FormTree {
  const tree = newTree();
  const nextIndexes = new Map<string, number>();
  let count = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > maxFields) throw invalid({ message: 'Too many parameters.' });
    if ([key, value].some((part) => part.includes('\u0000') || !part.isWellFormed())) {
      throw invalid({
        message: `Invalid characters in ${truncate(key)}.`,
        param: truncate(key),
        code: 'invalid_characters',
      });
    }
    setValue(tree, readPath(key, nextIndexes), value, key);
  }
  return tree;
}

const truncate = (key: string): string => key.slice(0, 100);

/** `a[]` becomes the next free index of `a`. */
function readPath(key: string, nextIndexes: Map<string, number>): readonly string[] {
  const isShort = key.length <= maxNameLength;
  const [, first = '', brackets = ''] = (isShort && namePattern.exec(key)) || [];
  if (first === '')
    throw invalid({
      message: `Invalid parameter name: ${truncate(key)}`,
      code: 'parameter_unknown',
      param: truncate(key),
    });
  const path = [first];
  for (const [, name = ''] of brackets.matchAll(/\[([^[\]]*)\]/g)) {
    if (path.length === maxDepth)
      throw invalid({
        message: `Parameters are nested too deeply: ${truncate(first)}`,
        param: truncate(first),
      });
    if (name !== '') path.push(name);
    else {
      const parent = path.join('\n');
      const index = nextIndexes.get(parent) ?? 0;
      nextIndexes.set(parent, index + 1);
      path.push(String(index));
    }
  }
  return path;
}

function setValue(tree: FormTree, path: readonly string[], value: string, key: string): void {
  let node = tree;
  for (const name of path.slice(0, -1)) {
    const child = node[name] ?? newTree();
    if (typeof child === 'string') throw conflict(key);
    node[name] = child;
    node = child;
  }
  const last = path.at(-1) ?? '';
  if (typeof node[last] === 'object') throw conflict(key);
  node[last] = value;
}

const conflict = (key: string) =>
  invalid({ message: `Invalid object: ${truncate(key)} is given in two forms.`, param: truncate(key) });
