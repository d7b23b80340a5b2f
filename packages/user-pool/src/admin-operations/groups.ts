import * as z from 'zod/mini';
import { poolAdmin } from '#accounts/admin.ts';
import type { Pool } from '#pool.ts';
import { tell } from '#pool-event.ts';
import { filledText } from '#protocol/read-input.ts';
import { Refusal } from '#protocol/refusal.ts';
import { accountOperation, adminOperation, requireFound } from './admin-operation.ts';
import { limitNumber, pageTokenText, readPage } from './page.ts';
import { userTypeOf } from './user-type.ts';

const groupNameText = filledText(128).check(z.regex(/^\S+$/u));
const named = z.object({ GroupName: groupNameText });
const listed = z.object({ Limit: z.optional(limitNumber), NextToken: z.optional(pageTokenText) });

const groupType = ({ config }: Pool, GroupName: string) => ({ GroupName, UserPoolId: config.poolId });

/** A group comes into being with its first member, so there is no name that is not known. */
export const adminAddUserToGroup = accountOperation(named, async (pool, { sub }, { GroupName }) => {
  requireFound(await poolAdmin(pool).addToGroup(sub, GroupName));
  return {};
});

export const adminRemoveUserFromGroup = accountOperation(named, async (pool, { sub }, { GroupName }) => {
  requireFound(await poolAdmin(pool).removeFromGroup(sub, GroupName));
  return {};
});

export const adminListGroupsForUser = accountOperation(listed, async (pool, { sub, groups }, input) => {
  const read = async ({ after, limit }: { after: string; limit: number }) =>
    groups.filter((group) => group > after).slice(0, limit);
  return groupsAnswer(pool, `groups of ${sub}`, input, read);
});

export const listGroups = adminOperation(listed, async (pool, input, { call, address }) => {
  const answer = await groupsAnswer(pool, 'groups', input, (page) => pool.store.listGroups(page));
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return answer;
});

async function groupsAnswer(
  pool: Pool,
  list: string,
  { Limit, NextToken }: z.output<typeof listed>,
  read: (page: { readonly after: string; readonly limit: number }) => Promise<readonly string[]>,
): Promise<object> {
  const { items, next } = await readPage(
    pool,
    list,
    { limit: Limit, token: NextToken },
    read,
    (group) => group,
  );
  return {
    Groups: items.map((group) => groupType(pool, group)),
    ...(next === null ? {} : { NextToken: next }),
  };
}

export const listUsersInGroup = adminOperation(
  z.extend(listed, { GroupName: groupNameText }),
  async (pool, { GroupName, Limit, NextToken }, { call, address }) => {
    const { items, next } = await readPage(
      pool,
      `users in ${GroupName}`,
      { limit: Limit, token: NextToken },
      (page) => pool.store.listAccountsInGroup(GroupName, page),
      ({ email }) => email,
    );
    tell(pool, { kind: 'admin-call', call, sub: null, address });
    return { Users: items.map(userTypeOf), ...(next === null ? {} : { NextToken: next }) };
  },
);

export const getGroup = adminOperation(named, async (pool, { GroupName }, { call, address }) => {
  if (!(await pool.store.isGroupInUse(GroupName))) {
    throw new Refusal('ResourceNotFoundException', 'Group not found.');
  }
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return { Group: groupType(pool, GroupName) };
});

/** Nothing is kept of it before somebody is in it; a client that makes its groups first is content with the answer. */
export const createGroup = adminOperation(named, async (pool, { GroupName }, { call, address }) => {
  if (await pool.store.isGroupInUse(GroupName)) {
    throw new Refusal('GroupExistsException', 'A group with the name already exists.');
  }
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return { Group: groupType(pool, GroupName) };
});
