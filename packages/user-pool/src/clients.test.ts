import type { Database } from '@wayfare/postgres/db';
import { fetchAuthSession, fetchDevices, forgetDevice, signIn } from 'aws-amplify/auth';
import { expect, test, vi } from 'vitest';
import { amplifyClient, configureAmplify } from '#testing/amplify.ts';
import { startPoolServer } from '#testing/pool-server.ts';
import { password } from '#testing/settings.ts';
import { decodePayload, failSignIn, signInForTokens } from '#testing/srp-client.ts';
import { testDatabase } from '#testing/test-database.ts';
import { createMember, createTestPool, type TestPoolOptions } from '#testing/test-pool.ts';
import { minutes, seconds } from '#time.ts';

// Amplify warns once that the endpoint is not AWS.
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** The pool uses the real time, as Amplify does. */
async function startServer(options: TestPoolOptions = {}) {
  const pool = createTestPool({ startedAt: new Date(), ...options });
  const { endpoint, calls, [Symbol.asyncDispose]: dispose } = await startPoolServer(pool.pool);
  return { pool, endpoint, calls, [Symbol.asyncDispose]: dispose };
}

type Site = Pick<Awaited<ReturnType<typeof startServer>>, 'pool' | 'calls'>;

type Client = ReturnType<typeof amplifyClient>;

/** One member in one browser. */
function journey(name: string, run: (client: Client, site: Site) => Promise<void>): void {
  test(`with aws-amplify, ${name}`, async () => {
    await using server = await startServer();
    using client = amplifyClient(server.endpoint);
    await run(client, server);
    expect(server.calls.filter((call) => call.includes('InternalError'))).toEqual([]);
  });
}

const next = 'An0ther!password';
const signedIn = { status: 'signed-in' };
const refused = (name: string, message: string) => ({ status: 'refused', name, message });
const wrong = refused('NotAuthorizedException', 'Incorrect username or password.');

const getStatus = async ({ pool }: Site, token: string) => (await pool.pool.verifyToken(token)).status;

/** A member with two sessions, of which the client has the second. */
async function signInTwice(client: Client, site: Site) {
  const { email } = await createMember(site.pool);
  await client.signIn(email, password);
  const elsewhere = await client.accessToken();
  // Does not end the session.
  await client.signOut('here');
  await client.signIn(email, password);
  return { email, elsewhere, here: await client.accessToken() };
}

journey('the tokens are refreshed', async (client, site) => {
  const { email } = await createMember(site.pool);
  await client.signIn(email, password);
  const before = await client.accessToken();
  site.pool.advance(seconds(2));
  expect(await client.refresh()).toBe(true);
  expect(await client.accessToken()).not.toBe(before);
  expect(await getStatus(site, await client.accessToken())).toBe('valid');
});

journey('the password is changed with the previous one, if the policy allows it', async (client, site) => {
  const { email } = await createMember(site.pool);
  await client.signIn(email, password);
  expect(await client.changePassword('wrong one', next)).toEqual(wrong);
  expect(await client.changePassword(password, 'short')).toEqual(
    refused('InvalidPasswordException', 'The password is too short.'),
  );
  expect(await client.changePassword(password, next)).toEqual({ status: 'changed' });
  expect(await getStatus(site, await client.accessToken())).toBe('valid');
  await client.signOut('here');
  expect(await client.signIn(email, password)).toEqual(wrong);
  expect(await client.signIn(email, next)).toEqual(signedIn);
});

journey('non-ASCII letters and spaces in a password are significant', async (client, { pool }) => {
  // Few sign-ins, because each takes the libraries a second.
  const unusual = ' Pässwörd  Мир вам 平安 🕊️👩‍👧 e\u0301 is not \u00e9 ';
  for (const accepted of [unusual, 'x'.repeat(256)]) {
    const { email } = await createMember(pool, { password: accepted });
    expect(await client.signIn(email, accepted), accepted).toEqual(signedIn);
    await client.signOut('here');
  }
  const { email } = await createMember(pool, { password: unusual });
  expect(await client.signIn(email, unusual.trim())).toEqual(wrong);
});

journey(
  'a wrong password and an unknown name get the same error, and then a lockout',
  async (client, { pool }) => {
    const { email } = await createMember(pool);
    expect(await client.signIn('unknown@example.org', password)).toEqual(wrong);
    // The other failures come from the same network by a faster client.
    for (let i = 0; i < 4; i += 1) await failSignIn(pool, email, { address: '127.0.0.1' });
    expect(await client.signIn(email, 'wrong')).toEqual(wrong);
    expect(await client.signIn(email, password)).toEqual(
      refused('NotAuthorizedException', 'Password attempts exceeded. Please wait 1 second.'),
    );
  },
);

journey('the attributes are read, and the name is changed to non-ASCII text', async (client, { pool }) => {
  const name = 'Noëmi Łódź 日本 🕊️';
  const { sub, email } = await createMember(pool, { name });
  await client.signIn(email, password);
  expect(await client.idClaims()).toMatchObject({ name });
  expect(await client.attributes()).toEqual({ sub, email, email_verified: 'true', name });
  await client.changeName('Ρουθ ‏רות');
  expect(await client.attributes()).toMatchObject({ name: 'Ρουθ ‏רות' });
});

journey('signing out ends only this session', async (client, site) => {
  const { elsewhere, here } = await signInTwice(client, site);
  await client.signOut('revoking');
  expect(site.calls).toContain('RevokeToken 200');
  expect(await getStatus(site, here)).toBe('revoked');
  expect(await getStatus(site, elsewhere)).toBe('valid');
});

journey('signing out everywhere ends all sessions', async (client, site) => {
  const { email, elsewhere, here } = await signInTwice(client, site);
  await client.signOut('everywhere');
  expect(site.calls).toContain('GlobalSignOut 200');
  for (const token of [here, elsewhere]) expect(await getStatus(site, token)).toBe('revoked');
  expect(await client.signIn(email, password)).toEqual(signedIn);
});

journey('the state of an account is shown only after the right password', async (client, { pool }) => {
  const { admin } = pool.pool;
  const unconfirmed = await createMember(pool, { isConfirmed: false });
  const mustReset = await createMember(pool);
  await admin.requireReset(mustReset.sub);
  const disabled = await createMember(pool);
  await admin.disable(disabled.sub);
  for (const [{ email }, name, message] of [
    [unconfirmed, 'UserNotConfirmedException', 'User is not confirmed.'],
    [mustReset, 'PasswordResetRequiredException', 'Password reset required for the user'],
    [disabled, 'NotAuthorizedException', 'User is disabled.'],
  ] as const) {
    expect((await failSignIn(pool, email)).message).toBe(wrong.message);
    expect(await client.signIn(email, password)).toEqual(refused(name, message));
  }
});

journey('a temporary password is replaced by a new one, if the policy allows it', async (client, site) => {
  const { email } = await createMember(site.pool, { isPasswordTemporary: true });
  expect(await client.signIn(email, password)).toEqual({ status: 'new-password-required' });
  expect(await client.chooseNewPassword('short')).toMatchObject({ name: 'InvalidPasswordException' });
  expect(await client.chooseNewPassword(next)).toEqual(signedIn);
  expect(await getStatus(site, await client.accessToken())).toBe('valid');
  await client.signOut('here');
  expect(await client.signIn(email, next)).toEqual(signedIn);
});

test('Amplify stores each new refresh token', async () => {
  await using server = await startServer();
  configureAmplify(server.endpoint);
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
  configureAmplify(server.endpoint);
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
  const storage = configureAmplify(server.endpoint);
  const member = await createMember(server.pool);
  for (const [name, value] of [
    ['deviceKey', 'us-east-1_0000'],
    ['deviceGroupKey', 'group'],
    ['randomPasswordKey', 'secret'],
  ] as const) {
    for (const owner of [member.email, member.sub]) {
      storage.set(`CognitoIdentityServiceProvider.website.${owner}.${name}`, value);
    }
  }
  expect((await signIn({ username: member.email, password })).isSignedIn).toBe(true);
  expect(server.calls).toContain('RespondToAuthChallenge ResourceNotFoundException:');
});

test('Amplify lists the member’s sessions as devices and ends one', async () => {
  await using server = await startServer();
  configureAmplify(server.endpoint);
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
