import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { clientOperations } from '#operations/client-operations.ts';
import { forgeTokens } from '#testing/forged-tokens.ts';
import { master, password, poolId } from '#testing/settings.ts';
import { signIn, signInForTokens } from '#testing/srp-client.ts';
import { createMember, createTestPool } from '#testing/test-pool.ts';

/** Counts the requests to its URL. */
async function startTrap() {
  let requestCount = 0;
  const server = createServer((socket) => {
    requestCount += 1;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    requestCount: () => requestCount,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')),
  };
}

async function forgeAll() {
  const pool = createTestPool({ startedAt: new Date() });
  const member = await createMember(pool);
  const { accessToken, idToken } = await signInForTokens(pool, member.email);
  const trap = await startTrap();
  const options = { database: pool.database, master, poolId, trapUrl: trap.url };
  const access = await forgeTokens({ ...options, genuine: accessToken });
  const id = await forgeTokens({ ...options, genuine: idToken });
  return {
    pool,
    member,
    trap,
    access,
    id,
    accessToken,
    [Symbol.asyncDispose]: () => trap[Symbol.asyncDispose](),
  };
}

test('no forged token is verified, and no URL in one is fetched', async () => {
  await using forgery = await forgeAll();
  expect(forgery.access.length).toBeGreaterThan(130);
  for (const { label, token, status } of [...forgery.access, ...forgery.id]) {
    expect(await forgery.pool.pool.verifyToken(token, ['access', 'id']), label).toEqual({ status });
    expect((await forgery.pool.pool.verifyToken(token)).status, label).not.toBe('valid');
  }
  expect(forgery.trap.requestCount()).toBe(0);
});

/** Valid input except for the token. */
const inputs: Readonly<Record<string, object>> = {
  GetUser: {},
  UpdateUserAttributes: { UserAttributes: [{ Name: 'name', Value: 'Mallory' }] },
  ChangePassword: { PreviousPassword: password, ProposedPassword: 'An0ther!password' },
  GlobalSignOut: {},
  ConfirmDevice: {
    DeviceKey: 'local_x',
    DeviceSecretVerifierConfig: { Salt: 'BQ==', PasswordVerifier: 'Bw==' },
  },
  GetDevice: { DeviceKey: 'local_x' },
  ForgetDevice: { DeviceKey: 'local_x' },
  UpdateDeviceStatus: { DeviceKey: 'local_x', DeviceRememberedStatus: 'remembered' },
  ListDevices: {},
  AssociateSoftwareToken: {},
  VerifySoftwareToken: {},
};
const withoutToken = ['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken', 'RevokeToken'];

test('the lists of operations with and without an access token are complete', () => {
  expect([...Object.keys(inputs), ...withoutToken].toSorted()).toEqual(
    [...clientOperations.keys()].toSorted(),
  );
});

test('no operation accepts a forged token', async () => {
  await using forgery = await forgeAll();
  const accepted: string[] = [];
  for (const [operation, input] of Object.entries(inputs)) {
    for (const { label, token } of [...forgery.access, ...forgery.id]) {
      const { status, type } = await forgery.pool.call(operation, { AccessToken: token, ...input });
      const isRejected =
        (status === 400 && /^(NotAuthorized|InvalidParameter|Serialization)Exception$/.test(type ?? '')) ||
        (status === 413 && type === 'RequestEntityTooLargeException');
      if (!isRejected) accepted.push(`${operation} with ${label}: ${status} ${type}`);
    }
  }
  expect(accepted).toEqual([]);
  expect(forgery.trap.requestCount()).toBe(0);
  expect(await forgery.pool.pool.verifyToken(forgery.accessToken)).toMatchObject({ status: 'valid' });
  expect(await forgery.pool.pool.admin.find({ sub: forgery.member.sub })).toMatchObject({ name: 'Ruth' });
  expect((await signIn(forgery.pool, forgery.member.email)).status).toBe(200);
});
