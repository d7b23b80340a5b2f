import type { Event } from '#objects/event.ts';
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

/** Newest first. */
export async function listEvents(
  sql: Sql,
  page: { readonly before: string | null; readonly limit: number; readonly type: string | null },
): Promise<EventPage> {
  const before = page.before === null ? null : await findEventSeq(sql, page.before);
  const found = await pageOfEvents(sql, {
    order: 'desc',
    limit: page.limit + 1,
    conditions: [
      ...(before === null ? [] : [where('seq', '<', before)]),
      ...(page.type === null ? [] : [is('type', page.type)]),
    ],
  });
  const events = found.slice(0, page.limit);
  return {
    events: await withDeliveries(sql, events),
    older: found.length > page.limit ? (events.at(-1)?.id ?? null) : null,
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
export async function viewEvent({ database }: Engine, id: string): Promise<EventView | null> {
  const seq = await findEventSeq(database, id);
  if (seq === null) return null;
  const [newer] = await pageOfEvents(database, {
    order: 'asc',
    limit: 1,
    conditions: [where('seq', '>', seq)],
  });
  const { events } = await listEvents(database, { before: newer?.id ?? null, limit: nearby, type: null });
  return events.find((event) => event.id === id) ?? null;
}
