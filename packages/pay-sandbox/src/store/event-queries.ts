import type { Event } from '#objects/objects.ts';
import { type Condition, toSql } from './object-queries.ts';
import { isStorable, type Sql, type SqlValue } from './sql.ts';

const isEnabled = `
  endpoint.type = 'webhook_endpoint' and not endpoint.is_deleted and endpoint.data ->> 'status' = 'enabled'`;

/** One statement for the event and its deliveries, because most writes of the sandbox are these. */
export async function insertEvent(sql: Sql, event: Event): Promise<void> {
  await sql.query(
    `with subscribed as (
       select endpoint.id from pay_sandbox.object as endpoint
       where ${isEnabled} and (endpoint.data -> 'enabled_events' ? '*' or endpoint.data -> 'enabled_events' ? $2)
     ), inserted as (
       insert into pay_sandbox.event (id, type, created, data)
       values ($1, $2, $3, jsonb_set($4::jsonb, '{pending_webhooks}', to_jsonb((select count(*) from subscribed))))
       returning id
     )
     insert into pay_sandbox.delivery (event, endpoint) select inserted.id, subscribed.id from inserted, subscribed`,
    [event.id, event.type, event.created, JSON.stringify(event)],
  );
}

export async function findEvent(sql: Sql, id: string): Promise<Event | null> {
  if (!isStorable(id)) return null;
  const { rows } = await sql.query<{ data: Event }>('select data from pay_sandbox.event where id = $1', [id]);
  return rows[0]?.data ?? null;
}

/** The event's position in the order of creation, for paging. */
export async function findEventSeq(sql: Sql, id: string): Promise<number | null> {
  if (!isStorable(id)) return null;
  const { rows } = await sql.query<{ seq: number }>(
    'select seq::float8 as seq from pay_sandbox.event where id = $1',
    [id],
  );
  return rows[0]?.seq ?? null;
}

/** Newest first. */
export async function listEventRows(
  sql: Sql,
  conditions: readonly Condition[],
  limit: number,
): Promise<readonly Event[]> {
  const values: SqlValue[] = [limit];
  const { rows } = await sql.query<{ data: Event }>(
    `select data from pay_sandbox.event where true${toSql(conditions, values)} order by seq desc limit $1`,
    values,
  );
  return rows.map(({ data }) => data);
}

/** Adds a delivery of the event to each enabled endpoint, whichever events it subscribes to. Returns their number. */
export async function insertDeliveries(sql: Sql, event: string): Promise<number> {
  const { rowCount } = await sql.query(
    `insert into pay_sandbox.delivery (event, endpoint)
     select $1, endpoint.id from pay_sandbox.object as endpoint where ${isEnabled}`,
    [event],
  );
  return rowCount;
}
