import type { Hidden, Objects, Type } from '#objects/objects.ts';
import { deleteObject, insertObject, replaceObject } from '#store/object-queries.ts';
import { emit } from '#webhooks/emit.ts';
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

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects with an id, and pages of objects, are shown whole; of all others, what differs. */
const isPart = (value: unknown): value is Record<string, unknown> => isPlain(value) && !('object' in value);

/** What the fields that differ held before, as events tell it; null where nothing differs. */
function differences(before: object, after: object): Record<string, unknown> | null {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const later = new Map<string, unknown>(Object.entries(after));
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...earlier.keys(), ...later.keys()])) {
    const was = earlier.get(name);
    const is = later.get(name);
    if (isPart(was) && isPart(is)) {
      const inner = differences(was, is);
      if (inner !== null) changed[name] = inner;
    } else if (JSON.stringify(was) !== JSON.stringify(is)) changed[name] = was ?? null;
  }
  return Object.keys(changed).length === 0 ? null : changed;
}
