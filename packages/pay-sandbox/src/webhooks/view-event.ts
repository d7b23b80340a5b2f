import { findEventSeq, pageOfEvents } from '#store/event-queries.ts';
import type { Engine } from '#work/engine.ts';
import { type EventView, listEvents } from './event-list.ts';

/** More than can be told of between one look at the list and the next. */
const nearby = 20;

/** One event, with every attempt to deliver it. */
export async function viewEvent({ database }: Engine, id: string): Promise<EventView | null> {
  const seq = await findEventSeq(database, id);
  if (seq === null) return null;
  const [newer] = await pageOfEvents(database, { order: 'asc', limit: 1, conditions: [['seq > ?', seq]] });
  const { events } = await listEvents(database, { before: newer?.id ?? null, limit: nearby, type: null });
  return events.find((event) => event.id === id) ?? null;
}
