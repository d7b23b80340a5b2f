import type { Event } from '#objects/objects.ts';
import { type Condition, toSql, where } from './object-queries.ts';
import { isStorable, type Sql, type SqlValue } from './sql.ts';

/** One statement for the event and its deliveries, because most writes of the sandbox are these. */
export async function insertEvent(sql: Sql, event: Event): Promise<void> {
  await sql.query(
    `with subscribed as (
       select endpoint.id from pay_sandbox.object as endpoint
       where type = 'webhook_endpoint' and not is_deleted and data ->> 'status' = 'enabled'
         and data -> 'enabled_events' ?| array['*', $2]
     ), inserted as (
       insert into pay_sandbox.event (id, type, created, data)
       values ($1, $2, $3, jsonb_set($4::jsonb, '{pending_webhooks}', to_jsonb((select count(*) from subscribed))))
       returning id
     )
     insert into pay_sandbox.delivery (event, endpoint) select inserted.id, subscribed.id from inserted, subscribed`,
    [event.id, event.type, event.created, JSON.stringify(event)],
  );
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

/** 0 if there is none. */
export async function findLastEventSeq(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seq: number }>(
    'select coalesce(max(seq), 0)::float8 as seq from pay_sandbox.event',
  );
  return rows[0]?.seq ?? 0;
}

/** Oldest first. */
export const listEventsSince = async (sql: Sql, seq: number, limit: number): Promise<readonly Event[]> =>
  (await listEventRows(sql, [where('seq', '>', seq)], limit)).toReversed();
