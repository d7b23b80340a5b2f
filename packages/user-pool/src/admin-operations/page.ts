import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { text } from '#protocol/request.ts';
import { invalidParameter } from '#protocol/response.ts';
import { seal, unseal } from '#sealing/crypto.ts';

const maxPageSize = 60;

export const limitNumber = z.int().check(z.gte(0), z.lte(maxPageSize));
export const pageTokenText = text(2_048);

/** Encrypted, because it contains a name and may be logged. */
const sealPageToken = ({ secrets }: Pool, list: string, last: string): string =>
  seal(secrets.pageTokens, list, Buffer.from(last)).toString('base64url');

function unsealPageToken({ secrets }: Pool, list: string, token: string): string {
  const last = unseal(secrets.pageTokens, list, Buffer.from(token, 'base64url'));
  if (last === null) throw invalidParameter('Invalid pagination token given.');
  return last.toString();
}

interface Page<Item> {
  readonly items: readonly Item[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** `read` lists the items after the name `after`. */
export async function readPage<Item>(
  pool: Pool,
  list: string,
  { limit, token }: { readonly limit: number | undefined; readonly token: string | undefined },
  read: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Item[]>,
  getName: (item: Item) => string,
): Promise<Page<Item>> {
  const size = limit || maxPageSize;
  const after = token === undefined ? '' : unsealPageToken(pool, list, token);
  // One item more, to see whether there is another page.
  const rows = await read({ after, limit: size + 1 });
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { items, next: hasMore ? sealPageToken(pool, list, getName(last)) : null };
}
