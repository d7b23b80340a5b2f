import generated from './shapes.generated.json' with { type: 'json' };

/**
 * What an object looks like on the wire, written small: a field's key says whether it may be missing (`?`), may be
 * null (`~`) or is a list (`[]`), in this order; its value says what is in it.
 *
 * `string`, `number`, `boolean`, `map` (text by text), `any`, `id` (of an object that can be expanded),
 * `list` (a page of objects), `@type` (a whole object), `'a'|'b'` (one of these words).
 */
export type Shape = { readonly [key: string]: string | Shape };

export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly isList: boolean;
  readonly of: string | Shape;
}

export function fieldsOf(shape: Shape): readonly Field[] {
  return Object.entries(shape).map(([key, of]) => ({
    name: key.replace(/(?<![?~[\]])[?~[\]]+$/, ''),
    isOptional: key.includes('?'),
    isNullable: key.includes('~'),
    isList: key.endsWith('[]'),
    of,
  }));
}

const shapes: Readonly<Record<string, Shape>> = generated.objects;

/** The version of the API that the SDK we were generated from speaks, and we too. */
export const { apiVersion } = generated;

export const eventTypes: ReadonlySet<string> = new Set(generated.eventTypes.split(' '));

export const findShape = (type: string): Shape | null =>
  Object.hasOwn(shapes, type) ? (shapes[type] ?? null) : null;

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
