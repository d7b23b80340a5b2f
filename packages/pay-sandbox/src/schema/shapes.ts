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

export const listFields = (shape: Shape): readonly Field[] =>
  Object.entries(shape).map(([key, of]) => ({
    name: key.replace(/(?<![?~[\]])[?~[\]]+$/, ''),
    isOptional: key.includes('?'),
    isNullable: key.includes('~'),
    isList: key.endsWith('[]'),
    of,
  }));

const shapes: Readonly<Record<string, Shape>> = shapesFile.objects;

/** The API version of the installed SDK. */
export const { apiVersion } = shapesFile;

/** The types that the sandbox emits or that the site subscribes to. */
export const eventTypes: ReadonlySet<string> = new Set(shapesFile.eventTypes.split(' '));

export const findShape = (type: string): Shape | null =>
  Object.hasOwn(shapes, type) ? (shapes[type] ?? null) : null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds an empty value for each required field of the type that is missing. The types of objects have only the fields that
 * the sandbox reads; all others are checked here, by the shape.
 */
export function fill<T extends { readonly object: string }>(
  object: T & { readonly [name: string]: unknown },
): T {
  const shape = findShape(object.object);
  if (shape === null) throw new Error(`No shape is known of ${object.object}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields are only added
  return fillShape(shape, object, object.object) as T;
}

function fillShape(shape: Shape, object: object, path: string): object {
  const result: Record<string, unknown> = {};
  const rest = new Map<string, unknown>(Object.entries(object));
  for (const field of listFields(shape)) {
    const fieldPath = `${path}.${field.name}`;
    const value = rest.get(field.name);
    rest.delete(field.name);
    if (value !== undefined) result[field.name] = fillValue(field, value, fieldPath);
    else if (!field.isOptional) result[field.name] = createEmpty(field, fieldPath);
  }
  const [unknown] = rest.keys();
  if (unknown !== undefined) throw new Error(`${path} has no field ${unknown}.`);
  return result;
}

function fillValue({ of, isList }: Field, value: unknown, path: string): unknown {
  if (typeof of === 'string' || value === null) return value;
  if (isList && Array.isArray(value)) return value.map((each: unknown) => fillPart(of, each, path));
  return fillPart(of, value, path);
}

const fillPart = (shape: Shape, value: unknown, path: string): unknown =>
  typeof value === 'object' && value !== null ? fillShape(shape, value, path) : value;

const blanks: Readonly<Record<string, unknown>> = {
  string: '',
  id: '',
  number: 0,
  boolean: false,
  map: {},
};

function createEmpty({ of, isNullable, isList }: Field, path: string): unknown {
  if (isNullable) return null;
  if (isList) return [];
  if (typeof of !== 'string') return fillShape(of, {}, path);
  if (of.startsWith("'")) return of.slice(1, of.indexOf("'", 1));
  if (!Object.hasOwn(blanks, of)) throw new Error(`${path} must be given.`);
  return blanks[of];
}
