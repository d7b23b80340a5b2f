import * as z from 'zod/mini';
import { poolAdmin } from '#accounts/admin.ts';
import { type Pool, tell } from '#pool.ts';
import { filledText, text } from '#protocol/operation.ts';
import { invalidParameter, Refusal } from '#protocol/refusal.ts';
import { listAccountsInGroup } from '#store/accounts.ts';
import { addGroup, findGroup, type MemberGroup, pageOfGroups, removeGroup } from '#store/groups.ts';
import { accountOperation, adminOperation, requireFound } from './admin-operation.ts';
import { userTypeOf } from './attributes.ts';
import { limitNumber, pageTokenText, readPage } from './page.ts';

const groupNameText = filledText(128).check(z.regex(/^\S+$/u));
const named = z.object({ GroupName: groupNameText });
const listed = z.object({ Limit: z.optional(limitNumber), NextToken: z.optional(pageTokenText) });

/** The protocol counts seconds, with a fraction. */
const epochSeconds = (at: Date): number => at.getTime() / 1_000;

const groupType = (
  { config }: Pool,
  { name, description, precedence, createdAt, changedAt }: MemberGroup,
) => ({
  GroupName: name,
  UserPoolId: config.poolId,
  ...(description === null ? {} : { Description: description }),
  ...(precedence === null ? {} : { Precedence: precedence }),
  CreationDate: epochSeconds(createdAt),
  LastModifiedDate: epochSeconds(changedAt),
});

const noSuchGroup = (): Refusal => new Refusal('ResourceNotFoundException', 'Group not found.');

async function requireGroup({ database }: Pool, name: string): Promise<MemberGroup> {
  const group = await findGroup(database, name);
  if (group === null) throw noSuchGroup();
  return group;
}

export const adminAddUserToGroup = accountOperation(named, async (pool, { sub }, { GroupName }) => {
  await requireGroup(pool, GroupName);
  requireFound(await poolAdmin(pool).addToGroup(sub, GroupName));
  return {};
});

export const adminRemoveUserFromGroup = accountOperation(named, async (pool, { sub }, { GroupName }) => {
  await requireGroup(pool, GroupName);
  requireFound(await poolAdmin(pool).removeFromGroup(sub, GroupName));
  return {};
});

export const adminListGroupsForUser = accountOperation(listed, async (pool, { sub, groups }, input) => {
  const read = (page: Page) => pageOfGroups(pool.database, { ...page, among: groups });
  return groupsAnswer(pool, `groups of ${sub}`, input, read);
});

export const listGroups = adminOperation(listed, async (pool, input, { call, address }) => {
  const answer = await groupsAnswer(pool, 'groups', input, (page) => pageOfGroups(pool.database, page));
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return answer;
});

interface Page {
  readonly after: string;
  readonly limit: number;
}

async function groupsAnswer(
  pool: Pool,
  list: string,
  { Limit, NextToken }: z.output<typeof listed>,
  read: (page: Page) => Promise<readonly MemberGroup[]>,
): Promise<object> {
  const { items, next } = await readPage(
    pool,
    list,
    { limit: Limit, token: NextToken },
    read,
    ({ name }) => name,
  );
  return {
    Groups: items.map((group) => groupType(pool, group)),
    ...(next === null ? {} : { NextToken: next }),
  };
}

export const listUsersInGroup = adminOperation(
  z.extend(listed, { GroupName: groupNameText }),
  async (pool, { GroupName, Limit, NextToken }, { call, address }) => {
    await requireGroup(pool, GroupName);
    const { items, next } = await readPage(
      pool,
      `users in ${GroupName}`,
      { limit: Limit, token: NextToken },
      (page) => listAccountsInGroup(pool.database, GroupName, page),
      ({ email }) => email,
    );
    tell(pool, { kind: 'admin-call', call, sub: null, address });
    return { Users: items.map(userTypeOf), ...(next === null ? {} : { NextToken: next }) };
  },
);

export const getGroup = adminOperation(named, async (pool, { GroupName }, { call, address }) => {
  const group = await requireGroup(pool, GroupName);
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return { Group: groupType(pool, group) };
});

const created = z.extend(named, {
  Description: z.optional(text(2_048)),
  Precedence: z.optional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
  RoleArn: z.optional(z.string()),
});

export const createGroup = adminOperation(created, async (pool, input, { call, address }) => {
  if (input.RoleArn !== undefined) throw invalidParameter('RoleArn is not offered by this user pool.');
  const now = pool.clock.now();
  const { GroupName: name, Description: description = null, Precedence: precedence = null } = input;
  const group: MemberGroup = { name, description, precedence, createdAt: now, changedAt: now };
  if (!(await addGroup(pool.database, group))) {
    throw new Refusal('GroupExistsException', 'A group with the name already exists.');
  }
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return { Group: groupType(pool, group) };
});

/** Whoever is in it leaves it; tokens say so from the next refresh on. */
export const deleteGroup = adminOperation(named, async (pool, { GroupName }, { call, address }) => {
  if (!(await removeGroup(pool.database, GroupName, pool.clock.now()))) throw noSuchGroup();
  tell(pool, { kind: 'admin-call', call, sub: null, address });
  return {};
});
