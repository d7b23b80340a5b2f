import type { Price } from '#objects/price.ts';
import type { Sql } from './sql.ts';

/** Subscriptions show their prices whole, as they are now. */
export async function refreshPriceInSubscriptions(sql: Sql, price: Price): Promise<void> {
  await sql.query(
    `update pay_sandbox.object set data = jsonb_set(data, '{items,data}', (
       select jsonb_agg(
         case when item #>> '{price,id}' = $1 then jsonb_set(item, '{price}', $2::jsonb) else item end
         order by place)
       from jsonb_array_elements(data #> '{items,data}') with ordinality as items (item, place)
     ))
     where type = 'subscription' and data -> 'items' -> 'data' @> jsonb_build_array(
       jsonb_build_object('price', jsonb_build_object('id', $1::text)))`,
    [price.id, JSON.stringify(price)],
  );
}
