import { isDeepStrictEqual } from 'node:util';
import type { Hidden, Objects, Type } from '#objects/objects.ts';
import { deleteObject, insertObject, replaceObject } from '#store/object-queries.ts';
import { emit } from './emit.ts';
import type { Tx } from './tx.ts';

type Stored<K extends Type> = Objects[K] & { readonly id: string; readonly object: K };

export async function create<K extends Type>(
  tx: Tx,
  object: Stored<K>,
  event: string | null,
  hidden: Hidden[keyof Hidden] | null = null,
): Promise<Objects[K]> {
  await insertObject(tx.sql, object, hidden);
  if (event !== null) await emit(tx, event, object);
  return object;
}

/** Stores an object and emits the events. `.updated` events are left out if nothing changed. */
export async function update<K extends Type>(
  tx: Tx,
  before: Stored<K>,
  after: Stored<K>,
  events: readonly string[],
): Promise<Objects[K]> {
  const isChanged = !isDeepStrictEqual(before, after);
  if (isChanged) await replaceObject(tx.sql, after);
  for (const event of events) {
    if (isChanged || !event.endsWith('.updated')) await emit(tx, event, after);
  }
  return after;
}

/** The event carries the object as it was before. */
export async function remove<K extends Type>(tx: Tx, object: Stored<K>, event: string): Promise<void> {
  await deleteObject(tx.sql, object.id, object.object);
  await emit(tx, event, object);
}
