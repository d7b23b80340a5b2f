import { isStorable } from '#store/sql.ts';
import { invalid } from './refusal.ts';

/** A form whose names have brackets, as a tree. */
export type FormTree = { [name: string]: string | FormTree };

const namePattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Without a prototype, so that names such as `__proto__` are ordinary. */
const newTree = (): FormTree => Object.create(null);

/** Reads fields such as `a[b][0]=c` from a body or a query. */
export function readForm(text: string): FormTree {
  const tree = newTree();
  const nextIndexes = new Map<string, number>();
  for (const [key, value] of new URLSearchParams(text)) {
    if (!isStorable(key) || !isStorable(value)) {
      throw invalid({ message: `Invalid characters in ${key}.`, param: key, code: 'invalid_characters' });
    }
    setValue(tree, readPath(key, nextIndexes), value, key);
  }
  return tree;
}

/** `a[]` becomes the next free index of `a`. */
function readPath(key: string, nextIndexes: Map<string, number>): readonly string[] {
  const [, first, brackets = ''] = namePattern.exec(key) ?? [];
  if (first === undefined) {
    throw invalid({ message: `Invalid parameter name: ${key}`, code: 'parameter_unknown', param: key });
  }
  const path = [first];
  for (const [, name = ''] of brackets.matchAll(/\[([^[\]]*)\]/g)) {
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
  invalid({ message: `Invalid object: ${key} is given in two forms.`, param: key });
