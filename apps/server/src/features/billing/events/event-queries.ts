import type { Db } from '#adapters/db/database.ts';
import type { PaymentEvent } from '#adapters/payments/payments.ts';

export async function wasProcessed(db: Db, eventId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from payment_event where event_id = $1 and processed_at is not null',
    [eventId],
  );
  return rowCount === 1;
}

/** True for exactly one of all the copies, in the transaction of what the event brings about. */
export async function claimEvent(db: Db, event: PaymentEvent, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into payment_event as known (event_id, type, object_id, happened_at, received_at, processed_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (event_id) do update set processed_at = excluded.processed_at, last_error = null
     where known.processed_at is null`,
    [event.eventId, event.type, event.objectId, event.happenedAt, now],
  );
  return rowCount === 1;
}

export async function noteFailure(db: Db, event: PaymentEvent, now: Date, reason: string): Promise<void> {
  await db.query(
    `insert into payment_event as known (event_id, type, object_id, happened_at, received_at, last_error)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (event_id) do update set last_error = excluded.last_error where known.processed_at is null`,
    [event.eventId, event.type, event.objectId, event.happenedAt, now, reason],
  );
}

/** When the newest event happened that we know of. */
export async function findNewestEventTime(db: Db): Promise<Date | null> {
  const { rows } = await db.query<{ newest: Date | null }>(
    'select max(happened_at) as newest from payment_event',
  );
  return rows[0]?.newest ?? null;
}

export async function forgetEventsBefore(db: Db, before: Date): Promise<void> {
  await db.query('delete from payment_event where happened_at < $1', [before]);
}
