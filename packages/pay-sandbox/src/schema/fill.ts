import { type Field, fieldsOf, findShape, type Shape } from './shapes.ts';

/** An object of this type: what is given, and an empty value for every other field that the SDK promises. */
export function fill<T extends { readonly object: string }>(given: T): T {
  const shape = findShape(given.object);
  if (shape === null) throw new Error(`No shape is known of ${given.object}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- everything given is kept; fields are only added
  return fillShape(shape, given, given.object) as T;
}

function fillShape(shape: Shape, given: object, path: string): object {
  const whole: Record<string, unknown> = {};
  const rest = new Map<string, unknown>(Object.entries(given));
  for (const field of fieldsOf(shape)) {
    const place = `${path}.${field.name}`;
    const value = rest.get(field.name);
    rest.delete(field.name);
    if (value !== undefined) whole[field.name] = filled(field, value, place);
    else if (!field.isOptional) whole[field.name] = empty(field, place);
  }
  const [unknown] = rest.keys();
  if (unknown !== undefined) throw new Error(`${path} has no field ${unknown}.`);
  return whole;
}

function filled({ of, isList }: Field, value: unknown, path: string): unknown {
  if (typeof of === 'string' || value === null) return value;
  if (isList && Array.isArray(value)) return value.map((each: unknown) => filledOne(of, each, path));
  return filledOne(of, value, path);
}

const filledOne = (shape: Shape, value: unknown, path: string): unknown =>
  typeof value === 'object' && value !== null ? fillShape(shape, value, path) : value;

const blanks: Readonly<Record<string, unknown>> = {
  string: '',
  id: '',
  number: 0,
  boolean: false,
  map: {},
};

function empty({ of, isNullable, isList }: Field, path: string): unknown {
  if (isNullable) return null;
  if (isList) return [];
  if (typeof of !== 'string') return fillShape(of, {}, path);
  if (of.startsWith("'")) return of.slice(1, of.indexOf("'", 1));
  if (!Object.hasOwn(blanks, of)) throw new Error(`${path} must be given.`);
  return blanks[of];
}
