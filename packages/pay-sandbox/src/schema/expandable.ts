import generated from './shapes.generated.json' with { type: 'json' };

/**
 * Of each type, the paths that can be expanded, and what is found there: types by name, `|` between them; behind `[]`
 * a list of such; `?` for what the sandbox has not.
 */
const expandable: Readonly<Record<string, Readonly<Record<string, string>>>> = generated.expandable;

/** Whether the SDK declares that it can be expanded, whatever the object at hand holds. */
export function isExpandable(type: string, names: readonly string[]): boolean {
  const paths = Object.hasOwn(expandable, type) ? (expandable[type] ?? {}) : {};
  return names.some((_, index) => {
    const path = names.slice(0, index + 1).join('.');
    return Object.hasOwn(paths, path) && goesOn(paths[path] ?? '', names.slice(index + 1));
  });
}

function goesOn(target: string, rest: readonly string[]): boolean {
  if (rest.length === 0) return true;
  if (target.startsWith('[]')) {
    const [data, ...further] = rest;
    return data === 'data' && goesOn(target.slice(2), further);
  }
  return target.split('|').some((type) => type === '?' || isExpandable(type, rest));
}
