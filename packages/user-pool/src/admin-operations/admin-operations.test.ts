import { randomUUID } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  type ListUsersResponse,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { startAdminServer } from '#testing/admin-client.ts';
import { clientId, password, poolId } from '#testing/settings.ts';
import { signIn, signInForTokens } from '#testing/srp-client.ts';
import { createMember } from '#testing/test-pool.ts';
import type { PoolEvent } from '../pool.ts';

const UserPoolId = poolId;
const newPassword = 'An0ther!password';
const failure = (name: string, message: unknown = expect.any(String)) => ({ name, message });
const userNotFound = failure('UserNotFoundException', 'User does not exist.');
const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

test('AdminConfirmSignUp confirms a sign-up without verifying its email', async () => {
  await using server = await startAdminServer();
  const client = server.client();
  const signUp = (Username: string, more: Record<string, string> = {}) =>
    client.send(
      new SignUpCommand({
        ClientId: clientId,
        Username,
        Password: password,
        UserAttributes: attributes({ name: 'Ruth', ...more }),
      }),
    );
  const { UserConfirmed, UserSub = '' } = await signUp('Ruth@Example.org', { email: 'ruth@example.org' });
  expect(UserConfirmed).toBe(false);
  expect((await signIn(server.pool, 'ruth@example.org')).type).toBe('UserNotConfirmedException');
  await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username: 'ruth@example.org' }));
  expect((await signIn(server.pool, 'ruth@example.org')).status).toBe(200);
  const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username: UserSub }));
  expect(user).toMatchObject({
    Username: UserSub,
    UserStatus: 'CONFIRMED',
    Enabled: true,
    UserAttributes: attributes({
      sub: UserSub,
      email: 'ruth@example.org',
      email_verified: 'false',
      name: 'Ruth',
    }),
  });
  // Cognito sends seconds.
  expect(user.UserCreateDate).toEqual(server.pool.now());
  const again = new AdminConfirmSignUpCommand({ UserPoolId, Username: UserSub });
  await expect(client.send(again)).rejects.toMatchObject(
    failure('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
  );
  await expect(signUp('RUTH@example.org')).rejects.toMatchObject(
    failure('UsernameExistsException', 'An account with the given email already exists.'),
  );
});

test.each([
  ['no email', { Username: 'ruth' }, 'InvalidParameterException'],
  ['white space in it', { Username: 'ruth @example.org' }, 'InvalidParameterException'],
  ['a password against the policy', { Password: 'short' }, 'InvalidPasswordException'],
  ['another client', { ClientId: 'another' }, 'ResourceNotFoundException'],
  ['no name', { UserAttributes: [] }, 'InvalidParameterException'],
  ['a blank name', { UserAttributes: attributes({ name: ' ' }) }, 'InvalidParameterException'],
  [
    'another email',
    { UserAttributes: attributes({ name: 'Ruth', email: 'naomi@example.org' }) },
    'InvalidParameterException',
  ],
  ['a sub', { UserAttributes: attributes({ name: 'Ruth', sub: randomUUID() }) }, 'InvalidParameterException'],
  [
    'a verified email',
    { UserAttributes: attributes({ name: 'Ruth', email_verified: 'true' }) },
    'NotAuthorizedException',
  ],
])('a sign-up with %s is refused', async (_, overrides, type) => {
  await using server = await startAdminServer();
  const usual = { ClientId: clientId, Username: 'ruth@example.org', Password: password };
  const input = { ...usual, UserAttributes: attributes({ name: 'Ruth' }), ...overrides };
  await expect(server.client().send(new SignUpCommand(input))).rejects.toMatchObject(failure(type));
  expect(await server.pool.pool.admin.list()).toEqual([]);
});

test('AdminCreateUser creates an account whose first sign-in requires a new password', async () => {
  await using server = await startAdminServer();
  const client = server.client();
  const create = (overrides: object) =>
    client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: 'ruth@example.org',
        MessageAction: 'SUPPRESS',
        ...overrides,
      }),
    );
  await expect(create({ MessageAction: 'RESEND' })).rejects.toMatchObject(
    failure('InvalidParameterException'),
  );
  await expect(create({ TemporaryPassword: 'short' })).rejects.toMatchObject(
    failure('InvalidPasswordException'),
  );
  const { User } = await create({
    TemporaryPassword: password,
    UserAttributes: attributes({ name: 'Ruth', email_verified: 'true' }),
  });
  expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
  expect(User?.Attributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  expect((await signIn(server.pool, 'ruth@example.org')).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  await expect(create({})).rejects.toMatchObject(failure('UsernameExistsException'));
  const nameless = await create({ Username: 'naomi@example.org' });
  expect(nameless.User?.Attributes?.map(({ Name }) => Name)).toEqual(['sub', 'email', 'email_verified']);
  expect((await signIn(server.pool, 'naomi@example.org')).message).toBe('Incorrect username or password.');
});

test('AdminSetUserPassword checks the policy, ends the sessions and sets a permanent or temporary password', async () => {
  await using server = await startAdminServer();
  const client = server.client();
  const { sub, email } = await createMember(server.pool, { isConfirmed: false });
  const set = (Password: string, Permanent?: boolean) =>
    client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password, Permanent }));
  await expect(set('short', true)).rejects.toMatchObject(
    failure('InvalidPasswordException', 'The password is too short.'),
  );
  await set(newPassword, true);
  const { accessToken } = await signInForTokens(server.pool, email, newPassword);
  expect(await server.pool.pool.admin.find({ sub })).toMatchObject({
    state: 'CONFIRMED',
    isEmailVerified: false,
  });
  await set(password);
  expect(await server.pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
  expect((await signIn(server.pool, email)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

test('disabling, resetting, signing out and deleting an account end its sessions', async () => {
  await using server = await startAdminServer();
  const client = server.client();
  for (const [Command, answer] of [
    [AdminDisableUserCommand, 'User is disabled.'],
    [AdminResetUserPasswordCommand, 'Password reset required for the user'],
    [AdminUserGlobalSignOutCommand, null],
    [AdminDeleteUserCommand, 'Incorrect username or password.'],
  ] as const) {
    const { sub, email } = await createMember(server.pool);
    const { accessToken } = await signInForTokens(server.pool, email);
    await client.send(new Command({ UserPoolId, Username: sub.toUpperCase() }));
    expect(await server.pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
    expect((await signIn(server.pool, email)).message).toBe(answer);
    if (Command !== AdminDisableUserCommand) continue;
    await client.send(new AdminEnableUserCommand({ UserPoolId, Username: email.toUpperCase() }));
    expect((await signIn(server.pool, email)).status).toBe(200);
  }
  const { email } = await createMember(server.pool, { isConfirmed: false });
  const reset = new AdminResetUserPasswordCommand({ UserPoolId, Username: email });
  await expect(client.send(reset)).rejects.toMatchObject(failure('NotAuthorizedException'));
});

test('AdminUpdateUserAttributes leaves a new email unverified by default and rejects a taken one', async () => {
  await using server = await startAdminServer();
  const client = server.client();
  const [member, other] = [await createMember(server.pool), await createMember(server.pool)];
  const update = (values: Record<string, string>) =>
    client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username: member.sub,
        UserAttributes: attributes(values),
      }),
    );
  const findMember = () => server.pool.pool.admin.find({ sub: member.sub });
  await update({ name: 'Noëmi 日本' });
  expect(await findMember()).toMatchObject({ name: 'Noëmi 日本', isEmailVerified: true });
  await update({ email: member.email.toUpperCase() });
  expect(await findMember()).toMatchObject({ email: member.email, isEmailVerified: true });
  await update({ email: 'Naomi@Example.org' });
  expect(await findMember()).toMatchObject({ email: 'naomi@example.org', isEmailVerified: false });
  await update({ email_verified: 'true' });
  expect(await findMember()).toMatchObject({ email: 'naomi@example.org', isEmailVerified: true });
  await update({ email: 'ruth@example.org', email_verified: 'true' });
  expect(await findMember()).toMatchObject({ email: 'ruth@example.org', isEmailVerified: true });
  await expect(update({ email: other.email })).rejects.toMatchObject(
    failure('AliasExistsException', 'An account with the given email already exists.'),
  );
  for (const wrong of [
    { sub: randomUUID() },
    { 'custom:role': 'x' },
    { email: 'x' },
    { email_verified: '1' },
    { name: '' },
    { constructor: 'x' },
  ]) {
    await expect(update(wrong)).rejects.toMatchObject(failure('InvalidParameterException'));
  }
  expect(await findMember()).toMatchObject({ email: 'ruth@example.org', name: 'Noëmi 日本' });
});

test('ListUsers returns pages, and filters by email and sub', async () => {
  await using server = await startAdminServer();
  const client = server.client();
  const members = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => createMember(server.pool, { email: `${n}@example.org` })),
  );
  const list = (options: object): Promise<ListUsersResponse> =>
    client.send(new ListUsersCommand({ UserPoolId, ...options }));
  const names: (string | undefined)[] = [];
  const pages: number[] = [];
  let token: string | undefined;
  do {
    const { Users = [], PaginationToken } = await list({ Limit: 2, PaginationToken: token });
    names.push(...Users.map(({ Username }) => Username));
    pages.push(Users.length);
    expect(PaginationToken ?? '').not.toContain('example.org');
    token = PaginationToken;
  } while (token !== undefined);
  expect(names).toEqual(members.map(({ sub }) => sub));
  expect(pages).toEqual([2, 2, 1]);
  expect(await list({})).not.toHaveProperty('PaginationToken');
  const third = members[2];
  for (const Filter of [`email = "3@EXAMPLE.org"`, `sub = "${third?.sub}"`, `email="3@ex\\ample.org"`]) {
    const { Users } = await list({ Filter, AttributesToGet: ['email'] });
    expect(Users).toEqual([
      expect.objectContaining({
        Username: third?.sub,
        Attributes: [{ Name: 'email', Value: '3@example.org' }],
      }),
    ]);
  }
  for (const Filter of ['email = "unknown@example.org"', 'sub = "x"', `sub = "${randomUUID()}"`]) {
    expect((await list({ Filter })).Users).toEqual([]);
  }
  for (const wrong of [
    { Filter: 'name = "Ruth"' },
    { Filter: 'email ^= "a"' },
    { Filter: 'email = "a" or sub = "b"' },
    { Filter: '"' },
    { Limit: 61 },
    { Limit: -1 },
    { PaginationToken: 'x' },
    { PaginationToken: '' },
  ]) {
    await expect(list(wrong), JSON.stringify(wrong)).rejects.toMatchObject(
      failure('InvalidParameterException'),
    );
  }
});

type AccountInput = { readonly UserPoolId: string; readonly Username: string | undefined };

const accountOperations = [
  ['AdminGetUser', (input: AccountInput) => new AdminGetUserCommand(input)],
  ['AdminConfirmSignUp', (input: AccountInput) => new AdminConfirmSignUpCommand(input)],
  ['AdminDisableUser', (input: AccountInput) => new AdminDisableUserCommand(input)],
  ['AdminEnableUser', (input: AccountInput) => new AdminEnableUserCommand(input)],
  ['AdminDeleteUser', (input: AccountInput) => new AdminDeleteUserCommand(input)],
  ['AdminUserGlobalSignOut', (input: AccountInput) => new AdminUserGlobalSignOutCommand(input)],
  ['AdminResetUserPassword', (input: AccountInput) => new AdminResetUserPasswordCommand(input)],
  ['AdminListGroupsForUser', (input: AccountInput) => new AdminListGroupsForUserCommand(input)],
] as const;

test.each(accountOperations)('%s requires the pool id and an existing account', async (_, command) => {
  await using server = await startAdminServer();
  const client = server.client();
  // The type of `send` needs one command type.
  const send = (input: AccountInput) => client.send(command(input) as AdminGetUserCommand);
  for (const Username of ['unknown@example.org', randomUUID(), 'unknown']) {
    await expect(send({ UserPoolId, Username })).rejects.toMatchObject(userNotFound);
  }
  await expect(send({ UserPoolId: 'local_Others', Username: 'unknown@example.org' })).rejects.toMatchObject(
    failure('ResourceNotFoundException', 'User pool local_Others does not exist.'),
  );
  await expect(send({ UserPoolId, Username: undefined })).rejects.toMatchObject(
    failure('InvalidParameterException', 'Missing required parameter Username'),
  );
});

test('an unsupported admin operation is denied', async () => {
  await using server = await startAdminServer();
  await expect(server.client().send(new DescribeUserPoolCommand({ UserPoolId }))).rejects.toMatchObject(
    failure('AccessDeniedException'),
  );
});

test('admin calls emit an event with their account, and so do refused ones', async () => {
  const events: PoolEvent[] = [];
  await using server = await startAdminServer({ config: { onEvent: (event) => events.push(event) } });
  const client = server.client();
  const { sub, email } = await createMember(server.pool);
  await client.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await client.send(new ListUsersCommand({ UserPoolId }));
  await client.send(new AdminGetUserCommand({ UserPoolId, Username: 'unknown' })).catch(() => {});
  const unauthorized = server.client({ credentials: { accessKeyId: 'x', secretAccessKey: 'x' } });
  await unauthorized.send(new AdminDeleteUserCommand({ UserPoolId, Username: email })).catch(() => {});
  const address = '127.0.0.1';
  expect(events).toEqual([
    { kind: 'admin-call', operation: 'AdminDisableUser', sub, address },
    { kind: 'admin-call', operation: 'ListUsers', sub: null, address },
    { kind: 'admin-call-refused', operation: 'AdminDeleteUser', sub: null, address },
  ]);
});
