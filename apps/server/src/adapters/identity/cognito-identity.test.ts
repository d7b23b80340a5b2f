import { expect, test, vi } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { shareSigningKey } from '#features/identity/testing/shared-signing-key.ts';
import { openCognitoIdentity } from './cognito-identity.ts';
import { type Identity, IdentityUnavailable } from './identity.ts';
import { identityCases } from './testing/identity-cases.ts';
import { membersIn } from './testing/members.ts';
import { poolOverHttp } from './testing/pool-over-http.ts';
import { master, signInForTokens } from './testing/pool-testing.ts';
import { scriptedCognito } from './testing/scripted-cognito.ts';

const sub = '6f1c2f8e-0d5b-4f6e-9a53-3c1a1f0f7a11';
const password = 'Barley-Field-7';
const brief = { connectMs: 300, responseMs: 300, attempts: 2 };

async function openPool() {
  const database = await testDatabase();
  const members = membersIn(database);
  await shareSigningKey(database, members.pool, master);
  const http = await poolOverHttp(members);
  return {
    members,
    config: http.config,
    /** Stops the pool and its keys. */
    stop: () => http[Symbol.asyncDispose](),
    identity: await openCognitoIdentity(http.config, members),
    elsewhere: ({ clientId = 'website', issuer = http.config.issuer }) =>
      openCognitoIdentity({ ...http.config, userPoolClientId: clientId, issuer }, members),
    async [Symbol.asyncDispose]() {
      await http[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

identityCases('Cognito', openPool, {
  because: 'the signature does not depend on the session',
  signedByThePool: [
    'a header in other order',
    'the algorithm twice, by our own key',
    ...['jwk', 'jku', 'x5u', 'x5c', 'zip', 'iss'].map((name) => `${name} in the header, by our own key`),
    // Amazon leaves it out if token revocation is off.
    'no origin_jti',
    'a session id that is not a UUID',
    'an unknown session',
    'another member’s session',
  ],
});

/** For responses that Amazon sends and the site's own pool does not. */
async function openScripted(script: Parameters<typeof scriptedCognito>[0]) {
  const cognito = await scriptedCognito(script);
  const identity = await openCognitoIdentity(cognito.config, undefined, brief);
  const { calls, signed } = cognito;
  return { identity, calls, signed, [Symbol.asyncDispose]: () => cognito[Symbol.asyncDispose]() };
}

const user = (attributes: Record<string, string> = {}, status = 'CONFIRMED') => {
  const named = { sub, email: 'ruth@example.org', email_verified: 'true', name: 'Ruth', ...attributes };
  return {
    body: {
      Username: sub,
      UserAttributes: Object.entries(named).map(([Name, Value]) => ({ Name, Value })),
      UserCreateDate: 1_795_000_000.123,
      Enabled: true,
      UserStatus: status,
    },
  };
};
const done = [{ body: {} }];
const noGroups = [{ body: { Groups: [] } }];
const listOperations = (calls: readonly (readonly [string, unknown])[]) =>
  calls.map(([operation]) => operation);

const allRequests: readonly (readonly [string, (identity: Identity) => Promise<unknown>])[] = [
  ['findByEmail', (identity) => identity.findByEmail('ruth@example.org')],
  ['findBySub', (identity) => identity.findBySub(sub)],
  ['list', (identity) => identity.list({ after: null, limit: 10 })],
  ['signUp', (identity) => identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password })],
  ['confirm', (identity) => identity.confirm(sub)],
  ['setPassword', (identity) => identity.setPassword(sub, password)],
  ['setName', (identity) => identity.setName(sub, 'Ruth')],
  ['addToGroup', (identity) => identity.addToGroup(sub, 'blog-admin')],
  ['removeFromGroup', (identity) => identity.removeFromGroup(sub, 'blog-admin')],
  ['disable', (identity) => identity.disable(sub)],
  ['enable', (identity) => identity.enable(sub)],
  ['delete', (identity) => identity.delete(sub)],
  ['signOutEverywhere', (identity) => identity.signOutEverywhere(sub)],
];

/** In parallel, because each is retried after a delay. */
async function expectUnavailable(identity: Identity): Promise<void> {
  const expectFailure = ([name, send]: (typeof allRequests)[number]) =>
    expect(send(identity), name).rejects.toBeInstanceOf(IdentityUnavailable);
  await Promise.all(allRequests.map(expectFailure));
}

const troubles = [
  { refusal: 'TooManyRequestsException' },
  { refusal: 'ThrottlingException', message: 'Rate exceeded' },
  { refusal: 'InternalErrorException', status: 500 },
  { refusal: 'ServiceUnavailable', status: 503 },
  { html: 502 },
] as const;

test.each(troubles)('%j makes every request throw IdentityUnavailable', async (trouble) => {
  await using site = await openScripted({ '*': [trouble] });
  await expectUnavailable(site.identity);
});

test.each(['silence', 'half a response'] as const)('%s times out', async (trouble) => {
  await using site = await openScripted({ '*': [trouble] });
  const startedAt = performance.now();
  await expect(site.identity.findBySub(sub)).rejects.toBeInstanceOf(IdentityUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(15_000);
});

test('an unreachable pool makes every request throw IdentityUnavailable', async () => {
  await using site = await openPool();
  await site.stop();
  const identity = await openCognitoIdentity(site.config, site.members, brief);
  await expectUnavailable(identity);
});

test('a request that succeeds at the second attempt returns the result', async () => {
  await using site = await openScripted({
    AdminGetUser: [{ refusal: 'TooManyRequestsException' }, user()],
    AdminListGroupsForUser: [{ html: 503 }, { body: { Groups: [] } }],
  });
  expect(await site.identity.findBySub(sub)).toMatchObject({ sub });
});

test.each(['AccessDeniedException', 'UnrecognizedClientException', 'ResourceNotFoundException'])(
  '%s is a wrong setting, not an unreachable provider',
  async (refusal) => {
    await using site = await openScripted({ '*': [{ refusal, message: 'no' }] });
    for (const [name, send] of allRequests) {
      await expect(send(site.identity), name).rejects.toMatchObject({ name: refusal });
    }
  },
);

test('every request is signed, also SignUp if the endpoint is not Amazon', async () => {
  await using site = await openScripted({
    SignUp: [{ body: { UserSub: sub, UserConfirmed: false } }],
    '*': done,
  });
  await site.identity.signUp({ email: 'Ruth@Example.org', name: 'Ruth', password });
  await site.identity.enable(sub);
  expect(site.signed).toEqual(['SignUp', 'AdminEnableUser']);
  expect(site.calls[0]?.[1]).toEqual({
    ClientId: 'website',
    Username: 'ruth@example.org',
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: 'ruth@example.org' },
      { Name: 'name', Value: 'Ruth' },
    ],
  });
});

test.each([
  ['AliasExistsException', '', { status: 'email-taken' }],
  ['InvalidPasswordException', 'Password too common', { status: 'refused', message: 'Password too common' }],
  ['UserLambdaValidationException', 'Not today', { status: 'refused', message: 'Not today' }],
  [
    'InvalidParameterException',
    "Value 'x' at 'username' failed to satisfy constraint",
    { status: 'refused', message: 'These details cannot be used.' },
  ],
] as const)('a sign-up that fails with %s', async (refusal, message, outcome) => {
  await using site = await openScripted({ SignUp: [{ refusal, message }] });
  expect(await site.identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password })).toEqual(outcome);
});

test('missing attributes get defaults', async () => {
  const bare = { Username: sub };
  await using site = await openScripted({
    AdminGetUser: [{ body: bare }],
    ListUsers: [{ body: { Users: [bare, {}] } }, { body: {} }],
    AdminListGroupsForUser: [{ body: {} }],
  });
  const account = { sub, email: '', name: '', isConfirmed: false, groups: [], createdAt: new Date(0) };
  expect(await site.identity.findBySub(sub)).toMatchObject(account);
  expect(await site.identity.findByEmail('ruth@example.org')).toBeNull();
  const { accounts, next } = await site.identity.list({ after: null, limit: 10 });
  expect([accounts[0], next]).toEqual([expect.objectContaining(account), null]);
  expect(await site.identity.list({ after: null, limit: 10 })).toEqual({ accounts: [], next: null });
});

test('findByEmail ignores an account whose address has changed', async () => {
  await using site = await openScripted({
    AdminGetUser: [user({ email: 'naomi@example.org' })],
    AdminListGroupsForUser: noGroups,
  });
  expect(await site.identity.findByEmail('ruth@example.org')).toBeNull();
});

test('all pages of groups are read, and a user deleted meanwhile is not found', async () => {
  await using site = await openScripted({
    AdminGetUser: [user()],
    AdminListGroupsForUser: [
      { body: { Groups: [{ GroupName: 'homily-admin' }], NextToken: 'more' } },
      { body: { Groups: [{ GroupName: 'blog-admin' }] } },
      { refusal: 'UserNotFoundException' },
    ],
  });
  expect(await site.identity.findBySub(sub)).toMatchObject({ groups: ['blog-admin', 'homily-admin'] });
  expect(await site.identity.findBySub(sub)).toBeNull();
});

test('the page size is limited, and an empty page may have a next one', async () => {
  await using site = await openScripted({
    ListUsers: [{ body: { Users: [], PaginationToken: 'more' } }, { body: { Users: [] } }],
  });
  const { next } = await site.identity.list({ after: null, limit: 500 });
  expect(next).toBe('more');
  expect(await site.identity.list({ after: next, limit: 5 })).toEqual({ accounts: [], next: null });
  expect(site.calls.map(([, input]) => [input.Limit, input.PaginationToken])).toEqual([
    [60, undefined],
    [5, 'more'],
  ]);
});

test('a missing group is created, also if another request creates it at the same time', async () => {
  const noGroup = { refusal: 'ResourceNotFoundException', message: 'Group not found.' };
  for (const created of [{ body: {} }, { refusal: 'GroupExistsException' }]) {
    await using site = await openScripted({
      AdminAddUserToGroup: [noGroup, { body: {} }],
      CreateGroup: [created],
    });
    expect(await site.identity.addToGroup(sub, 'blog-admin')).toBe(true);
    expect(listOperations(site.calls)).toEqual(['AdminAddUserToGroup', 'CreateGroup', 'AdminAddUserToGroup']);
  }
});

test('removing an account from a group that it is not in sends no request', async () => {
  await using site = await openScripted({
    AdminGetUser: [user(), { refusal: 'UserNotFoundException' }],
    AdminListGroupsForUser: [{ body: { Groups: [] } }],
  });
  expect(await site.identity.removeFromGroup(sub, 'blog-admin')).toBe(true);
  expect(await site.identity.removeFromGroup(sub, 'blog-admin')).toBe(false);
});

test('confirming verifies the address, also after a concurrent or an interrupted confirmation', async () => {
  const notConfirmed = user({ email_verified: 'false' }, 'UNCONFIRMED');
  const notVerified = user({ email_verified: 'false' });
  const already = { refusal: 'NotAuthorizedException', message: 'Current status is CONFIRMED' };
  await using raced = await openScripted({
    AdminGetUser: [notConfirmed, notVerified],
    AdminConfirmSignUp: [already],
    AdminUpdateUserAttributes: done,
  });
  expect(await raced.identity.confirm(sub)).toBe(true);
  expect(raced.calls.at(-1)?.[1]).toMatchObject({
    UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
  });
  await using halfWay = await openScripted({ AdminGetUser: [notVerified], AdminUpdateUserAttributes: done });
  expect(await halfWay.identity.confirm(sub)).toBe(true);
  expect(listOperations(halfWay.calls)).toEqual(['AdminGetUser', 'AdminUpdateUserAttributes']);
  await using complete = await openScripted({ AdminGetUser: [user()] });
  expect(await complete.identity.confirm(sub)).toBe(true);
  await using refused = await openScripted({ AdminGetUser: [notConfirmed], AdminConfirmSignUp: [already] });
  await expect(refused.identity.confirm(sub)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a new password is permanent and ends every session', async () => {
  await using site = await openScripted({
    AdminGetUser: [user()],
    AdminSetUserPassword: [
      { body: {} },
      { refusal: 'PasswordHistoryPolicyViolationException', message: 'Used' },
    ],
    AdminUserGlobalSignOut: done,
  });
  expect(await site.identity.setPassword(sub, password)).toEqual({ status: 'set' });
  expect(listOperations(site.calls)).toEqual([
    'AdminGetUser',
    'AdminSetUserPassword',
    'AdminUserGlobalSignOut',
  ]);
  expect(site.calls[1]?.[1]).toMatchObject({ Username: sub, Password: password, Permanent: true });
  expect(await site.identity.setPassword(sub, password)).toEqual({ status: 'refused', message: 'Used' });
});

test("the site's password rules apply before the pool's", async () => {
  const withName = 'My-Ruth-Password-1';
  await using site = await openScripted({ AdminGetUser: [user()] });
  const refusal = { status: 'refused', message: expect.stringMatching(/password/i) };
  expect(await site.identity.setPassword(sub, withName)).toEqual(refusal);
  const account = { email: 'ruth@example.org', name: 'Ruth', password: withName };
  expect(await site.identity.signUp(account)).toEqual(refusal);
  expect(listOperations(site.calls)).toEqual(['AdminGetUser']);
});

test('disabling an account signs it out first', async () => {
  await using site = await openScripted({ AdminUserGlobalSignOut: done, AdminDisableUser: done });
  expect(await site.identity.disable(sub)).toBe(true);
  expect(listOperations(site.calls)).toEqual(['AdminUserGlobalSignOut', 'AdminDisableUser']);
});

test('a new signing key is fetched', async () => {
  await using site = await openPool();
  const { identity, members } = site;
  const outcome = await identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password });
  if (outcome.status !== 'created') throw new Error(outcome.status);
  await identity.confirm(outcome.sub);
  const before = await signInForTokens(members, 'ruth@example.org', password);
  expect(await identity.verifyToken(before.accessToken)).toMatchObject({ status: 'valid' });
  await members.pool.rotateSigningKeys({ areLeaked: true });
  const after = await signInForTokens(members, 'ruth@example.org', password);
  // Unknown keys are fetched at most this often.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_100);
  expect(await identity.verifyToken(after.accessToken)).toMatchObject({ status: 'valid' });
  clock.mockRestore();
  members.advance(3_000);
  expect(await identity.verifyToken(before.accessToken)).toEqual({ status: 'invalid' });
});

test('missing keys throw IdentityUnavailable, and cached keys are used on', async () => {
  await using site = await openPool();
  const outcome = await site.identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password });
  if (outcome.status === 'created') await site.identity.confirm(outcome.sub);
  const { accessToken } = await signInForTokens(site.members, 'ruth@example.org', password);
  for (const path of ['/nowhere', '/identity']) {
    const jwksUri = new URL(path, site.config.jwksUri).href;
    const lost = await openCognitoIdentity({ ...site.config, jwksUri }, site.members, brief);
    await expect(lost.verifyToken(accessToken)).rejects.toBeInstanceOf(IdentityUnavailable);
  }
  expect(await site.identity.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  const late = await openCognitoIdentity(site.config, site.members, brief);
  await site.stop();
  site.members.advance(2_000);
  expect(await site.identity.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  await expect(late.verifyToken(accessToken)).rejects.toBeInstanceOf(IdentityUnavailable);
  expect(await late.verifyToken('no token')).toEqual({ status: 'invalid' });
});
