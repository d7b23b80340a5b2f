import { type Db, findRow, findValue, hasRow } from '#adapters/db/database.ts';
import type { PaymentEvent } from '#adapters/payments/payments.ts';
export const wasProcessed = (db: Db, eventId: string): Promise<boolean> =>
  hasRow(db, 'select from payment_event where event_id = $1 and processed_at is not null', [eventId]);

/** True for exactly one of several copies. */
export const claimEvent = (db: Db, event: PaymentEvent, now: Date): Promise<boolean> =>
  hasRow(
    db,
    `insert into payment_event as existing (event_id, type, object_id, occurred_at, received_at, processed_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (event_id) do update set processed_at = excluded.processed_at, last_error = null
     where existing.processed_at is null`,
    [event.eventId, event.type, event.objectId, event.happenedAt, now],
  );

export async function recordFailure(db: Db, event: PaymentEvent, now: Date, reason: string): Promise<void> {
  await db.query(
    `insert into payment_event as existing (event_id, type, object_id, occurred_at, received_at, last_error)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (event_id) do update set last_error = excluded.last_error where existing.processed_at is null`,
    [event.eventId, event.type, event.objectId, event.happenedAt, now, reason],
  );
}

export const findNewestEventTime = (db: Db): Promise<Date | null> =>
  findValue<Date>(db, 'select max(occurred_at) as newest from payment_event');

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.query('delete from payment_event where occurred_at < $1', [before]);
}

export interface EventHealth {
  readonly lastReceivedAt: Date | null;
  /** Delay between the last event and its delivery. */
  readonly delaySeconds: number | null;
  readonly failing: number;
}

/** State of the event deliveries, for the status page. */
export const getEventHealth = async (db: Db): Promise<EventHealth> =>
  (await findRow<EventHealth>(
    db,
    `select received_at as "lastReceivedAt",
            greatest(extract(epoch from received_at - occurred_at), 0)::float8 as "delaySeconds",
            (select count(*) from payment_event where processed_at is null) as failing
       from payment_event order by occurred_at desc limit 1`,
  )) ?? { lastReceivedAt: null, delaySeconds: null, failing: 0 };
