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
import { configureAmplify } from '#testing/clients/amplify.ts';
import { startPoolServer } from '#testing/pool-server.ts';
import { password } from '#testing/settings.ts';
import { decodePayload, signInForTokens } from '#testing/srp-client.ts';
import { testDatabase } from '#testing/test-database.ts';
import { createMember, createTestPool, type TestPoolOptions } from '#testing/test-pool.ts';

// Amplify warns once that the endpoint is not AWS.
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** The pool uses the real time, as Amplify does. */
async function startServer(options: TestPoolOptions = {}) {
  const pool = createTestPool({ startedAt: new Date(), ...options });
  const { endpoint, calls, [Symbol.asyncDispose]: dispose } = await startPoolServer(pool.pool);
  const storage = configureAmplify(endpoint);
  return { pool, storage, calls, [Symbol.asyncDispose]: dispose };
}

test('a member signs in, refreshes and signs out', async () => {
  await using server = await startServer();
  const member = await createMember(server.pool, { groups: ['blog-admin'] });
  const { nextStep } = await signIn({ username: member.email.toUpperCase(), password });
  expect(nextStep.signInStep).toBe('DONE');
  expect(await getCurrentUser()).toMatchObject({ userId: member.sub, username: member.sub });
  const first = await fetchAuthSession();
  expect(first.tokens?.idToken?.payload).toMatchObject({
    email: member.email,
    name: 'Ruth',
    'cognito:groups': ['blog-admin'],
  });
  server.pool.advance(1_000);
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
  expect(server.calls).toEqual([
    'InitiateAuth 200',
    'RespondToAuthChallenge 200',
    'GetTokensFromRefreshToken 200',
    'GetUser 200',
    'RevokeToken 200',
  ]);
  expect([...server.storage.keys()]).toEqual([]);
  const token = second.tokens?.accessToken.toString() ?? '';
  expect(await server.pool.pool.verifyToken(token)).toEqual({ status: 'revoked' });
});

test('twenty sign-ins with different random numbers succeed', async () => {
  await using server = await startServer();
  const member = await createMember(server.pool);
  for (let i = 0; i < 20; i += 1) {
    expect((await signIn({ username: member.email, password })).nextStep.signInStep).toBe('DONE');
    await signOut();
  }
});

test('disabled operations and the second factor are rejected', async () => {
  await using server = await startServer();
  const member = await createMember(server.pool);
  await signIn({ username: member.email, password });
  await expect(updateUserAttributes({ userAttributes: { email: 'x@example.org' } })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  await expect(setUpTOTP()).rejects.toMatchObject({ name: 'SoftwareTokenMFANotFoundException' });
  await expect(signUp({ username: 'x@example.org', password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('signing out everywhere ends the session of another browser at its next refresh', async () => {
  await using server = await startServer();
  const member = await createMember(server.pool);
  await signIn({ username: member.email, password });
  const other = new Map(server.storage);
  await signOut({ global: true });
  for (const [key, value] of other) server.storage.set(key, value);
  expect((await fetchAuthSession()).tokens).toBeDefined();
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  expect([...server.storage.keys()].filter((key) => key.endsWith('Token'))).toEqual([]);
});

test('Amplify stores each new refresh token', async () => {
  await using server = await startServer({ config: { graceSeconds: 0 } });
  const member = await createMember(server.pool);
  await signIn({ username: member.email, password });
  for (let i = 0; i < 3; i += 1) {
    server.pool.advance(1_000);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  }
});

test('an internal error does not sign out the member', async () => {
  let isDown = false;
  const database: Database = {
    ...testDatabase,
    query: (...query) => (isDown ? Promise.reject(new Error('down')) : testDatabase.query(...query)),
  };
  await using server = await startServer({ database });
  const member = await createMember(server.pool);
  await signIn({ username: member.email, password });
  isDown = true;
  await expect(fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
    name: 'InternalErrorException',
  });
  isDown = false;
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
});

test('a stale device key does not prevent a sign-in', async () => {
  await using server = await startServer();
  const member = await createMember(server.pool);
  for (const [name, value] of [
    ['deviceKey', 'us-east-1_0000'],
    ['deviceGroupKey', 'group'],
    ['randomPasswordKey', 'secret'],
  ] as const) {
    for (const owner of [member.email, member.sub]) {
      server.storage.set(`CognitoIdentityServiceProvider.website.${owner}.${name}`, value);
    }
  }
  expect((await signIn({ username: member.email, password })).isSignedIn).toBe(true);
  expect(server.calls).toContain('RespondToAuthChallenge ResourceNotFoundException:');
});

test('device tracking is off', async () => {
  await using server = await startServer();
  const { email } = await createMember(server.pool);
  await signIn({ username: email, password });
  expect(server.calls).not.toContain('ConfirmDevice 200');
  for (const ask of [rememberDevice, forgetDevice]) await expect(ask()).rejects.toBeDefined();
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
});

test('Amplify lists the member’s sessions as devices and ends one', async () => {
  await using server = await startServer();
  const { email } = await createMember(server.pool);
  const elsewhere = await signInForTokens(server.pool, email);
  await signIn({ username: email, password });
  const accessToken = (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
  const [here, other] = await fetchDevices();
  expect(here?.id).toBe(`local_${String(decodePayload(accessToken).origin_jti)}`);
  expect(other?.createDate).toEqual(server.pool.now());
  await forgetDevice({ device: { id: other?.id ?? '' } });
  expect(await server.pool.pool.verifyToken(elsewhere.accessToken, ['access'])).toEqual({
    status: 'revoked',
  });
  expect(await fetchDevices()).toHaveLength(1);
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
});
