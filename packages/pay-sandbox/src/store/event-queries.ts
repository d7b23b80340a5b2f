import { findRow, findValue, listValues } from '@wayfare/postgres/db';
import type { Event } from '#objects/objects.ts';
import { listObjects, where } from './object-queries.ts';
import type { Sql } from './sql.ts';

/** One statement for the event and its deliveries, because most writes of the sandbox are these. */
export async function insertEvent(sql: Sql, event: Event): Promise<void> {
  await sql.query(
    `with subscribed as (
       select endpoint.id from pay_sandbox.object as endpoint
       where type = 'webhook_endpoint' and not is_deleted and data ->> 'status' = 'enabled'
         and data -> 'enabled_events' ?| array['*', $2]
     ), inserted as (
       insert into pay_sandbox.object (id, type, data)
       values ($1, 'event', jsonb_set($3::jsonb, '{pending_webhooks}', to_jsonb((select count(*) from subscribed))))
       returning id
     )
     insert into pay_sandbox.delivery (event, endpoint) select inserted.id, subscribed.id from inserted, subscribed`,
    [event.id, event.type, JSON.stringify(event)],
  );
}

/** 0 if there is none. */
export const findLastEventSeq = async (sql: Sql): Promise<number> =>
  (await findValue<number>(
    sql,
    `select max(seq)::float8 as seq from pay_sandbox.object where type = 'event'`,
  )) ?? 0;

/** Oldest first. */
export const listEventsSince = async (sql: Sql, seq: number, limit: number): Promise<readonly Event[]> =>
  (await listObjects(sql, 'event', [where('seq', '>', seq)], limit)).toReversed();

/** A claimed delivery becomes due again after this, in case the process died. */
const leaseSeconds = 25;

export interface ClaimedDelivery {
  readonly id: number;
  readonly event: Event;
  readonly attemptCount: number;
}

/** Checks endpoint by endpoint, because there are few endpoints and may be many deliveries. */
export const listDueEndpoints = (sql: Sql): Promise<readonly string[]> =>
  listValues<string>(
    sql,
    `select id from pay_sandbox.object as endpoint
     where type = 'webhook_endpoint' and exists (
       select from pay_sandbox.delivery
       where delivery.endpoint = endpoint.id and state = 'pending' and next_attempt_at <= clock_timestamp()
     )`,
  );

/** Claims the earliest due delivery to an endpoint. */
export const claimDelivery = (sql: Sql, endpoint: string): Promise<ClaimedDelivery | null> =>
  findRow<ClaimedDelivery>(
    sql,
    `with next as (
       select id from pay_sandbox.delivery
       where endpoint = $1 and state = 'pending' and next_attempt_at <= clock_timestamp()
       order by next_attempt_at, id limit 1 for update skip locked
     )
     update pay_sandbox.delivery as delivery set next_attempt_at = now() + make_interval(secs => $2)
     from next, pay_sandbox.object as event
     where delivery.id = next.id and event.id = delivery.event
     returning delivery.id::float8 as id, event.data as event, delivery.attempt_count as "attemptCount"`,
    [endpoint, leaseSeconds],
  );

export async function releaseDelivery(sql: Sql, id: number): Promise<void> {
  await sql.query('update pay_sandbox.delivery set next_attempt_at = now() where id = $1', [id]);
}

/** `retryAfterSeconds` is null after a success. */
export async function recordAttempt(sql: Sql, id: number, retryAfterSeconds: number | null): Promise<void> {
  await sql.query(
    `update pay_sandbox.delivery set
       attempt_count = attempt_count + 1,
       next_attempt_at = now() + make_interval(secs => coalesce($2::float8, 0)),
       state = case
         when $2::float8 is null then 'delivered'
         when now() + make_interval(secs => $2::float8) > created_at + interval '3 days' then 'failed'
         else 'pending'
       end
     where id = $1`,
    [id, retryAfterSeconds],
  );
}

export const msUntilNextDelivery = (sql: Sql): Promise<number | null> =>
  findValue<number>(
    sql,
    `select (extract(epoch from min(first.next_attempt_at) - clock_timestamp()) * 1000)::float8 as ms
     from pay_sandbox.object as endpoint, lateral (
       select next_attempt_at from pay_sandbox.delivery
       where delivery.endpoint = endpoint.id and state = 'pending' order by next_attempt_at limit 1
     ) as first
     where endpoint.type = 'webhook_endpoint'`,
  );

export async function cancelDeliveries(sql: Sql, endpoint: string): Promise<void> {
  await sql.query(
    "update pay_sandbox.delivery set state = 'failed' where endpoint = $1 and state = 'pending'",
    [endpoint],
  );
}
