import { newId } from '#objects/ids.ts';
import { apiVersion } from '#objects/objects.ts';
import { insertEvent } from '#store/event-queries.ts';
import { type Tx, toSeconds } from './tx.ts';

/** Stores an event with a delivery to each subscribed endpoint, in the transaction that caused it. */
export async function emit(tx: Tx, type: string, object: object): Promise<void> {
  await insertEvent(tx.sql, {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    // Clients refuse events whose time is far from their own.
    created: toSeconds(tx.wall),
    data: { object },
    livemode: false,
    type,
  });
}
