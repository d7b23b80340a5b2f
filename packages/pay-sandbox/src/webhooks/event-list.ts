import { type Engine, transact } from '#engine/engine.ts';
import { toDate } from '#engine/tx.ts';
import type { Event } from '#objects/objects.ts';
import {
  type DeliveryAttempt,
  type DeliveryRow,
  listAttempts,
  listDeliveries,
} from '#store/delivery-queries.ts';
import { findEvent, findEventSeq, insertDeliveries, listEventRows } from '#store/event-queries.ts';
import { findAnyObjects, is, where } from '#store/object-queries.ts';
import type { Sql } from '#store/sql.ts';

export interface DeliveryView {
  /** Null if the endpoint was deleted. */
  readonly url: string | null;
  readonly state: DeliveryRow['state'];
  /** Null unless it is pending. */
  readonly nextAttempt: Date | null;
  readonly attempts: readonly DeliveryAttempt[];
}

export interface EventView {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  /** The id of the object. Null if it has none. */
  readonly subject: string | null;
  readonly event: Event;
  readonly deliveries: readonly DeliveryView[];
}

export interface EventPage {
  readonly events: readonly EventView[];
  /** The `before` of the next page; null at the end. */
  readonly older: string | null;
}

interface EventQuery {
  readonly before?: string | null;
  readonly limit?: number;
  readonly type?: string | null;
}

/** Newest first. */
export async function listEvents(
  { database: sql }: Engine,
  { before, limit = 50, type }: EventQuery = {},
): Promise<EventPage> {
  const seq = typeof before === 'string' ? await findEventSeq(sql, before) : null;
  const conditions = [
    ...(seq === null ? [] : [where('seq', '<', seq)]),
    ...(typeof type === 'string' ? [is('type', type)] : []),
  ];
  const rows = await listEventRows(sql, conditions, limit + 1);
  const events = rows.slice(0, limit);
  return {
    events: await withDeliveries(sql, events),
    older: rows.length > limit ? (events.at(-1)?.id ?? null) : null,
  };
}

export async function findEventView({ database: sql }: Engine, id: string): Promise<EventView | null> {
  const event = await findEvent(sql, id);
  const [view] = event === null ? [] : await withDeliveries(sql, [event]);
  return view ?? null;
}

async function withDeliveries(sql: Sql, events: readonly Event[]): Promise<readonly EventView[]> {
  const ids = events.map(({ id }) => id);
  const deliveries = await listDeliveries(sql, ids);
  const attempts = await listAttempts(sql, ids);
  const endpoints = await findAnyObjects(
    sql,
    deliveries.map(({ endpoint }) => endpoint),
  );
  return events.map((event) => ({
    id: event.id,
    type: event.type,
    at: toDate(event.created),
    subject: getText(event.data.object, 'id'),
    event,
    deliveries: deliveries
      .filter((delivery) => delivery.event === event.id)
      .map(({ id, endpoint, state, nextAttemptAt }) => ({
        url: getText(endpoints.get(endpoint) ?? {}, 'url'),
        state,
        nextAttempt: state === 'pending' ? nextAttemptAt : null,
        attempts: attempts
          .filter(({ delivery }) => delivery === id)
          .map(({ at, status, response }) => ({ at, status, response })),
      })),
  }));
}

function getText(object: object, name: string): string | null {
  const value: unknown = Reflect.get(object, name);
  return typeof value === 'string' ? value : null;
}

export type ResendResult =
  | { readonly kind: 'sent again'; readonly deliveries: number }
  | { readonly kind: 'no such event' }
  | { readonly kind: 'no endpoint' };

/** Delivers an event again, as Stripe sometimes does. The caller limits `times`. */
export function resendEvent(engine: Engine, id: string, times: number): Promise<ResendResult> {
  return transact(engine, async ({ sql }) => {
    if ((await findEvent(sql, id)) === null) return { kind: 'no such event' };
    let deliveries = 0;
    for (let count = 0; count < times; count += 1) deliveries += await insertDeliveries(sql, id);
    return deliveries === 0 ? { kind: 'no endpoint' } : { kind: 'sent again', deliveries };
  });
}
