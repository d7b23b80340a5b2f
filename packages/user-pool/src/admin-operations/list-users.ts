import * as z from 'zod/mini';
import { type Pool, tell } from '#pool.ts';
import { text } from '#protocol/operation.ts';
import { invalidParameter } from '#protocol/refusal.ts';
import { type Account, findAccountByEmail, findAccountBySub, listAccounts } from '#store/accounts.ts';
import { adminOperation } from './admin-operation.ts';
import { userTypeOf } from './attributes.ts';
import { limitNumber, pageTokenText, readPage } from './page.ts';

const schema = z.object({
  Filter: z.optional(text(512)),
  Limit: z.optional(limitNumber),
  PaginationToken: z.optional(pageTokenText),
  AttributesToGet: z.optional(z.array(text(32)).check(z.maxLength(32))),
});

export const listUsers = adminOperation(schema, async (pool, input, { call, address }) => {
  const { Filter = '', Limit, PaginationToken, AttributesToGet } = input;
  const asked = { limit: Limit, token: PaginationToken };
  const isFiltered = Filter.trim() !== '';
  const { items, next } = isFiltered
    ? { items: await findByFilter(pool, Filter), next: null }
    : await readPage(
        pool,
        'users',
        asked,
        (page) => listAccounts(pool.database, page),
        ({ email }) => email,
      );
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return {
    Users: items.map((account) => chosen(userTypeOf(account), AttributesToGet)),
    ...(next === null ? {} : { PaginationToken: next }),
  };
});

const filterShape = /^\s*(?<name>\w+)\s*=\s*"(?<value>(?:[^"\\]|\\.)*)"\s*$/;

async function findByFilter({ database }: Pool, filter: string): Promise<readonly Account[]> {
  const { name, value = '' } = filterShape.exec(filter)?.groups ?? {};
  const wanted = value.replace(/\\(.)/g, '$1').toLowerCase();
  if (name !== 'email' && name !== 'sub') {
    throw invalidParameter('This user pool filters by email = "…" and by sub = "…".');
  }
  if (name === 'email') return listed(await findAccountByEmail(database, wanted));
  return listed(await findAccountBySub(database, wanted));
}

const listed = (account: Account | null): readonly Account[] => (account === null ? [] : [account]);

function chosen(user: ReturnType<typeof userTypeOf>, names: readonly string[] | undefined) {
  if (names === undefined) return user;
  return { ...user, Attributes: user.Attributes.filter(({ Name }) => names.includes(Name)) };
}
