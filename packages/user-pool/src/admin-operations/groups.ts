import * as z from 'zod/mini';
import { createPoolAdmin } from '#accounts/admin.ts';
import type { Pool } from '#pool.ts';
import { filledText, text } from '#protocol/request.ts';
import { invalidParameter, PoolError } from '#protocol/response.ts';
import { listAccountsInGroup } from '#store/accounts.ts';
import * as groupStore from '#store/groups.ts';
import { epochSeconds } from '#time.ts';
import { accountOperation, adminOperation, requireExisting } from './admin-operation.ts';
import { toUser } from './attributes.ts';
import { limitNumber, pageTokenText, readPage } from './page.ts';

const groupNameText = filledText(128).check(z.regex(/^\S+$/u));
const groupInput = z.object({ GroupName: groupNameText });
const pageInput = z.object({ Limit: z.optional(limitNumber), NextToken: z.optional(pageTokenText) });

const toGroup = (
  { config }: Pool,
  { name, description, precedence, createdAt, updatedAt }: groupStore.MemberGroup,
) => ({
  GroupName: name,
  UserPoolId: config.poolId,
  ...(description === null ? {} : { Description: description }),
  ...(precedence === null ? {} : { Precedence: precedence }),
  CreationDate: epochSeconds(createdAt),
  LastModifiedDate: epochSeconds(updatedAt),
});

const groupNotFound = (): PoolError => new PoolError('ResourceNotFoundException', 'Group not found.');

async function requireGroup({ database }: Pool, name: string): Promise<groupStore.MemberGroup> {
  const group = await groupStore.findGroup(database, name);
  if (group === null) throw groupNotFound();
  return group;
}

export const adminAddUserToGroup = accountOperation(groupInput, async (pool, { sub }, { GroupName }) => {
  await requireGroup(pool, GroupName);
  requireExisting(await createPoolAdmin(pool).addToGroup(sub, GroupName));
  return {};
});

export const adminRemoveUserFromGroup = accountOperation(groupInput, async (pool, { sub }, { GroupName }) => {
  await requireGroup(pool, GroupName);
  requireExisting(await createPoolAdmin(pool).removeFromGroup(sub, GroupName));
  return {};
});

export const adminListGroupsForUser = accountOperation(pageInput, async (pool, { sub, groups }, input) => {
  const read = (page: Page) => groupStore.listGroups(pool.database, { ...page, among: groups });
  return listPage(pool, `groups of ${sub}`, input, read);
});

export const listGroups = adminOperation(pageInput, (pool, input) =>
  listPage(pool, 'groups', input, (page) => groupStore.listGroups(pool.database, page)),
);

interface Page {
  readonly after: string;
  readonly limit: number;
}

async function listPage(
  pool: Pool,
  list: string,
  { Limit, NextToken }: z.output<typeof pageInput>,
  read: (page: Page) => Promise<readonly groupStore.MemberGroup[]>,
): Promise<object> {
  const page = { limit: Limit, token: NextToken };
  const { items, next } = await readPage(pool, list, page, read, ({ name }) => name);
  return {
    Groups: items.map((group) => toGroup(pool, group)),
    ...(next === null ? {} : { NextToken: next }),
  };
}

export const listUsersInGroup = adminOperation(
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

export const getGroup = adminOperation(groupInput, async (pool, { GroupName }) => {
  const group = await requireGroup(pool, GroupName);
  return { Group: toGroup(pool, group) };
});

const newGroupInput = z.extend(groupInput, {
  Description: z.optional(text(2_048)),
  Precedence: z.optional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
  RoleArn: z.optional(z.string()),
});

export const createGroup = adminOperation(newGroupInput, async (pool, input) => {
  if (input.RoleArn !== undefined) throw invalidParameter('RoleArn is not offered by this user pool.');
  const now = pool.clock.now();
  const { GroupName: name, Description: description = null, Precedence: precedence = null } = input;
  const group: groupStore.MemberGroup = { name, description, precedence, createdAt: now, updatedAt: now };
  if (!(await groupStore.insertGroup(pool.database, group))) {
    throw new PoolError('GroupExistsException', 'A group with the name already exists.');
  }
  return { Group: toGroup(pool, group) };
});

/** Its members' tokens contain it until their next refresh. */
export const deleteGroup = adminOperation(groupInput, async (pool, { GroupName }) => {
  if (!(await groupStore.deleteGroup(pool.database, GroupName, pool.clock.now()))) throw groupNotFound();
  return {};
});
