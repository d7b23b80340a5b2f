import type { Event } from '#objects/objects.ts';
import { type AttemptMade, attemptsOf, type DeliveryRow, deliveriesOf } from '#store/delivery-queries.ts';
import { deliverAgain, findEvent, findEventSeq, pageOfEvents } from '#store/event-queries.ts';
import { findAnyObjects, is, where } from '#store/object-queries.ts';
import type { Sql } from '#store/sql.ts';
import { type Engine, transact } from '#work/engine.ts';

export interface DeliveryView {
  /** Null where the endpoint was deleted since. */
  readonly url: string | null;
  readonly state: DeliveryRow['state'];
  /** Null unless it is pending. */
  readonly nextAttempt: Date | null;
  readonly attempts: readonly AttemptMade[];
}

export interface EventView {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  /** What it is about. */
  readonly subject: string | null;
  readonly event: Event;
  readonly deliveries: readonly DeliveryView[];
}

export interface EventPage {
  readonly events: readonly EventView[];
  /** The `before` of the next page; null at the end. */
  readonly older: string | null;
}

interface EventsAsked {
  readonly before?: string | null;
  readonly limit?: number;
  readonly type?: string | null;
}

/** Newest first. */
export async function listEvents(
  { database: sql }: Engine,
  { before, limit = 50, type }: EventsAsked = {},
): Promise<EventPage> {
  const seq = typeof before === 'string' ? await findEventSeq(sql, before) : null;
  const found = await pageOfEvents(sql, {
    order: 'desc',
    limit: limit + 1,
    conditions: [
      ...(seq === null ? [] : [where('seq', '<', seq)]),
      ...(typeof type === 'string' ? [is('type', type)] : []),
    ],
  });
  const events = found.slice(0, limit);
  return {
    events: await withDeliveries(sql, events),
    older: found.length > limit ? (events.at(-1)?.id ?? null) : null,
  };
}

async function withDeliveries(sql: Sql, events: readonly Event[]): Promise<readonly EventView[]> {
  const ids = events.map(({ id }) => id);
  const deliveries = await deliveriesOf(sql, ids);
  const attempts = await attemptsOf(sql, ids);
  const endpoints = await findAnyObjects(
    sql,
    deliveries.map(({ endpoint }) => endpoint),
  );
  return events.map((event) => ({
    id: event.id,
    type: event.type,
    at: new Date(event.created * 1_000),
    subject: textOf(event.data.object, 'id'),
    event,
    deliveries: deliveries
      .filter((delivery) => delivery.event === event.id)
      .map(({ id, endpoint, state, nextAt }) => ({
        url: textOf(endpoints.get(endpoint) ?? {}, 'url'),
        state,
        nextAttempt: state === 'pending' ? nextAt : null,
        attempts: attempts
          .filter(({ delivery }) => delivery === id)
          .map(({ at, status, answer }) => ({ at, status, answer })),
      })),
  }));
}

function textOf(object: object, name: string): string | null {
  const value: unknown = Reflect.get(object, name);
  return typeof value === 'string' ? value : null;
}

export type Resent =
  | { readonly kind: 'sent again'; readonly deliveries: number }
  | { readonly kind: 'no such event' }
  | { readonly kind: 'no endpoint' };

const mostTimes = 20;

/** Delivers an event once more, or several times, as Stripe may at any time. */
export function resendEvent(engine: Engine, id: string, times = 1): Promise<Resent> {
  return transact(engine, async ({ sql }) => {
    if ((await findEvent(sql, id)) === null) return { kind: 'no such event' };
    let deliveries = 0;
    for (let time = 0; time < Math.min(times, mostTimes); time += 1) {
      deliveries += await deliverAgain(sql, id);
    }
    return deliveries === 0 ? { kind: 'no endpoint' } : { kind: 'sent again', deliveries };
  });
}

/** More than can be told of between one look at the list and the next. */
const nearby = 20;

/** One event, with every attempt to deliver it. */
export async function viewEvent(engine: Engine, id: string): Promise<EventView | null> {
  const seq = await findEventSeq(engine.database, id);
  if (seq === null) return null;
  const [newer] = await pageOfEvents(engine.database, {
    order: 'asc',
    limit: 1,
    conditions: [where('seq', '>', seq)],
  });
  const { events } = await listEvents(engine, { before: newer?.id ?? null, limit: nearby });
  return events.find((event) => event.id === id) ?? null;
}
