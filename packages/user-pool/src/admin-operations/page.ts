import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { text } from '#protocol/operation.ts';
import { invalidParameter } from '#protocol/refusal.ts';
import { seal, unseal } from '#sealing/sealed-box.ts';

const longestPage = 60;

export const limitNumber = z.int().check(z.gte(0), z.lte(longestPage));
export const pageTokenText = text(2_048);

/** Where a page ended, for whoever asks for the next. Sealed: it holds a name, and may end up in a log. */
const sealPageToken = ({ secrets }: Pool, list: string, last: string): string =>
  seal(secrets.pageTokens, list, Buffer.from(last)).toString('base64url');

function openPageToken({ secrets }: Pool, list: string, token: string): string {
  const last = unseal(secrets.pageTokens, list, Buffer.from(token, 'base64url'));
  if (last === null) throw invalidParameter('Invalid pagination token given.');
  return last.toString();
}

interface PageAsked {
  readonly limit: number | undefined;
  readonly token: string | undefined;
}

interface Page<Item> {
  readonly items: readonly Item[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** One page of a list that is read from after a name. */
export async function readPage<Item>(
  pool: Pool,
  list: string,
  { limit, token }: PageAsked,
  read: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Item[]>,
  nameOf: (item: Item) => string,
): Promise<Page<Item>> {
  const size = limit || longestPage;
  const after = token === undefined ? '' : openPageToken(pool, list, token);
  // One more than is shown tells whether there is another page.
  const found = await read({ after, limit: size + 1 });
  const items = found.slice(0, size);
  const last = items.at(-1);
  const hasMore = found.length > size && last !== undefined;
  return { items, next: hasMore ? sealPageToken(pool, list, nameOf(last)) : null };
}
