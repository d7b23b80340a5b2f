import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { text } from '#protocol/request.ts';
import { invalidParameter } from '#protocol/response.ts';
import { type Account, findAccountByEmail, findAccountBySub, listAccounts } from '#store/accounts.ts';
import { adminOperation, toUser } from './admin-operation.ts';
import { limitNumber, pageTokenText, readPage } from './page.ts';

const schema = z.object({
  Filter: z.optional(text(512)),
  Limit: z.optional(limitNumber),
  PaginationToken: z.optional(pageTokenText),
  AttributesToGet: z.optional(z.array(text(32)).check(z.maxLength(32))),
});

export const listUsers = adminOperation(schema, async (pool, input) => {
  const { Filter = '', Limit, PaginationToken, AttributesToGet } = input;
  const isFiltered = Filter.trim() !== '';
  const { items, next } = isFiltered
    ? { items: await findByFilter(pool, Filter), next: null }
    : await readPage(
        pool,
        'users',
        { limit: Limit, token: PaginationToken },
        (page) => listAccounts(pool.database, page),
        ({ email }) => email,
      );
  return {
    Users: items.map((account) => selectAttributes(toUser(account), AttributesToGet)),
    ...(next === null ? {} : { PaginationToken: next }),
  };
});

const filterPattern = /^\s*(?<name>\w+)\s*=\s*"(?<value>(?:[^"\\]|\\.)*)"\s*$/;

async function findByFilter({ database }: Pool, filter: string): Promise<readonly Account[]> {
  const { name, value = '' } = filterPattern.exec(filter)?.groups ?? {};
  const unescaped = value.replace(/\\(.)/g, '$1').toLowerCase();
  if (name !== 'email' && name !== 'sub') {
    throw invalidParameter('This user pool filters by email = "…" and by sub = "…".');
  }
  const find = name === 'email' ? findAccountByEmail : findAccountBySub;
  const account = await find(database, unescaped);
  return account === null ? [] : [account];
}

function selectAttributes(user: ReturnType<typeof toUser>, names: readonly string[] | undefined) {
  if (names === undefined) return user;
  return { ...user, Attributes: user.Attributes.filter(({ Name }) => names.includes(Name)) };
}
