import { type Field, findShape, isRecord, listFields, type Shape } from '#schema/shapes.ts';

/** The differences between an object and the SDK's types: missing, unknown and wrong fields. */
export function findDepartures(value: unknown, path = ''): readonly string[] {
  if (!isRecord(value)) return [`${path} is no object`];
  if (value['deleted'] === true) return [];
  const type = String(value['object']);
  if (type === 'list') return inList(value, path);
  const shape = findShape(type);
  return shape === null ? [`${path} has the unknown type ${type}`] : inShape(shape, value, path || type);
}

const inList = (list: Record<string, unknown>, path: string): readonly string[] =>
  Array.isArray(list['data']) && typeof list['has_more'] === 'boolean' && typeof list['url'] === 'string'
    ? list['data'].flatMap((each, index) => findDepartures(each, `${path}[${index}]`))
    : [`${path} is no list`];

function inShape(shape: Shape, value: Record<string, unknown>, path: string): readonly string[] {
  const fields = listFields(shape);
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...Object.keys(value)
      .filter((name) => !names.has(name))
      .map((name) => `${path}.${name} is unknown`),
    ...fields.flatMap((field) => inField(field, value[field.name], `${path}.${field.name}`)),
  ];
}

function inField(field: Field, value: unknown, path: string): readonly string[] {
  if (value === undefined) return field.isOptional ? [] : [`${path} is missing`];
  if (value === null) return field.isNullable ? [] : [`${path} is null`];
  if (!field.isList) return inKind(field.of, value, path);
  if (!Array.isArray(value)) return [`${path} is no array`];
  return value.flatMap((each, index) => inKind(field.of, each, `${path}[${index}]`));
}

function inKind(of: string | Shape, value: unknown, path: string): readonly string[] {
  if (typeof of !== 'string') return isRecord(value) ? inShape(of, value, path) : [`${path} is no object`];
  if (of === 'any') return [];
  if (of === 'list' || of.startsWith('@')) return findDepartures(value, path);
  if (of === 'id') return typeof value === 'string' && value !== '' ? [] : findDepartures(value, path);
  if (of === 'map') return isRecord(value) ? [] : [`${path} is no map`];
  if (of.startsWith("'")) {
    return of.split('|').includes(`'${String(value)}'`) ? [] : [`${path} is ${String(value)}, not ${of}`];
  }
  return typeof value === of ? [] : [`${path} is no ${of}`];
}
