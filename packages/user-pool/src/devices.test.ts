import { fetchDevices, forgetDevice, rememberDevice } from 'aws-amplify/auth';
import { expect, test, vi } from 'vitest';
import { amplifyClient } from '#testing/clients/amplify.ts';
import { identityJsClient } from '#testing/clients/identity-js.ts';
import { sdkClient } from '#testing/clients/sdk.ts';
import { poolServer } from '#testing/pool-server.ts';
import { aMember, password, testPool } from '#testing/test-pool.ts';

// Amplify says once that the address is not Amazon's.
vi.spyOn(console, 'warn').mockImplementation(() => {});

const signedIn = { status: 'signed-in' };
const byPassword = ['PASSWORD_VERIFIER'];
const byDevice = ['PASSWORD_VERIFIER', 'DEVICE_SRP_AUTH', 'DEVICE_PASSWORD_VERIFIER'];

async function trackingSite() {
  const pool = testPool({ startedAt: new Date(), config: { deviceTracking: true } });
  const server = await poolServer(pool.pool);
  return {
    pool,
    server,
    /** The challenges since it was asked the last time. */
    challenges: () => server.challenges.splice(0),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test.each([
  ['aws-amplify', amplifyClient],
  ['amazon-cognito-identity-js', identityJsClient],
  ['the AWS SDK and cognito-srp-helper', sdkClient],
])('with %s, a browser is remembered and proves itself at the second sign-in', async (_, open) => {
  await using site = await trackingSite();
  using client = open(site.server.endpoint);
  const { email, sub } = await aMember(site.pool);
  expect(await client.signIn(email, password)).toEqual(signedIn);
  expect(site.server.calls).toContain('ConfirmDevice 200');
  expect(site.challenges()).toEqual(byPassword);
  expect(await site.pool.store.listDevices(sub)).toHaveLength(1);
  for (let i = 0; i < 3; i += 1) {
    await client.signOut('here');
    expect(await client.signIn(email, password)).toEqual(signedIn);
    expect(site.challenges()).toEqual(byDevice);
  }
  expect(await client.refresh()).toBe(true);
  await client.signOut('here');
  expect(await client.signIn(email, 'wrong')).toMatchObject({ status: 'refused' });
  expect(site.challenges()).toEqual(byPassword);
});

test.each([
  ['aws-amplify', amplifyClient],
  ['amazon-cognito-identity-js', identityJsClient],
])('with %s, a browser that was forgotten elsewhere signs in and is remembered anew', async (_, open) => {
  await using site = await trackingSite();
  using client = open(site.server.endpoint);
  const { email, sub } = await aMember(site.pool);
  await client.signIn(email, password);
  await client.signOut('here');
  const [before] = await site.pool.store.listDevices(sub);
  await site.pool.store.removeDevice(sub, before?.deviceKey ?? '');
  expect(await client.signIn(email, password)).toEqual(signedIn);
  expect(site.server.calls).toContain('RespondToAuthChallenge ResourceNotFoundException:');
  const [after] = await site.pool.store.listDevices(sub);
  expect(after?.deviceKey).not.toBe(before?.deviceKey);
});

test('with aws-amplify, a member sees the own devices, and forgets this one', async () => {
  await using site = await trackingSite();
  using client = amplifyClient(site.server.endpoint);
  const { email } = await aMember(site.pool);
  await client.signIn(email, password);
  await rememberDevice();
  expect(await fetchDevices()).toEqual([
    expect.objectContaining({
      attributes: expect.objectContaining({ 'dev:device_remembered_status': 'remembered' }),
      createDate: site.pool.now(),
      lastAuthenticatedDate: site.pool.now(),
    }),
  ]);
  await forgetDevice();
  expect(await fetchDevices()).toEqual([]);
  expect(await client.refresh()).toBe(true);
  await client.signOut('here');
  expect(await client.signIn(email, password)).toEqual(signedIn);
});
