import { newId } from '#objects/ids.ts';
import type { Event } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { apiVersion, eventTypes } from '#schema/shapes.ts';
import { insertEvent } from '#store/event-queries.ts';
import { type Tx, toSeconds } from './tx.ts';

/** Stores an event with a delivery to each subscribed endpoint, in the transaction that caused it. */
export async function emit(
  tx: Tx,
  type: string,
  object: object,
  previous: object | null = null,
): Promise<void> {
  if (!eventTypes.has(type)) throw new Error(`Stripe has no event ${type}.`);
  const event = fill<Event>({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    // Clients refuse events whose time is far from their own.
    created: toSeconds(tx.wall),
    data: { object: {} },
    pending_webhooks: 0,
    request: { id: tx.request?.id ?? null, idempotency_key: tx.request?.idempotencyKey ?? null },
    type,
  });
  const data = previous === null ? { object } : { object, previous_attributes: previous };
  await insertEvent(tx.sql, { ...event, data });
}
