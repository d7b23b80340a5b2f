import type { Db } from '#adapters/db/database.ts';
import { listWriters } from './writers.ts';

/** More are no help to anybody who looks for one. */
const most = 200;

/** Whom a by-line may name: the writers, and after them those of `used` who are none, by the alphabet. */
export async function offeredNames(db: Db, used: readonly string[]): Promise<string[]> {
  const writers = (await listWriters(db)).map(({ name }) => name);
  const known = new Set(writers.map((name) => name.toLowerCase()));
  const others = new Map(
    used.filter((name) => !known.has(name.toLowerCase())).map((name) => [name.toLowerCase(), name]),
  );
  const inOrder = [...others.values()].toSorted((one, other) => one.localeCompare(other, 'en'));
  return [...writers, ...inOrder].slice(0, most);
}
