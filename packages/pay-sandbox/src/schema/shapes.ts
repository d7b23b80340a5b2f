import shapesFile from './shapes.json' with { type: 'json' };

/**
 * The fields of an object of the API. A key ends with `?` if the field can be missing, with `~` if it can be null and
 * with `[]` if it is a list, in this order. The value is the type of the field: `string`, `number`, `boolean`, `map` (of
 * strings), `any`, `id` (of an object), `list` (a page of objects), `@type` (a whole object) or `'a'|'b'`.
 *
 * Optional fields that the sandbox never sets are left out. Fields that are always null or empty have the type `any`.
 */
export type Shape = { readonly [key: string]: string | Shape };

export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly isList: boolean;
  readonly of: string | Shape;
}

export function listFields(shape: Shape): readonly Field[] {
  return Object.entries(shape).map(([key, of]) => ({
    name: key.replace(/(?<![?~[\]])[?~[\]]+$/, ''),
    isOptional: key.includes('?'),
    isNullable: key.includes('~'),
    isList: key.endsWith('[]'),
    of,
  }));
}

const shapes: Readonly<Record<string, Shape>> = shapesFile.objects;

/** The API version of the installed SDK. */
export const { apiVersion } = shapesFile;

/** The types that the sandbox emits or that the site subscribes to. */
export const eventTypes: ReadonlySet<string> = new Set(shapesFile.eventTypes.split(' '));

export const findShape = (type: string): Shape | null =>
  Object.hasOwn(shapes, type) ? (shapes[type] ?? null) : null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
