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
import { adminSite } from '#testing/admin-site.ts';
import { clientId, password, poolId } from '#testing/settings.ts';
import { signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember } from '#testing/test-pool.ts';
import type { PoolEvent } from '../user-pool.ts';

const UserPoolId = poolId;
const next = 'An0ther!password';
const refused = (name: string, message: unknown = expect.any(String)) => ({ name, message });
const noSuchUser = refused('UserNotFoundException', 'User does not exist.');
const attributes = (given: Record<string, string>) =>
  Object.entries(given).map(([Name, Value]) => ({ Name, Value }));

test('a sign-up waits for its confirmation, which does not verify the address', async () => {
  await using site = await adminSite();
  const client = site.client();
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
  expect((await signIn(site.pool, 'ruth@example.org')).type).toBe('UserNotConfirmedException');
  await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username: 'ruth@example.org' }));
  expect((await signIn(site.pool, 'ruth@example.org')).status).toBe(200);
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
  // The wire counts in seconds.
  expect(user.UserCreateDate).toEqual(site.pool.now());
  const again = new AdminConfirmSignUpCommand({ UserPoolId, Username: UserSub });
  await expect(client.send(again)).rejects.toMatchObject(
    refused('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
  );
  await expect(signUp('RUTH@example.org')).rejects.toMatchObject(
    refused('UsernameExistsException', 'An account with the given email already exists.'),
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
    'another address',
    { UserAttributes: attributes({ name: 'Ruth', email: 'naomi@example.org' }) },
    'InvalidParameterException',
  ],
  ['a sub', { UserAttributes: attributes({ name: 'Ruth', sub: randomUUID() }) }, 'InvalidParameterException'],
  [
    'the claim of a verified address',
    { UserAttributes: attributes({ name: 'Ruth', email_verified: 'true' }) },
    'NotAuthorizedException',
  ],
])('a sign-up with %s is refused', async (_, given, type) => {
  await using site = await adminSite();
  const usual = { ClientId: clientId, Username: 'ruth@example.org', Password: password };
  const input = { ...usual, UserAttributes: attributes({ name: 'Ruth' }), ...given };
  await expect(site.client().send(new SignUpCommand(input))).rejects.toMatchObject(refused(type));
  expect(await site.pool.pool.admin.list()).toEqual([]);
});

test('an account that an administrator makes asks for another password at the first sign-in', async () => {
  await using site = await adminSite();
  const client = site.client();
  const create = (given: object) =>
    client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: 'ruth@example.org',
        MessageAction: 'SUPPRESS',
        ...given,
      }),
    );
  await expect(create({ MessageAction: 'RESEND' })).rejects.toMatchObject(
    refused('InvalidParameterException'),
  );
  await expect(create({ TemporaryPassword: 'short' })).rejects.toMatchObject(
    refused('InvalidPasswordException'),
  );
  const { User } = await create({
    TemporaryPassword: password,
    UserAttributes: attributes({ name: 'Ruth', email_verified: 'true' }),
  });
  expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
  expect(User?.Attributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  expect((await signIn(site.pool, 'ruth@example.org')).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  await expect(create({})).rejects.toMatchObject(refused('UsernameExistsException'));
  const nameless = await create({ Username: 'naomi@example.org' });
  expect(nameless.User?.Attributes?.map(({ Name }) => Name)).toEqual(['sub', 'email', 'email_verified']);
  expect((await signIn(site.pool, 'naomi@example.org')).message).toBe('Incorrect username or password.');
});

test('a password that an administrator sets is the policy’s, ends the sessions, and may be temporary', async () => {
  await using site = await adminSite();
  const client = site.client();
  const { sub, email } = await aMember(site.pool, { isConfirmed: false });
  const set = (Password: string, Permanent?: boolean) =>
    client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password, Permanent }));
  await expect(set('short', true)).rejects.toMatchObject(
    refused('InvalidPasswordException', 'The password is too short.'),
  );
  await set(next, true);
  const { accessToken } = await tokensOf(site.pool, email, next);
  expect(await site.pool.pool.admin.find({ sub })).toMatchObject({
    state: 'CONFIRMED',
    isEmailVerified: false,
  });
  await set(password);
  expect(await site.pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
  expect((await signIn(site.pool, email)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

test('an account is disabled, enabled, reset, signed out and deleted, and its sessions end each time', async () => {
  await using site = await adminSite();
  const client = site.client();
  for (const [Command, answer] of [
    [AdminDisableUserCommand, 'User is disabled.'],
    [AdminResetUserPasswordCommand, 'Password reset required for the user'],
    [AdminUserGlobalSignOutCommand, null],
    [AdminDeleteUserCommand, 'Incorrect username or password.'],
  ] as const) {
    const { sub, email } = await aMember(site.pool);
    const { accessToken } = await tokensOf(site.pool, email);
    await client.send(new Command({ UserPoolId, Username: sub.toUpperCase() }));
    expect(await site.pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
    expect((await signIn(site.pool, email)).message).toBe(answer);
    if (Command !== AdminDisableUserCommand) continue;
    await client.send(new AdminEnableUserCommand({ UserPoolId, Username: email.toUpperCase() }));
    expect((await signIn(site.pool, email)).status).toBe(200);
  }
  const { email } = await aMember(site.pool, { isConfirmed: false });
  const reset = new AdminResetUserPasswordCommand({ UserPoolId, Username: email });
  await expect(client.send(reset)).rejects.toMatchObject(refused('NotAuthorizedException'));
});

test('a new address is not verified unless it is said, and nobody else’s', async () => {
  await using site = await adminSite();
  const client = site.client();
  const [member, other] = [await aMember(site.pool), await aMember(site.pool)];
  const update = (given: Record<string, string>) =>
    client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username: member.sub,
        UserAttributes: attributes(given),
      }),
    );
  const found = () => site.pool.pool.admin.find({ sub: member.sub });
  await update({ name: 'Noëmi 日本' });
  expect(await found()).toMatchObject({ name: 'Noëmi 日本', isEmailVerified: true });
  await update({ email: member.email.toUpperCase() });
  expect(await found()).toMatchObject({ email: member.email, isEmailVerified: true });
  await update({ email: 'Naomi@Example.org' });
  expect(await found()).toMatchObject({ email: 'naomi@example.org', isEmailVerified: false });
  await update({ email_verified: 'true' });
  expect(await found()).toMatchObject({ email: 'naomi@example.org', isEmailVerified: true });
  await update({ email: 'ruth@example.org', email_verified: 'true' });
  expect(await found()).toMatchObject({ email: 'ruth@example.org', isEmailVerified: true });
  await expect(update({ email: other.email })).rejects.toMatchObject(
    refused('AliasExistsException', 'An account with the given email already exists.'),
  );
  for (const wrong of [
    { sub: randomUUID() },
    { 'custom:role': 'x' },
    { email: 'x' },
    { email_verified: '1' },
    { name: '' },
    { constructor: 'x' },
  ]) {
    await expect(update(wrong)).rejects.toMatchObject(refused('InvalidParameterException'));
  }
  expect(await found()).toMatchObject({ email: 'ruth@example.org', name: 'Noëmi 日本' });
});

test('accounts are listed a page at a time, and one is found by its email or its sub', async () => {
  await using site = await adminSite();
  const client = site.client();
  const members = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => aMember(site.pool, { email: `${n}@example.org` })),
  );
  const list = (given: object): Promise<ListUsersResponse> =>
    client.send(new ListUsersCommand({ UserPoolId, ...given }));
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
  for (const Filter of ['email = "nobody@example.org"', 'sub = "x"', `sub = "${randomUUID()}"`]) {
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
      refused('InvalidParameterException'),
    );
  }
});

type NamesAccount = { readonly UserPoolId: string; readonly Username: string | undefined };

const onAccounts = [
  ['AdminGetUser', (given: NamesAccount) => new AdminGetUserCommand(given)],
  ['AdminConfirmSignUp', (given: NamesAccount) => new AdminConfirmSignUpCommand(given)],
  ['AdminDisableUser', (given: NamesAccount) => new AdminDisableUserCommand(given)],
  ['AdminEnableUser', (given: NamesAccount) => new AdminEnableUserCommand(given)],
  ['AdminDeleteUser', (given: NamesAccount) => new AdminDeleteUserCommand(given)],
  ['AdminUserGlobalSignOut', (given: NamesAccount) => new AdminUserGlobalSignOutCommand(given)],
  ['AdminResetUserPassword', (given: NamesAccount) => new AdminResetUserPasswordCommand(given)],
  ['AdminListGroupsForUser', (given: NamesAccount) => new AdminListGroupsForUserCommand(given)],
] as const;

test.each(onAccounts)('%s wants the pool and somebody of it', async (_, command) => {
  await using site = await adminSite();
  const client = site.client();
  // The SDK's types tie a command to its answer, of which nothing is wanted here.
  const send = (given: NamesAccount) => client.send(command(given) as AdminGetUserCommand);
  for (const Username of ['nobody@example.org', randomUUID(), 'nobody']) {
    await expect(send({ UserPoolId, Username })).rejects.toMatchObject(noSuchUser);
  }
  await expect(send({ UserPoolId: 'local_Others', Username: 'nobody@example.org' })).rejects.toMatchObject(
    refused('ResourceNotFoundException', 'User pool local_Others does not exist.'),
  );
  await expect(send({ UserPoolId, Username: undefined })).rejects.toMatchObject(
    refused('InvalidParameterException', 'Missing required parameter Username'),
  );
});

test('a call that the pool does not offer is denied to its administrator', async () => {
  await using site = await adminSite();
  await expect(site.client().send(new DescribeUserPoolCommand({ UserPoolId }))).rejects.toMatchObject(
    refused('AccessDeniedException'),
  );
});

test('each admin call is told with whom it concerned, and each refused one', async () => {
  const events: PoolEvent[] = [];
  await using site = await adminSite({ config: { onEvent: (event) => events.push(event) } });
  const client = site.client();
  const { sub, email } = await aMember(site.pool);
  await client.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await client.send(new ListUsersCommand({ UserPoolId }));
  await client.send(new AdminGetUserCommand({ UserPoolId, Username: 'nobody' })).catch(() => {});
  const stranger = site.client({ credentials: { accessKeyId: 'x', secretAccessKey: 'x' } });
  await stranger.send(new AdminDeleteUserCommand({ UserPoolId, Username: email })).catch(() => {});
  const address = '127.0.0.1';
  expect(events).toEqual([
    { kind: 'admin-call', call: 'AdminDisableUser', sub, address },
    { kind: 'admin-call', call: 'ListUsers', sub: null, address },
    { kind: 'admin-call-refused', call: 'AdminDeleteUser', sub: null, address },
  ]);
});
