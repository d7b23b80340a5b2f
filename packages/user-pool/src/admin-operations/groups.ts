import * as z from 'zod/mini';
import { createPoolAdmin, type PoolAdmin } from '#accounts/admin.ts';
import type { Pool } from '#pool.ts';
import { filledText, type Operation } from '#protocol/request.ts';
import { PoolError } from '#protocol/response.ts';
import {
  findGroup,
  insertGroup,
  listAccountsInGroup,
  listGroupsAmong,
  type MemberGroup,
} from '#store/accounts.ts';
import { epochSeconds } from '#time.ts';
import { accountOperation, adminOperation, requireExisting, toUser } from './admin-operation.ts';
import { limitNumber, pageTokenText, readPage } from './page.ts';

const groupNameText = filledText(128).check(z.regex(/^\S+$/u));
const groupInput = z.object({ GroupName: groupNameText });
const pageInput = z.object({ Limit: z.optional(limitNumber), NextToken: z.optional(pageTokenText) });

const toGroup = ({ config }: Pool, { name, createdAt }: MemberGroup) => ({
  GroupName: name,
  UserPoolId: config.poolId,
  CreationDate: epochSeconds(createdAt),
  LastModifiedDate: epochSeconds(createdAt),
});

async function requireGroup({ database }: Pool, name: string): Promise<void> {
  if ((await findGroup(database, name)) === null) {
    throw new PoolError('ResourceNotFoundException', 'Group not found.');
  }
}

/** `run` returns false if the account no longer exists. */
const groupOperation = (run: (admin: PoolAdmin, sub: string, group: string) => Promise<boolean>) =>
  accountOperation(groupInput, async (pool, { sub }, { GroupName }) => {
    await requireGroup(pool, GroupName);
    requireExisting(await run(createPoolAdmin(pool), sub, GroupName));
    return {};
  });

const adminListGroupsForUser = accountOperation(pageInput, async (pool, { sub, groups }, input) => {
  const { items, next } = await readPage(
    pool,
    `groups of ${sub}`,
    { limit: input.Limit, token: input.NextToken },
    (page) => listGroupsAmong(pool.database, groups, page),
    ({ name }) => name,
  );
  return {
    Groups: items.map((group) => toGroup(pool, group)),
    ...(next === null ? {} : { NextToken: next }),
  };
});

const listUsersInGroup = adminOperation(
  z.extend(pageInput, { GroupName: groupNameText }),
  async (pool, { GroupName, Limit, NextToken }) => {
    await requireGroup(pool, GroupName);
    const { items, next } = await readPage(
      pool,
      `users in ${GroupName}`,
      { limit: Limit, token: NextToken },
      (page) => listAccountsInGroup(pool.database, GroupName, page),
      ({ email }) => email,
    );
    return { Users: items.map(toUser), ...(next === null ? {} : { NextToken: next }) };
  },
);

const createGroup = adminOperation(groupInput, async (pool, { GroupName: name }) => {
  const group = { name, createdAt: pool.clock.now() };
  if (!(await insertGroup(pool.database, group))) {
    throw new PoolError('GroupExistsException', 'A group with the name already exists.');
  }
  return { Group: toGroup(pool, group) };
});

export const groupOperations: Readonly<Record<string, Operation>> = {
  AdminAddUserToGroup: groupOperation((admin, sub, group) => admin.addToGroup(sub, group)),
  AdminRemoveUserFromGroup: groupOperation((admin, sub, group) => admin.removeFromGroup(sub, group)),
  AdminListGroupsForUser: adminListGroupsForUser,
  CreateGroup: createGroup,
  ListUsersInGroup: listUsersInGroup,
};
