import type { Hidden, Objects, Type } from '#objects/objects.ts';
import { deleteObject, insertObject, replaceObject } from '#store/object-queries.ts';
import { emit } from '#webhooks/emit.ts';
import { differences } from './differences.ts';
import type { Work } from './work.ts';

export type EventName = string;

type Kept<K extends Type> = Objects[K] & { readonly id: string; readonly object: K };

/** Keeps a new object, and says so. */
export async function create<K extends Type>(
  work: Work,
  object: Kept<K>,
  event: EventName | null,
  hidden: Hidden[keyof Hidden] | null = null,
): Promise<Objects[K]> {
  await insertObject(work.sql, object, hidden);
  if (event !== null) await emit(work, event, object);
  return object;
}

/**
 * Keeps an object as it is now, and tells what was different before. Where nothing was, no update is told, but what
 * happened is: an attempt to pay may change nothing.
 */
export async function change<K extends Type>(
  work: Work,
  before: Kept<K>,
  after: Kept<K>,
  events: readonly EventName[],
): Promise<Objects[K]> {
  const previous = differences(before, after);
  if (previous !== null) await replaceObject(work.sql, after);
  for (const event of events) {
    if (!event.endsWith('.updated')) await emit(work, event, after);
    else if (previous !== null) await emit(work, event, after, previous);
  }
  return after;
}

/** Only a stub remains of it; the event shows it as it was. */
export async function remove<K extends Type>(
  work: Work,
  object: Kept<K>,
  event: EventName | null,
): Promise<void> {
  await deleteObject(work.sql, object.id, object.object);
  if (event !== null) await emit(work, event, object);
}
