import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { clientOperations } from '#operations/client-operations.ts';
import { forgedTokens } from '#testing/forged-tokens.ts';
import { master, password, poolId } from '#testing/settings.ts';
import { signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, testPool } from '#testing/test-pool.ts';

/** An address that counts who comes. */
async function trap() {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    visits: () => visits,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')),
  };
}

async function forged() {
  const pool = testPool({ startedAt: new Date() });
  const member = await aMember(pool);
  const { accessToken, idToken } = await tokensOf(pool, member.email);
  const lure = await trap();
  const given = { database: pool.database, master, poolId, trapUrl: lure.url };
  const access = await forgedTokens({ ...given, genuine: accessToken });
  const id = await forgedTokens({ ...given, genuine: idToken });
  return {
    pool,
    member,
    lure,
    access,
    id,
    accessToken,
    [Symbol.asyncDispose]: () => lure[Symbol.asyncDispose](),
  };
}

test('no forged token is verified, whatever is asked of it, and nobody is asked about any', async () => {
  await using site = await forged();
  expect(site.access.length).toBeGreaterThan(140);
  for (const { what, token, status } of [...site.access, ...site.id]) {
    expect(await site.pool.pool.verifyToken(token, ['access', 'id']), what).toEqual({ status });
    expect((await site.pool.pool.verifyToken(token)).status, what).not.toBe('valid');
  }
  expect(site.lure.visits()).toBe(0);
});

/** What each call wants besides a token, so that it is the token alone that fails. */
const calls: Readonly<Record<string, object>> = {
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

test('these are all the calls of a client, with an access token and without', () => {
  expect([...Object.keys(calls), ...withoutToken].toSorted()).toEqual(
    [...clientOperations.keys()].toSorted(),
  );
});

test('no call takes a forged token, and none of another use', async () => {
  await using site = await forged();
  const accepted: string[] = [];
  for (const [call, more] of Object.entries(calls)) {
    for (const { what, token } of [...site.access, ...site.id]) {
      const { status, type } = await site.pool.ask(call, { AccessToken: token, ...more });
      const isRefused =
        (status === 400 && /^(NotAuthorized|InvalidParameter|Serialization)Exception$/.test(type ?? '')) ||
        (status === 413 && type === 'RequestEntityTooLargeException');
      if (!isRefused) accepted.push(`${call} of ${what}: ${status} ${type}`);
    }
  }
  expect(accepted).toEqual([]);
  expect(site.lure.visits()).toBe(0);
  expect(await site.pool.pool.verifyToken(site.accessToken)).toMatchObject({ status: 'valid' });
  expect(await site.pool.pool.admin.find({ sub: site.member.sub })).toMatchObject({ name: 'Ruth' });
  expect((await signIn(site.pool, site.member.email)).status).toBe(200);
});
