import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CreateGroupCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { startAdminServer } from '#testing/admin-client.ts';
import { poolId as UserPoolId } from '#testing/settings.ts';
import { decodePayload, signInForTokens } from '#testing/srp-client.ts';
import { createMember } from '#testing/test-pool.ts';

const failure = (name: string) => ({ name });
const groupNotFound = { name: 'ResourceNotFoundException', message: 'Group not found.' };
const toInput = (GroupName: string) => ({ GroupName, UserPoolId });

async function startServerWithGroups(...names: readonly string[]) {
  const server = await startAdminServer();
  const client = server.client();
  for (const name of names) await client.send(new CreateGroupCommand(toInput(name)));
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test('operations on a missing group fail as on AWS', async () => {
  await using context = await startServerWithGroups();
  const { email } = await createMember(context.server.pool);
  const missing = toInput('missing');
  for (const command of [
    new ListUsersInGroupCommand(missing),
    new AdminAddUserToGroupCommand({ ...missing, Username: email }),
    new AdminRemoveUserFromGroupCommand({ ...missing, Username: email }),
  ]) {
    // @ts-expect-error -- `send` has no type for a union of commands
    await expect(context.client.send(command), command.constructor.name).rejects.toMatchObject(groupNotFound);
  }
});

test('members are added to groups and removed', async () => {
  await using context = await startServerWithGroups('blog-admin', 'homily-admin', 'prêtres');
  const { client, server } = context;
  const { sub, email } = await createMember(server.pool);
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
  await client.send(new AdminRemoveUserFromGroupCommand(inGroup('homily-admin')));
  const { accessToken } = await signInForTokens(server.pool, email);
  expect(decodePayload(accessToken)['cognito:groups']).toEqual(['blog-admin', 'prêtres']);
});

test('invalid group attributes are rejected', async () => {
  await using context = await startServerWithGroups();
  for (const wrong of [
    toInput(''),
    toInput('two words'),
    toInput('x'.repeat(129)),
    toInput('x'.repeat(16_000)),
  ]) {
    await expect(context.client.send(new CreateGroupCommand(wrong))).rejects.toMatchObject(
      failure('InvalidParameterException'),
    );
  }
});

test('only one of several concurrent groups with the same name is created', async () => {
  await using context = await startServerWithGroups();
  const create = () => context.client.send(new CreateGroupCommand(toInput('prêtres')));
  const results = await Promise.allSettled([create(), create(), create()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
