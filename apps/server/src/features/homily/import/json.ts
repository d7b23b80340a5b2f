import { checkRowCount, UnreadableFileError } from './decode.ts';
import { findColumn, type RawRow, type RowError } from './imported-homily.ts';

/** A list, or a list under `Items` or `homilies`. Rows are numbered from 1. */
export function* readJson(text: string, maxRows: number): Generator<RawRow | RowError> {
  const list = findList(parseJson(text));
  checkRowCount(list.length, maxRows);
  for (const [index, item] of list.entries()) {
    const number = index + 1;
    yield isObject(item) ? { number, values: toValues(item) } : { number, reason: 'it is not an object' };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFileError(
      `The file is no JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function findList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const inside = isObject(value) ? (value['Items'] ?? value['homilies']) : undefined;
  if (Array.isArray(inside)) return inside;
  throw new UnreadableFileError('The file holds no list of homilies.');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toValues = (item: Readonly<Record<string, unknown>>): RawRow['values'] =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      const column = findColumn(name);
      return column === null ? [] : [[column, value]];
    }),
  );
