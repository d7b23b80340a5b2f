import type { Database } from '@wayfare/postgres/db';
import { fetchAuthSession, fetchDevices, forgetDevice, signIn } from 'aws-amplify/auth';
import { expect, test, vi } from 'vitest';
import { configureAmplify } from '#testing/clients/amplify.ts';
import { startPoolServer } from '#testing/pool-server.ts';
import { password } from '#testing/settings.ts';
import { decodePayload, signInForTokens } from '#testing/srp-client.ts';
import { testDatabase } from '#testing/test-database.ts';
import { createMember, createTestPool, type TestPoolOptions } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

// Amplify warns once that the endpoint is not AWS.
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** The pool uses the real time, as Amplify does. */
async function startServer(options: TestPoolOptions = {}) {
  const pool = createTestPool({ startedAt: new Date(), ...options });
  const { endpoint, calls, [Symbol.asyncDispose]: dispose } = await startPoolServer(pool.pool);
  const storage = configureAmplify(endpoint);
  return { pool, storage, calls, [Symbol.asyncDispose]: dispose };
}

test('Amplify stores each new refresh token', async () => {
  await using server = await startServer();
  const member = await createMember(server.pool);
  await signIn({ username: member.email, password });
  for (let i = 0; i < 3; i += 1) {
    server.pool.advance(minutes(2));
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
