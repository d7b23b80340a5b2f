import shapesFile from './shapes.json' with { type: 'json' };

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

const shapes: Readonly<Record<string, Shape>> = shapesFile.objects;

/** Version of the API that the sandbox and the pinned SDK speak. */
export const { apiVersion } = shapesFile;

/** Types that the sandbox emits, and those that the site subscribes to. */
export const eventTypes: ReadonlySet<string> = new Set(shapesFile.eventTypes.split(' '));

export const findShape = (type: string): Shape | null =>
  Object.hasOwn(shapes, type) ? (shapes[type] ?? null) : null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
