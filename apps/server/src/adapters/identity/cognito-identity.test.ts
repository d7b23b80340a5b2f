import { expect, test } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { openCognitoIdentity } from './cognito-identity.ts';
import { type Identity, IdentityUnavailable } from './identity.ts';
import { identityCases } from './testing/identity-cases.ts';
import { membersIn } from './testing/members.ts';
import { poolOverHttp } from './testing/pool-over-http.ts';
import { signInForTokens } from './testing/pool-testing.ts';
import { scriptedCognito } from './testing/scripted-cognito.ts';

const sub = '6f1c2f8e-0d5b-4f6e-9a53-3c1a1f0f7a11';
const password = 'Barley-Field-7';
const brief = { connectMs: 300, answerMs: 300, attempts: 2 };

async function overTheWire() {
  const database = await testDatabase();
  const members = membersIn(database);
  const http = await poolOverHttp(members);
  return {
    members,
    config: http.config,
    /** The pool and its keys are away from now on. */
    away: () => http[Symbol.asyncDispose](),
    identity: await openCognitoIdentity(http.config, members),
    elsewhere: ({ clientId = 'website', issuer = http.config.issuer }) =>
      openCognitoIdentity({ ...http.config, userPoolClientId: clientId, issuer }, members),
    async [Symbol.asyncDispose]() {
      await http[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

identityCases('a Cognito pool over the wire', overTheWire, {
  because: 'its signature says nothing of its session',
  signedByThePool: [
    'a header in other order',
    'the algorithm twice, by our own key',
    ...['jwk', 'jku', 'x5u', 'x5c', 'zip', 'iss'].map((name) => `${name} in the header, by our own key`),
    // Amazon itself leaves it out where tokens cannot be revoked.
    'no origin_jti',
    'a session id that is not a UUID',
    'an unknown session',
    'another member’s session',
  ],
});

/** Against answers that Amazon gives and our own pool does not. */
async function against(script: Parameters<typeof scriptedCognito>[0]) {
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
const namesOf = (calls: readonly (readonly [string, unknown])[]) => calls.map(([operation]) => operation);

const everyQuestion: readonly (readonly [string, (identity: Identity) => Promise<unknown>])[] = [
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

/** All at the same time, because each is tried again after a while. */
async function expectUnavailable(identity: Identity): Promise<void> {
  const expectOf = ([name, ask]: (typeof everyQuestion)[number]) =>
    expect(ask(identity), name).rejects.toBeInstanceOf(IdentityUnavailable);
  await Promise.all(everyQuestion.map(expectOf));
}

const troubles = [
  { refusal: 'TooManyRequestsException' },
  { refusal: 'ThrottlingException', message: 'Rate exceeded' },
  { refusal: 'InternalErrorException', status: 500 },
  { refusal: 'ServiceUnavailable', status: 503 },
  { html: 502 },
] as const;

test.each(troubles)('%j is no answer, whatever was asked', async (trouble) => {
  await using site = await against({ '*': [trouble] });
  await expectUnavailable(site.identity);
});

test.each(['silence', 'half an answer'] as const)('%s is given up in time', async (trouble) => {
  await using site = await against({ '*': [trouble] });
  const began = performance.now();
  await expect(site.identity.findBySub(sub)).rejects.toBeInstanceOf(IdentityUnavailable);
  expect(performance.now() - began).toBeLessThan(2_500);
});

test('a pool that cannot be reached is told so', async () => {
  await using site = await overTheWire();
  await site.away();
  const identity = await openCognitoIdentity(site.config, site.members, brief);
  await expectUnavailable(identity);
});

test('what is asked once more and then answered is answered', async () => {
  await using site = await against({
    AdminGetUser: [{ refusal: 'TooManyRequestsException' }, user()],
    AdminListGroupsForUser: [{ html: 503 }, { body: { Groups: [] } }],
  });
  expect(await site.identity.findBySub(sub)).toMatchObject({ sub });
});

test.each(['AccessDeniedException', 'UnrecognizedClientException', 'ResourceNotFoundException'])(
  '%s is a wrong setting and not a provider that is away',
  async (refusal) => {
    await using site = await against({ '*': [{ refusal, message: 'no' }] });
    for (const [name, ask] of everyQuestion) {
      await expect(ask(site.identity), name).rejects.toMatchObject({ name: refusal });
    }
  },
);

test('everything is signed, and so is a sign-up away from Amazon', async () => {
  await using site = await against({ SignUp: [{ body: { UserSub: sub, UserConfirmed: false } }], '*': done });
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
] as const)('a sign-up that ends in %s', async (refusal, message, outcome) => {
  await using site = await against({ SignUp: [{ refusal, message }] });
  expect(await site.identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password })).toEqual(outcome);
});

test('somebody of whom little is known crashes nothing', async () => {
  const bare = { Username: sub };
  await using site = await against({
    AdminGetUser: [{ body: bare }],
    ListUsers: [{ body: { Users: [bare, {}] } }, { body: {} }],
    AdminListGroupsForUser: [{ body: {} }],
  });
  const known = { sub, email: '', name: '', isConfirmed: false, groups: [], createdAt: new Date(0) };
  expect(await site.identity.findBySub(sub)).toMatchObject(known);
  expect(await site.identity.findByEmail('ruth@example.org')).toBeNull();
  const { accounts, next } = await site.identity.list({ after: null, limit: 10 });
  expect([accounts[0], next]).toEqual([expect.objectContaining(known), null]);
  expect(await site.identity.list({ after: null, limit: 10 })).toEqual({ accounts: [], next: null });
});

test('who answers to an address as a user name, but has another one by now, is not its owner', async () => {
  await using site = await against({
    AdminGetUser: [user({ email: 'naomi@example.org' })],
    AdminListGroupsForUser: noGroups,
  });
  expect(await site.identity.findByEmail('ruth@example.org')).toBeNull();
});

test('groups are read to their last page, and whoever is gone by then is nobody', async () => {
  await using site = await against({
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

test('a page asks for no more than Cognito gives, and an empty one need not be the last', async () => {
  await using site = await against({
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

test('a group is made with its first member, also when somebody else makes it at that moment', async () => {
  const noGroup = { refusal: 'ResourceNotFoundException', message: 'Group not found.' };
  for (const made of [{ body: {} }, { refusal: 'GroupExistsException' }]) {
    await using site = await against({ AdminAddUserToGroup: [noGroup, { body: {} }], CreateGroup: [made] });
    expect(await site.identity.addToGroup(sub, 'blog-admin')).toBe(true);
    expect(namesOf(site.calls)).toEqual(['AdminAddUserToGroup', 'CreateGroup', 'AdminAddUserToGroup']);
  }
});

test('nobody has to be taken out of a group that they are not in', async () => {
  await using site = await against({
    AdminGetUser: [user(), { refusal: 'UserNotFoundException' }],
    AdminListGroupsForUser: [{ body: { Groups: [] } }],
  });
  expect(await site.identity.removeFromGroup(sub, 'blog-admin')).toBe(true);
  expect(await site.identity.removeFromGroup(sub, 'blog-admin')).toBe(false);
});

test('confirming verifies the address, also where another was first or a time before stopped half-way', async () => {
  const notConfirmed = user({ email_verified: 'false' }, 'UNCONFIRMED');
  const notVerified = user({ email_verified: 'false' });
  const already = { refusal: 'NotAuthorizedException', message: 'Current status is CONFIRMED' };
  await using raced = await against({
    AdminGetUser: [notConfirmed, notVerified],
    AdminConfirmSignUp: [already],
    AdminUpdateUserAttributes: done,
  });
  expect(await raced.identity.confirm(sub)).toBe(true);
  expect(raced.calls.at(-1)?.[1]).toMatchObject({
    UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
  });
  await using halfWay = await against({ AdminGetUser: [notVerified], AdminUpdateUserAttributes: done });
  expect(await halfWay.identity.confirm(sub)).toBe(true);
  expect(namesOf(halfWay.calls)).toEqual(['AdminGetUser', 'AdminUpdateUserAttributes']);
  await using complete = await against({ AdminGetUser: [user()] });
  expect(await complete.identity.confirm(sub)).toBe(true);
  await using refused = await against({ AdminGetUser: [notConfirmed], AdminConfirmSignUp: [already] });
  await expect(refused.identity.confirm(sub)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a new password is permanent, and every session ends after it', async () => {
  await using site = await against({
    AdminGetUser: [user()],
    AdminSetUserPassword: [
      { body: {} },
      { refusal: 'PasswordHistoryPolicyViolationException', message: 'Used' },
    ],
    AdminUserGlobalSignOut: done,
  });
  expect(await site.identity.setPassword(sub, password)).toEqual({ status: 'set' });
  expect(namesOf(site.calls)).toEqual(['AdminGetUser', 'AdminSetUserPassword', 'AdminUserGlobalSignOut']);
  expect(site.calls[1]?.[1]).toMatchObject({ Username: sub, Password: password, Permanent: true });
  expect(await site.identity.setPassword(sub, password)).toEqual({ status: 'refused', message: 'Used' });
});

test('our policy holds whatever the pool would take', async () => {
  const namesHer = 'My-Ruth-Password-1';
  await using site = await against({ AdminGetUser: [user()] });
  const refusal = { status: 'refused', message: expect.stringMatching(/password/i) };
  expect(await site.identity.setPassword(sub, namesHer)).toEqual(refusal);
  const given = { email: 'ruth@example.org', name: 'Ruth', password: namesHer };
  expect(await site.identity.signUp(given)).toEqual(refusal);
  expect(namesOf(site.calls)).toEqual(['AdminGetUser']);
});

test('whoever is disabled is signed out first, so that nothing from before lives again', async () => {
  await using site = await against({ AdminUserGlobalSignOut: done, AdminDisableUser: done });
  expect(await site.identity.disable(sub)).toBe(true);
  expect(namesOf(site.calls)).toEqual(['AdminUserGlobalSignOut', 'AdminDisableUser']);
});

test('a key that was never seen is asked for, and the token that it signed is good', async () => {
  await using site = await overTheWire();
  const { identity, members } = site;
  const outcome = await identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password });
  if (outcome.status !== 'created') throw new Error(outcome.status);
  await identity.confirm(outcome.sub);
  const before = await signInForTokens(members, 'ruth@example.org', password);
  expect(await identity.verifyToken(before.accessToken)).toMatchObject({ status: 'valid' });
  await members.pool.rotateSigningKeys({ areLeaked: true });
  const after = await signInForTokens(members, 'ruth@example.org', password);
  // Whoever makes up keys may not have it ask more often than this.
  await new Promise((resolve) => setTimeout(resolve, 5_100));
  expect(await identity.verifyToken(after.accessToken)).toMatchObject({ status: 'valid' });
  members.advance(3_000);
  expect(await identity.verifyToken(before.accessToken)).toEqual({ status: 'invalid' });
});

test('keys that cannot be fetched make no token invalid, and those that were are used on', async () => {
  await using site = await overTheWire();
  const made = await site.identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password });
  if (made.status === 'created') await site.identity.confirm(made.sub);
  const { accessToken } = await signInForTokens(site.members, 'ruth@example.org', password);
  for (const path of ['/nowhere', '/identity']) {
    const jwksUri = new URL(path, site.config.jwksUri).href;
    const lost = await openCognitoIdentity({ ...site.config, jwksUri }, site.members, brief);
    await expect(lost.verifyToken(accessToken)).rejects.toBeInstanceOf(IdentityUnavailable);
  }
  expect(await site.identity.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  const late = await openCognitoIdentity(site.config, site.members, brief);
  await site.away();
  site.members.advance(2_000);
  expect(await site.identity.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  await expect(late.verifyToken(accessToken)).rejects.toBeInstanceOf(IdentityUnavailable);
  expect(await late.verifyToken('no token')).toEqual({ status: 'invalid' });
});
