import { expect, test } from 'vitest';
import { resultOf } from '#testing/answer.ts';
import { clientId, password } from '#testing/settings.ts';
import { payloadOf, signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, type TestPool, testPool, wireRequest } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const refused = (message: string, type = 'NotAuthorizedException') => ({ status: 400, type, message });

const byNewCall = (pool: TestPool, RefreshToken: string) =>
  pool.ask('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });

const byOldFlow = (pool: TestPool, REFRESH_TOKEN: string) =>
  pool.ask('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: clientId,
    AuthParameters: { REFRESH_TOKEN },
  });

const getUser = (pool: TestPool, AccessToken: string) => pool.ask('GetUser', { AccessToken });

test('both ways of refreshing bring new tokens of the same session', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const first = await tokensOf(pool, member.email);
  pool.pass(minutes(20));
  await pool.pool.admin.addToGroup(member.sub, 'blog-admin');
  for (const way of [byOldFlow, byNewCall]) {
    const result = resultOf(await way(pool, first.refreshToken));
    const [before, after] = [payloadOf(first.accessToken), payloadOf(result.AccessToken)];
    for (const name of ['sub', 'origin_jti', 'event_id', 'auth_time']) expect(after[name]).toBe(before[name]);
    expect(after.jti).not.toBe(before.jti);
    expect(after.iat).toBe(pool.now().getTime() / 1_000);
    expect(payloadOf(result.IdToken)['cognito:groups']).toEqual(['blog-admin']);
    expect((await getUser(pool, result.AccessToken)).status).toBe(200);
  }
});

test('a refresh token that is unknown, another client’s, or too old is refused', async () => {
  const pool = testPool();
  const { refreshToken } = await tokensOf(pool, (await aMember(pool)).email);
  expect(await byNewCall(pool, 'unknown')).toMatchObject(refused('Invalid Refresh Token'));
  const sibling = testPool({ database: pool.database, config: { clientId: 'another' } });
  const foreign = { ClientId: 'another', RefreshToken: refreshToken };
  expect(await sibling.ask('GetTokensFromRefreshToken', foreign)).toMatchObject(
    refused('Invalid Refresh Token'),
  );
  const otherPool = testPool({ database: pool.database, config: { poolId: 'local_Others' } });
  const stranger = await otherPool.pool.handle({
    ...wireRequest(
      'GetTokensFromRefreshToken',
      JSON.stringify({ ClientId: clientId, RefreshToken: refreshToken }),
    ),
    address: '203.0.113.7',
  });
  expect(stranger.body).toContain('Invalid Refresh Token');
});

test('a revoked token ends its session and no other', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const [first, second] = [await tokensOf(pool, member.email), await tokensOf(pool, member.email)];
  const revoke = (Token: string) => pool.ask('RevokeToken', { ClientId: clientId, Token });
  expect(await revoke(first.refreshToken)).toMatchObject({ status: 200, body: {} });
  expect(await revoke(first.refreshToken)).toMatchObject({ status: 200, body: {} });
  expect(await revoke('unknown')).toMatchObject({ status: 200, body: {} });
  expect(await revoke(second.accessToken)).toMatchObject({ type: 'UnsupportedTokenTypeException' });
  expect(await byNewCall(pool, first.refreshToken)).toMatchObject(refused('Refresh Token has been revoked'));
  expect(await getUser(pool, first.accessToken)).toMatchObject(refused('Access Token has been revoked'));
  expect(await pool.pool.verifyToken(first.idToken, ['id'])).toEqual({ status: 'revoked' });
  expect((await byNewCall(pool, second.refreshToken)).status).toBe(200);
  expect(await pool.pool.verifyToken(second.idToken, ['id'])).toMatchObject({ status: 'valid' });
});

test('signing out everywhere ends all sessions at once, and a new one may begin in the same second', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const [first, second] = [await tokensOf(pool, member.email), await tokensOf(pool, member.email)];
  const signOut = await pool.ask('GlobalSignOut', { AccessToken: first.accessToken });
  expect(signOut).toMatchObject({ status: 200, body: {} });
  for (const { accessToken, refreshToken } of [first, second]) {
    expect(await getUser(pool, accessToken)).toMatchObject(refused('Access Token has been revoked'));
    expect(await byNewCall(pool, refreshToken)).toMatchObject(refused('Refresh Token has been revoked'));
  }
  const third = await tokensOf(pool, member.email);
  expect((await getUser(pool, third.accessToken)).status).toBe(200);
});

test('a member reads the own attributes, all of them text', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const { accessToken, idToken } = await tokensOf(pool, member.email);
  expect((await getUser(pool, accessToken)).body).toEqual({
    Username: member.sub,
    UserAttributes: [
      { Name: 'sub', Value: member.sub },
      { Name: 'email', Value: member.email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: 'Ruth' },
    ],
  });
  expect(await getUser(pool, idToken)).toMatchObject(refused('Invalid Access Token'));
  expect(await getUser(pool, 'nonsense')).toMatchObject(refused('Invalid Access Token'));
  pool.pass(minutes(15));
  expect(await getUser(pool, accessToken)).toMatchObject(refused('Access Token has expired'));
});

test('a session ends when its account is disabled, must be reset, or is deleted', async () => {
  const pool = testPool();
  const { admin } = pool.pool;
  const endings = ['disable', 'requireReset', 'delete', 'signOutEverywhere'] as const;
  for (const end of endings) {
    const member = await aMember(pool);
    const { accessToken, refreshToken } = await tokensOf(pool, member.email);
    expect(await admin[end](member.sub)).toBe(true);
    expect(await getUser(pool, accessToken)).toMatchObject(refused('Access Token has been revoked'));
    expect((await byNewCall(pool, refreshToken)).type).toBe('NotAuthorizedException');
  }
});

test('a changed password keeps this session, ends the others, and is the only one that works', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const [here, elsewhere] = [await tokensOf(pool, member.email), await tokensOf(pool, member.email)];
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    pool.ask('ChangePassword', { AccessToken: here.accessToken, PreviousPassword, ProposedPassword });
  expect(await change(password, 'short')).toMatchObject(
    refused('The password is too short.', 'InvalidPasswordException'),
  );
  expect(await change(password, 'x'.repeat(257))).toMatchObject({ type: 'InvalidParameterException' });
  expect(await change('wrong one', 'An0ther!password')).toMatchObject(
    refused('Incorrect username or password.'),
  );
  expect(await change(password, 'An0ther!password')).toMatchObject({ status: 200, body: {} });
  expect((await getUser(pool, here.accessToken)).status).toBe(200);
  expect(await getUser(pool, elsewhere.accessToken)).toMatchObject(refused('Access Token has been revoked'));
  expect((await signIn(pool, member.email)).status).toBe(400);
  expect((await signIn(pool, member.email, 'An0ther!password')).status).toBe(200);
});

test('guesses at the previous password count like those at sign-in', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const { accessToken } = await tokensOf(pool, member.email);
  const guess = (PreviousPassword: string) =>
    pool.ask('ChangePassword', {
      AccessToken: accessToken,
      PreviousPassword,
      ProposedPassword: 'An0ther!password',
    });
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess('wrong')));
  expect(answers.filter(({ type }) => type === 'NotAuthorizedException')).toHaveLength(5);
  expect(await guess(password)).toMatchObject(
    refused('Attempt limit exceeded, please try after some time.', 'LimitExceededException'),
  );
  await expect(tokensOf(pool, member.email)).rejects.toThrow('Password attempts exceeded');
});

test('a member may change the name and nothing else', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const { accessToken, refreshToken } = await tokensOf(pool, member.email);
  const update = (...UserAttributes: object[]) =>
    pool.ask('UpdateUserAttributes', { AccessToken: accessToken, UserAttributes });
  const naomi = { Name: 'name', Value: 'Naomi' };
  expect(await update(naomi)).toMatchObject({ status: 200, body: { CodeDeliveryDetailsList: [] } });
  const id = payloadOf(resultOf(await byNewCall(pool, refreshToken)).IdToken);
  expect(id.name).toBe('Naomi');
  for (const Name of ['email', 'email_verified', 'sub', 'custom:role', 'cognito:groups']) {
    expect(await update({ ...naomi, Value: 'Orpah' }, { Name, Value: 'x' })).toMatchObject(
      refused('A client attempted to write unauthorized attribute'),
    );
  }
  for (const Value of ['', '  ', 'a\u0000b', '\ud800', undefined]) {
    expect(await update({ Name: 'name', Value })).toMatchObject({ type: 'InvalidParameterException' });
  }
  expect(await pool.pool.admin.find({ sub: member.sub })).toMatchObject({
    name: 'Naomi',
    email: member.email,
  });
});

test('a name that the house does not take is refused in its words', async () => {
  const fault = 'That is no name.';
  const pool = testPool({ config: { nameFault: (name) => (name.includes('\n') ? fault : null) } });
  const member = await aMember(pool);
  const { accessToken: AccessToken } = await tokensOf(pool, member.email);
  const update = (Value: string) =>
    pool.ask('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'name', Value }] });
  expect(await update('Naomi\nBcc: all')).toMatchObject(refused(fault, 'InvalidParameterException'));
  expect((await pool.pool.admin.find({ sub: member.sub }))?.name).not.toContain('\n');
  expect(await update('Naomi')).toMatchObject({ status: 200 });
});

test('devices and second factors are answered as a pool without them does', async () => {
  const pool = testPool();
  const { accessToken: AccessToken } = await tokensOf(pool, (await aMember(pool)).email);
  for (const operation of ['ConfirmDevice', 'ForgetDevice', 'GetDevice', 'UpdateDeviceStatus']) {
    expect(await pool.ask(operation, { AccessToken, DeviceKey: 'x' })).toMatchObject(
      refused('Device does not exist.', 'ResourceNotFoundException'),
    );
    expect(await pool.ask(operation, { AccessToken: 'x', DeviceKey: 'x' })).toMatchObject(
      refused('Invalid Access Token'),
    );
  }
  expect(await pool.ask('AssociateSoftwareToken', { AccessToken })).toMatchObject(
    refused('Software Token MFA has not been enabled by the userPool', 'SoftwareTokenMFANotFoundException'),
  );
  expect(await pool.ask('AssociateSoftwareToken', {})).toMatchObject({ type: 'InvalidParameterException' });
});

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('a member sees every open session, this one first, and ends another', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  const here = await tokensOf(pool, email, password, { userAgent: windows });
  const signedInAt = pool.now().getTime() / 1_000;
  pool.pass(minutes(5));
  const there = await tokensOf(pool, email, password, { userAgent: iPhone });
  await tokensOf(pool, (await aMember(pool)).email);
  const ended = await tokensOf(pool, email);
  await pool.ask('RevokeToken', { ClientId: clientId, Token: ended.refreshToken });
  pool.pass(minutes(5));
  await byNewCall(pool, here.refreshToken);
  const keyOf = (token: string) => `local_${String(payloadOf(token).origin_jti)}`;
  const list = () => pool.ask('ListDevices', { AccessToken: here.accessToken });
  const status = { Name: 'device_status', Value: 'valid' };
  expect((await list()).body).toEqual({
    Devices: [
      {
        DeviceKey: keyOf(here.accessToken),
        DeviceAttributes: [status, { Name: 'device_name', Value: 'Chrome on Windows' }],
        DeviceCreateDate: signedInAt,
        DeviceLastModifiedDate: signedInAt + 600,
        DeviceLastAuthenticatedDate: signedInAt + 600,
      },
      {
        DeviceKey: keyOf(there.accessToken),
        DeviceAttributes: [status, { Name: 'device_name', Value: 'Safari on iPhone' }],
        DeviceCreateDate: signedInAt + 300,
        DeviceLastModifiedDate: signedInAt + 300,
        DeviceLastAuthenticatedDate: signedInAt + 300,
      },
    ],
  });
  const end = (DeviceKey: string) => pool.ask('ForgetDevice', { AccessToken: here.accessToken, DeviceKey });
  expect(await end(keyOf(there.accessToken))).toMatchObject({ status: 200, body: {} });
  expect(await getUser(pool, there.accessToken)).toMatchObject(refused('Access Token has been revoked'));
  expect(await byNewCall(pool, there.refreshToken)).toMatchObject(refused('Refresh Token has been revoked'));
  const none = refused('Device does not exist.', 'ResourceNotFoundException');
  expect(await end(keyOf(there.accessToken))).toMatchObject(none);
  expect((await list()).body).toMatchObject({ Devices: [{ DeviceKey: keyOf(here.accessToken) }] });
});

test('nobody ends a session of somebody else', async () => {
  const pool = testPool();
  const [ruth, boaz] = [await aMember(pool), await aMember(pool)];
  const [hers, his] = [await tokensOf(pool, ruth.email), await tokensOf(pool, boaz.email)];
  const id = String(payloadOf(hers.accessToken).origin_jti);
  for (const DeviceKey of [`local_${id}`, `local_${id.toUpperCase()}`, `local_${crypto.randomUUID()}`, id]) {
    expect(await pool.ask('ForgetDevice', { AccessToken: his.accessToken, DeviceKey })).toMatchObject(
      refused('Device does not exist.', 'ResourceNotFoundException'),
    );
  }
  expect((await getUser(pool, hers.accessToken)).status).toBe(200);
});

test('where nobody can write down that a password changed, it stays as it was', async () => {
  const pool = testPool({ config: { onPasswordChanged: () => Promise.reject(new Error('full')) } });
  const { email } = await aMember(pool);
  const { accessToken: AccessToken } = await tokensOf(pool, email);
  const change = { AccessToken, PreviousPassword: password, ProposedPassword: 'An0ther!password' };
  await expect(pool.ask('ChangePassword', change)).rejects.toThrow('full');
  expect((await signIn(pool, email)).status).toBe(200);
  expect((await signIn(pool, email, 'An0ther!password')).status).toBe(400);
});
