import { newId } from '#objects/ids.ts';
import type { Event } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { apiVersion, eventTypes } from '#schema/shapes.ts';
import { insertEvent } from '#store/event-queries.ts';
import { secondsOf, type Work } from '#work/work.ts';

/** Writes an event down, and a delivery to every endpoint that asked for it, in the transaction that caused it. */
export async function emit(
  work: Work,
  type: string,
  object: object,
  previous: object | null = null,
): Promise<void> {
  if (!eventTypes.has(type)) throw new Error(`Stripe has no event ${type}.`);
  const event = fill<Event>({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: secondsOf(work.wall),
    data: { object: {} },
    pending_webhooks: 0,
    request: { id: work.request?.id ?? null, idempotency_key: work.request?.idempotencyKey ?? null },
    type,
  });
  const data = previous === null ? { object } : { object, previous_attributes: previous };
  await insertEvent(work.sql, { ...event, data });
}
