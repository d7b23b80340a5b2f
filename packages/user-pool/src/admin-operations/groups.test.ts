import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CreateGroupCommand,
  DeleteGroupCommand,
  GetGroupCommand,
  ListGroupsCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { adminSite } from '#testing/admin-site.ts';
import { poolId as UserPoolId } from '#testing/settings.ts';
import { payloadOf, tokensOf } from '#testing/srp-client.ts';
import { aMember } from '#testing/test-pool.ts';

const refused = (name: string) => ({ name });
const missing = { name: 'ResourceNotFoundException', message: 'Group not found.' };
const ofPool = (GroupName: string) => ({ GroupName, UserPoolId });

async function siteWithGroups(...names: readonly string[]) {
  const site = await adminSite();
  const client = site.client();
  for (const name of names) await client.send(new CreateGroupCommand(ofPool(name)));
  return { site, client, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

test('a group that nobody is in is there after a restart, as it was made, until it is deleted', async () => {
  await using one = await siteWithGroups();
  const given = { ...ofPool('prêtres'), Description: 'Those who write', Precedence: 3 };
  const { Group } = await one.client.send(new CreateGroupCommand(given));
  expect(Group).toEqual({
    ...given,
    CreationDate: one.site.pool.now(),
    LastModifiedDate: one.site.pool.now(),
  });
  await expect(one.client.send(new CreateGroupCommand(given))).rejects.toMatchObject(
    refused('GroupExistsException'),
  );
  await using restarted = await adminSite({ database: one.site.pool.database });
  const client = restarted.client();
  expect((await client.send(new GetGroupCommand(ofPool('prêtres')))).Group).toEqual(Group);
  expect((await client.send(new ListGroupsCommand({ UserPoolId }))).Groups).toEqual([Group]);
  await client.send(new DeleteGroupCommand(ofPool('prêtres')));
  await expect(client.send(new GetGroupCommand(ofPool('prêtres')))).rejects.toMatchObject(missing);
  expect((await client.send(new ListGroupsCommand({ UserPoolId }))).Groups).toEqual([]);
});

test('of a group that there is not nothing can be asked, as at Amazon', async () => {
  await using one = await siteWithGroups();
  const { email } = await aMember(one.site.pool);
  const never = ofPool('never-was');
  for (const command of [
    new GetGroupCommand(never),
    new ListUsersInGroupCommand(never),
    new DeleteGroupCommand(never),
    new AdminAddUserToGroupCommand({ ...never, Username: email }),
    new AdminRemoveUserFromGroupCommand({ ...never, Username: email }),
  ]) {
    // @ts-expect-error -- the SDK has no word for any of several commands
    await expect(one.client.send(command), command.constructor.name).rejects.toMatchObject(missing);
  }
});

test('members come into groups and leave them, and a group that is deleted is left by all', async () => {
  await using one = await siteWithGroups('blog-admin', 'homily-admin', 'prêtres');
  const { client, site } = one;
  const { sub, email } = await aMember(site.pool);
  const inGroup = (GroupName: string) => ({ UserPoolId, Username: email, GroupName });
  for (const name of ['prêtres', 'homily-admin', 'blog-admin', 'blog-admin']) {
    await client.send(new AdminAddUserToGroupCommand(inGroup(name)));
  }
  const listed = { UserPoolId, Username: sub, Limit: 2 };
  const first = await client.send(new AdminListGroupsForUserCommand(listed));
  expect(first.Groups?.map(({ GroupName }) => GroupName)).toEqual(['blog-admin', 'homily-admin']);
  const { NextToken } = first;
  const rest = await client.send(new AdminListGroupsForUserCommand({ ...listed, NextToken }));
  expect(rest.Groups?.map(({ GroupName }) => GroupName)).toEqual(['prêtres']);
  await expect(client.send(new ListGroupsCommand({ UserPoolId, NextToken }))).rejects.toMatchObject(
    refused('InvalidParameterException'),
  );
  await client.send(new AdminRemoveUserFromGroupCommand(inGroup('homily-admin')));
  await client.send(new DeleteGroupCommand(ofPool('prêtres')));
  const { accessToken } = await tokensOf(site.pool, email);
  expect(payloadOf(accessToken)['cognito:groups']).toEqual(['blog-admin']);
  const all = await client.send(new ListGroupsCommand({ UserPoolId }));
  expect(all.Groups?.map(({ GroupName }) => GroupName)).toEqual(['blog-admin', 'homily-admin']);
  expect(all).not.toHaveProperty('NextToken');
});

test('a group has a name without spaces, and no role', async () => {
  await using one = await siteWithGroups();
  for (const wrong of [
    ofPool(''),
    ofPool('two words'),
    ofPool('x'.repeat(129)),
    ofPool('x'.repeat(16_000)),
    { ...ofPool('x'), Precedence: -1 },
    { ...ofPool('x'), Precedence: 2 ** 31 },
    { ...ofPool('x'), Description: 'x'.repeat(2_049) },
    { ...ofPool('x'), RoleArn: 'arn:aws:iam::123456789012:role/x' },
  ]) {
    await expect(one.client.send(new CreateGroupCommand(wrong))).rejects.toMatchObject(
      refused('InvalidParameterException'),
    );
  }
});

test('of those who make one group at once, one does', async () => {
  await using one = await siteWithGroups();
  const make = () => one.client.send(new CreateGroupCommand(ofPool('prêtres')));
  const made = await Promise.allSettled([make(), make(), make()]);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
