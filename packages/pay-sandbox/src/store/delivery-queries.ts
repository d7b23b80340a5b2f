import type { Event } from '#objects/objects.ts';
import type { Sql } from './sql.ts';

/** Whoever took a delivery and was heard of no more has lost it after so long. */
const leaseSeconds = 25;

export interface Taken {
  readonly id: number;
  readonly event: Event;
  readonly attempts: number;
}

/** Asked endpoint by endpoint, because there may be very many deliveries and there are few endpoints. */
export async function endpointsWithWork(sql: Sql): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from pay_sandbox.object as endpoint
     where type = 'webhook_endpoint' and exists (
       select from pay_sandbox.delivery
       where delivery.endpoint = endpoint.id and state = 'pending' and next_at <= clock_timestamp()
     )`,
  );
  return rows.map(({ id }) => id);
}

/** The earliest that is due to this endpoint; nobody else gets it meanwhile. */
export async function takeDelivery(sql: Sql, endpoint: string): Promise<Taken | null> {
  const { rows } = await sql.query<Taken>(
    `with chosen as (
       select id from pay_sandbox.delivery
       where endpoint = $1 and state = 'pending' and next_at <= clock_timestamp()
       order by next_at, id limit 1 for update skip locked
     )
     update pay_sandbox.delivery as delivery set next_at = now() + make_interval(secs => $2)
     from chosen, pay_sandbox.event as event
     where delivery.id = chosen.id and event.id = delivery.event
     returning delivery.id::float8 as id, event.data as event, delivery.attempts`,
    [endpoint, leaseSeconds],
  );
  return rows[0] ?? null;
}

/** Lets go of one that was not tried after all. */
export async function giveBack(sql: Sql, id: number): Promise<void> {
  await sql.query('update pay_sandbox.delivery set next_at = now() where id = $1', [id]);
}

export interface AttemptMade {
  readonly status: number | null;
  /** The first of what was answered, or what went wrong. */
  readonly answer: string;
  readonly at: Date;
}

/** `retryAfterSeconds` is null after a success. */
export async function recordAttempt(
  sql: Sql,
  id: number,
  { status, answer, at }: AttemptMade,
  retryAfterSeconds: number | null,
): Promise<void> {
  await sql.query(
    `with made as (
       insert into pay_sandbox.attempt (delivery, at, status, answer) values ($1, $2, $3, $4)
     )
     update pay_sandbox.delivery set
       attempts = attempts + 1,
       next_at = now() + make_interval(secs => coalesce($5::float8, 0)),
       state = case
         when $5::float8 is null then 'delivered'
         when now() + make_interval(secs => $5::float8) > first_at + interval '3 days' then 'given up'
         else 'pending'
       end
     where id = $1`,
    [id, at, status, answer.replaceAll('\u0000', ''), retryAfterSeconds],
  );
}

export async function msUntilNextDelivery(sql: Sql): Promise<number | null> {
  const { rows } = await sql.query<{ ms: number | null }>(
    `select (extract(epoch from min(first.next_at) - clock_timestamp()) * 1000)::float8 as ms
     from pay_sandbox.object as endpoint, lateral (
       select next_at from pay_sandbox.delivery
       where delivery.endpoint = endpoint.id and state = 'pending' order by next_at limit 1
     ) as first
     where endpoint.type = 'webhook_endpoint'`,
  );
  return rows[0]?.ms ?? null;
}

export async function dropDeliveriesTo(sql: Sql, endpoint: string): Promise<void> {
  await sql.query(
    "update pay_sandbox.delivery set state = 'given up' where endpoint = $1 and state = 'pending'",
    [endpoint],
  );
}

export interface DeliveryRow {
  readonly id: number;
  readonly event: string;
  readonly endpoint: string;
  readonly state: 'pending' | 'delivered' | 'given up';
  readonly nextAt: Date;
}

export async function deliveriesOf(sql: Sql, events: readonly string[]): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql.query<DeliveryRow>(
    `select id::float8 as id, event, endpoint, state, next_at as "nextAt"
     from pay_sandbox.delivery where event = any($1) order by delivery.id`,
    [events],
  );
  return rows;
}

export async function attemptsOf(
  sql: Sql,
  events: readonly string[],
): Promise<readonly (AttemptMade & { readonly delivery: number })[]> {
  const { rows } = await sql.query<AttemptMade & { readonly delivery: number }>(
    `select delivery::float8 as delivery, at, status, answer
     from pay_sandbox.attempt join pay_sandbox.delivery on delivery.id = attempt.delivery
     where event = any($1) order by at`,
    [events],
  );
  return rows;
}
