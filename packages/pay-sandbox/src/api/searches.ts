import { readQuery } from '#search/read-query.ts';
import { conditionOf, type Searched } from '#search/search-conditions.ts';
import { countObjects, findObjectSeq } from '#store/object-queries.ts';
import { fields, maybe, text, whole } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { pageOfObjects } from '#wire/pages.ts';
import { invalid } from '#wire/refusal.ts';

/** Pages are counted from an object, whose id is wrapped up so that nobody takes it for more than it is. */
const nextPageAfter = (id: string): string => Buffer.from(id).toString('base64url');
/** Null for what was never an id: a NUL in it, say, is nothing that a database could be asked for. */
function objectBefore(page: string): string | null {
  const id = Buffer.from(page, 'base64url').toString();
  return /^\w+$/.test(id) ? id : null;
}

const search = (type: Searched) => {
  const path = `/v1/${type}s/search`;
  return operation(
    'GET',
    path,
    fields({ limit: maybe(whole(1, 100)), page: maybe(text(200)), query: text() }),
    async ({ sql }, { limit, page, query }) => {
      const conditions = [conditionOf(type, readQuery(query))];
      const after = page === undefined ? undefined : objectBefore(page);
      if (after === null || (after !== undefined && (await findObjectSeq(sql, type, after)) === null)) {
        throw invalid({
          param: 'page',
          message: 'Invalid page: it must be the next_page of an earlier search.',
        });
      }
      const found = await pageOfObjects(sql, type, path, { limit, starting_after: after }, conditions);
      const last = found.data.at(-1);
      return {
        object: 'search_result',
        url: path,
        has_more: found.has_more,
        data: found.data,
        next_page: found.has_more && last !== undefined ? nextPageAfter(last.id) : null,
        total_count: await countObjects(sql, type, conditions),
      };
    },
  );
};

/** What is found, is found at once; Stripe itself takes up to a minute. */
export const searches = (
  ['charge', 'customer', 'invoice', 'payment_intent', 'price', 'product', 'subscription'] as const
).map(search);
