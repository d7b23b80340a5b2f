import { FileFault, requireRoomFor } from './decode.ts';
import { columnOf, type FoundRow, type RowFault } from './imported-homily.ts';

/** A list of homilies, or one under `Items` or `homilies`; counted from 1. */
export function* readJson(text: string, mostRows: number): Generator<FoundRow | RowFault> {
  const list = listIn(parsed(text));
  requireRoomFor(list.length, mostRows);
  for (const [index, item] of list.entries()) {
    const number = index + 1;
    yield isObject(item) ? { number, values: knownMembers(item) } : { number, reason: 'it is not an object' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileFault(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const inside = isObject(value) ? (value['Items'] ?? value['homilies']) : undefined;
  if (Array.isArray(inside)) return inside;
  throw new FileFault('The file holds no list of homilies.');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const knownMembers = (item: Readonly<Record<string, unknown>>): FoundRow['values'] =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      const column = columnOf(name);
      return column === null ? [] : [[column, value]];
    }),
  );
