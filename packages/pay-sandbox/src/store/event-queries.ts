import type { Event } from '#objects/objects.ts';
import { type Condition, writeConditions } from './object-queries.ts';
import { isKeepable, type Sql, type SqlValue } from './sql.ts';

const wants = `
  endpoint.type = 'webhook_endpoint' and not endpoint.is_deleted and endpoint.data ->> 'status' = 'enabled'`;

/** One statement for the event and its deliveries, because most of what the sandbox does is this. */
export async function insertEvent(sql: Sql, event: Event): Promise<void> {
  await sql.query(
    `with wanted as (
       select endpoint.id from pay_sandbox.object as endpoint
       where ${wants} and (endpoint.data -> 'enabled_events' ? '*' or endpoint.data -> 'enabled_events' ? $2)
     ), told as (
       insert into pay_sandbox.event (id, type, created, data)
       values ($1, $2, $3, jsonb_set($4::jsonb, '{pending_webhooks}', to_jsonb((select count(*) from wanted))))
       returning id
     )
     insert into pay_sandbox.delivery (event, endpoint) select told.id, wanted.id from told, wanted`,
    [event.id, event.type, event.created, JSON.stringify(event)],
  );
}

export async function findEvent(sql: Sql, id: string): Promise<Event | null> {
  if (!isKeepable(id)) return null;
  const { rows } = await sql.query<{ data: Event }>('select data from pay_sandbox.event where id = $1', [id]);
  return rows[0]?.data ?? null;
}

/** The place of an event among all, for paging. */
export async function findEventSeq(sql: Sql, id: string): Promise<number | null> {
  if (!isKeepable(id)) return null;
  const { rows } = await sql.query<{ seq: number }>(
    'select seq::float8 as seq from pay_sandbox.event where id = $1',
    [id],
  );
  return rows[0]?.seq ?? null;
}

export async function pageOfEvents(
  sql: Sql,
  page: { readonly conditions: readonly Condition[]; readonly order: 'asc' | 'desc'; readonly limit: number },
): Promise<readonly Event[]> {
  const values: SqlValue[] = [page.limit];
  const also = writeConditions(page.conditions, values);
  const { rows } = await sql.query<{ data: Event }>(
    `select data from pay_sandbox.event where true${also} order by seq ${page.order} limit $1`,
    values,
  );
  return rows.map(({ data }) => data);
}

/** A fresh delivery of an event to every endpoint there is, whatever it asked for. */
export async function deliverAgain(sql: Sql, event: string): Promise<number> {
  const { rowCount } = await sql.query(
    `insert into pay_sandbox.delivery (event, endpoint)
     select $1, endpoint.id from pay_sandbox.object as endpoint where ${wants}`,
    [event],
  );
  return rowCount;
}
