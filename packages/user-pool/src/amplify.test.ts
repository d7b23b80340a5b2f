import type { Database } from '@wayfare/postgres/db';
import {
  fetchAuthSession,
  fetchDevices,
  fetchUserAttributes,
  forgetDevice,
  getCurrentUser,
  rememberDevice,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { expect, test, vi } from 'vitest';
import { freshAmplify } from '#testing/clients/amplify.ts';
import { poolServer } from '#testing/pool-server.ts';
import { password } from '#testing/settings.ts';
import { payloadOf, tokensOf } from '#testing/srp-client.ts';
import { testDatabase } from '#testing/test-database.ts';
import { aMember, type Given, testPool } from '#testing/test-pool.ts';

// It says once that the address is not Amazon's.
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Amplify takes the time from the machine, so the pool must too. */
async function amplifyAgainst(given: Given = {}) {
  const pool = testPool({ startedAt: new Date(), ...given });
  const server = await poolServer(pool.pool);
  const stored = freshAmplify(server.endpoint);
  return { pool, stored, calls: server.calls, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test('a member signs in, is known, refreshes and signs out', async () => {
  await using site = await amplifyAgainst();
  const member = await aMember(site.pool, { groups: ['blog-admin'] });
  const { nextStep } = await signIn({ username: member.email.toUpperCase(), password });
  expect(nextStep.signInStep).toBe('DONE');
  expect(await getCurrentUser()).toMatchObject({ userId: member.sub, username: member.sub });
  const first = await fetchAuthSession();
  expect(first.tokens?.idToken?.payload).toMatchObject({
    email: member.email,
    name: 'Ruth',
    'cognito:groups': ['blog-admin'],
  });
  site.pool.pass(1_000);
  const second = await fetchAuthSession({ forceRefresh: true });
  expect(second.tokens?.accessToken.toString()).not.toBe(first.tokens?.accessToken.toString());
  expect(await fetchUserAttributes()).toEqual({
    sub: member.sub,
    email: member.email,
    email_verified: 'true',
    name: 'Ruth',
  });
  await signOut();
  expect((await fetchAuthSession()).tokens).toBeUndefined();
  expect(site.calls).toEqual([
    'InitiateAuth 200',
    'RespondToAuthChallenge 200',
    'GetTokensFromRefreshToken 200',
    'GetUser 200',
    'RevokeToken 200',
  ]);
  expect([...site.stored.keys()]).toEqual([]);
  const token = second.tokens?.accessToken.toString() ?? '';
  expect(await site.pool.pool.verifyToken(token)).toEqual({ status: 'revoked' });
});

test('it signs in twenty times running, whatever the numbers that are drawn', async () => {
  await using site = await amplifyAgainst();
  const member = await aMember(site.pool);
  for (let i = 0; i < 20; i += 1) {
    expect((await signIn({ username: member.email, password })).nextStep.signInStep).toBe('DONE');
    await signOut();
  }
});

test('what is not for clients is refused, and no second factor is set up', async () => {
  await using site = await amplifyAgainst();
  const member = await aMember(site.pool);
  await signIn({ username: member.email, password });
  await expect(updateUserAttributes({ userAttributes: { email: 'x@example.org' } })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  await expect(setUpTOTP()).rejects.toMatchObject({ name: 'SoftwareTokenMFANotFoundException' });
  await expect(signUp({ username: 'x@example.org', password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('signing out everywhere reaches the other browser at its next refresh', async () => {
  await using site = await amplifyAgainst();
  const member = await aMember(site.pool);
  await signIn({ username: member.email, password });
  const other = new Map(site.stored);
  await signOut({ global: true });
  for (const [key, value] of other) site.stored.set(key, value);
  expect((await fetchAuthSession()).tokens).toBeDefined();
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  expect([...site.stored.keys()].filter((key) => key.endsWith('Token'))).toEqual([]);
});

test('the browser takes up each new refresh token', async () => {
  await using site = await amplifyAgainst({ config: { graceSeconds: 0 } });
  const member = await aMember(site.pool);
  await signIn({ username: member.email, password });
  for (let i = 0; i < 3; i += 1) {
    site.pool.pass(1_000);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  }
});

test('a fault of ours signs nobody out', async () => {
  let isAway = false;
  const database: Database = {
    ...testDatabase,
    query: (...asked) => (isAway ? Promise.reject(new Error('away')) : testDatabase.query(...asked)),
  };
  await using site = await amplifyAgainst({ database });
  const member = await aMember(site.pool);
  await signIn({ username: member.email, password });
  isAway = true;
  await expect(fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
    name: 'InternalErrorException',
  });
  isAway = false;
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
});

test('a device key that was left behind does not keep its owner out', async () => {
  await using site = await amplifyAgainst();
  const member = await aMember(site.pool);
  for (const [name, value] of [
    ['deviceKey', 'us-east-1_0000'],
    ['deviceGroupKey', 'group'],
    ['randomPasswordKey', 'secret'],
  ] as const) {
    for (const owner of [member.email, member.sub]) {
      site.stored.set(`CognitoIdentityServiceProvider.website.${owner}.${name}`, value);
    }
  }
  expect((await signIn({ username: member.email, password })).isSignedIn).toBe(true);
  expect(site.calls).toContain('RespondToAuthChallenge ResourceNotFoundException:');
});

test('no browser is given a key, and whoever asks about its own is told so', async () => {
  await using site = await amplifyAgainst();
  const { email } = await aMember(site.pool);
  await signIn({ username: email, password });
  expect(site.calls).not.toContain('ConfirmDevice 200');
  for (const ask of [rememberDevice, forgetDevice]) await expect(ask()).rejects.toBeDefined();
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
});

test('the client lists where its member is signed in, and ends one of these', async () => {
  await using site = await amplifyAgainst();
  const { email } = await aMember(site.pool);
  const elsewhere = await tokensOf(site.pool, email);
  await signIn({ username: email, password });
  const accessToken = (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
  const [here, other] = await fetchDevices();
  expect(here?.id).toBe(`local_${String(payloadOf(accessToken).origin_jti)}`);
  expect(other?.createDate).toEqual(site.pool.now());
  await forgetDevice({ device: { id: other?.id ?? '' } });
  expect(await site.pool.pool.verifyToken(elsewhere.accessToken, ['access'])).toEqual({ status: 'revoked' });
  expect(await fetchDevices()).toHaveLength(1);
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
});
