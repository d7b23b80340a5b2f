import type { Db } from '#adapters/db/database.ts';
import type { PaymentEvent } from '#adapters/payments/payments.ts';

export interface KeptCheckout {
  readonly sessionId: string;
  readonly personId: string;
  readonly choice: string;
  readonly url: string;
  readonly expiresAt: Date;
}

const columns = 'session_id as "sessionId", person_id as "personId", choice, url, expires_at as "expiresAt"';

/** False where the person was forgotten meanwhile. */
export async function addCheckout(
  db: Db,
  { sessionId, personId, choice, url, expiresAt }: KeptCheckout,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into checkout (session_id, person_id, choice, url, created_at, expires_at)
     select $1, person_id, $3, $4, $5, $6 from person where person_id = $2 for key share
     on conflict (session_id) do update set url = excluded.url`,
    [sessionId, personId, choice, url, now, expiresAt],
  );
  return rowCount === 1;
}

export async function findCheckout(db: Db, sessionId: string): Promise<KeptCheckout | null> {
  const { rows } = await db.query<KeptCheckout>(`select ${columns} from checkout where session_id = $1`, [
    sessionId,
  ]);
  return rows[0] ?? null;
}

/** Newest first; also one whose time is over, as long as nobody has asked what became of it. */
export async function listOpenCheckouts(db: Db, personId: string): Promise<KeptCheckout[]> {
  const { rows } = await db.query<KeptCheckout>(
    `select ${columns} from checkout
     where person_id = $1 and state = 'open' order by created_at desc`,
    [personId],
  );
  return rows;
}

/** Of all pages of the person's, as long as one is open. */
export async function findFirstOpening(db: Db, personId: string, now: Date): Promise<Date | null> {
  const { rows } = await db.query<{ first: Date | null }>(
    `select min(created_at) as first from checkout where person_id = $1
     having bool_or(state = 'open' and expires_at > $2)`,
    [personId, now],
  );
  return rows[0]?.first ?? null;
}

export async function countCheckouts(db: Db, personId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from checkout where person_id = $1',
    [personId],
  );
  return rows[0]?.count ?? 0;
}

export async function settleCheckout(
  db: Db,
  sessionId: string,
  state: 'complete' | 'expired',
): Promise<void> {
  await db.query("update checkout set state = $2 where session_id = $1 and state <> 'complete'", [
    sessionId,
    state,
  ]);
}

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
