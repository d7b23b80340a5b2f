import { type Field, findShape, listFields, type Shape } from './shapes.ts';

/** Adds an empty value for each required field of the type that is missing. */
export function fill<T extends { readonly object: string }>(object: T): T {
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
