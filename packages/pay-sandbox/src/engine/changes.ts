import { newId } from '#objects/ids.ts';
import type { Event, Hidden, Objects, Type } from '#objects/objects.ts';
import { apiVersion, type EventType } from '#objects/stripe-object.ts';
import { insertEvent } from '#store/event-queries.ts';
import { deleteObject, insertObject, replaceObject } from '#store/object-queries.ts';
import { type Tx, toSeconds } from './tx.ts';

/** Stores an event with a delivery to each subscribed endpoint, in the transaction that caused it. */
export async function emit(
  tx: Tx,
  type: EventType,
  object: object,
  previous: object | null = null,
): Promise<void> {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    // Clients refuse events whose time is far from their own.
    created: toSeconds(tx.wall),
    data: previous === null ? { object } : { object, previous_attributes: previous },
    livemode: false,
    pending_webhooks: 0,
    request: { id: tx.request?.id ?? null, idempotency_key: tx.request?.idempotencyKey ?? null },
    type,
  };
  await insertEvent(tx.sql, event);
}

type Stored<K extends Type> = Objects[K] & { readonly object: K };

export async function create<K extends Type>(
  tx: Tx,
  object: Stored<K>,
  event: EventType | null,
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
  events: readonly EventType[],
): Promise<Objects[K]> {
  const previous = findDifferences(before, after);
  if (previous !== null) await replaceObject(tx.sql, after);
  for (const event of events) {
    if (!event.endsWith('.updated')) await emit(tx, event, after);
    else if (previous !== null) await emit(tx, event, after, previous);
  }
  return after;
}

/** The event carries the object as it was before. */
export async function remove<K extends Type>(tx: Tx, object: Stored<K>, event: EventType): Promise<void> {
  await deleteObject(tx.sql, object.id, object.object);
  await emit(tx, event, object);
}

/** A part without an identity. Only these are compared field by field; whole objects and lists are not. */
const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('object' in value);

/** The earlier values of the fields that differ. Null if none does. */
function findDifferences(before: object, after: object): Record<string, unknown> | null {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const later = new Map<string, unknown>(Object.entries(after));
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...earlier.keys(), ...later.keys()])) {
    const was = earlier.get(name);
    const is = later.get(name);
    if (isPart(was) && isPart(is)) {
      const inner = findDifferences(was, is);
      if (inner !== null) changed[name] = inner;
    } else if (JSON.stringify(was) !== JSON.stringify(is)) changed[name] = was ?? null;
  }
  return Object.keys(changed).length === 0 ? null : changed;
}
