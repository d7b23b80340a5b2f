import { expect, test } from 'vitest';
import { clientId, password } from '#testing/settings.ts';
import { decodePayload, signIn, signInForTokens } from '#testing/srp-client.ts';
import {
  createMember,
  createPoolWithMember,
  createTestPool,
  getResult,
  type TestPool,
  wireRequest,
} from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const failure = (message: string, type = 'NotAuthorizedException') => ({ status: 400, type, message });

const getTokens = (pool: TestPool, RefreshToken: string) =>
  pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });

const getUser = (pool: TestPool, AccessToken: string) => pool.call('GetUser', { AccessToken });

test('an unknown refresh token, or one of another client or pool, is rejected', async () => {
  const pool = createTestPool();
  const { refreshToken } = await signInForTokens(pool, (await createMember(pool)).email);
  expect(await getTokens(pool, 'unknown')).toMatchObject(failure('Invalid Refresh Token'));
  const otherClient = createTestPool({ database: pool.database, config: { clientId: 'another' } });
  const foreign = { ClientId: 'another', RefreshToken: refreshToken };
  expect(await otherClient.call('GetTokensFromRefreshToken', foreign)).toMatchObject(
    failure('Invalid Refresh Token'),
  );
  const otherPool = createTestPool({ database: pool.database, config: { poolId: 'local_Others' } });
  const response = await otherPool.pool.handle({
    ...wireRequest(
      'GetTokensFromRefreshToken',
      JSON.stringify({ ClientId: clientId, RefreshToken: refreshToken }),
    ),
    address: '203.0.113.7',
  });
  expect(response.body).toContain('Invalid Refresh Token');
});

test('revoking a token ends only its session', async () => {
  const { pool, member } = await createPoolWithMember();
  const [first, second] = [
    await signInForTokens(pool, member.email),
    await signInForTokens(pool, member.email),
  ];
  const revoke = (Token: string) => pool.call('RevokeToken', { ClientId: clientId, Token });
  expect(await revoke(first.refreshToken)).toMatchObject({ status: 200, body: {} });
  expect(await revoke(first.refreshToken)).toMatchObject({ status: 200, body: {} });
  expect(await revoke('unknown')).toMatchObject({ status: 200, body: {} });
  expect(await revoke(second.accessToken)).toMatchObject({ type: 'UnsupportedTokenTypeException' });
  expect(await getTokens(pool, first.refreshToken)).toMatchObject(failure('Refresh Token has been revoked'));
  expect(await getUser(pool, first.accessToken)).toMatchObject(failure('Access Token has been revoked'));
  expect(await pool.pool.verifyToken(first.idToken, ['id'])).toEqual({ status: 'revoked' });
  expect((await getTokens(pool, second.refreshToken)).status).toBe(200);
  expect(await pool.pool.verifyToken(second.idToken, ['id'])).toMatchObject({ status: 'valid' });
});

test('GetUser returns the member’s attributes', async () => {
  const { pool, member } = await createPoolWithMember();
  const { accessToken, idToken } = await signInForTokens(pool, member.email);
  expect((await getUser(pool, accessToken)).body).toEqual({
    Username: member.sub,
    UserAttributes: [
      { Name: 'sub', Value: member.sub },
      { Name: 'email', Value: member.email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: 'Ruth' },
    ],
  });
  expect(await getUser(pool, idToken)).toMatchObject(failure('Invalid Access Token'));
  expect(await getUser(pool, 'nonsense')).toMatchObject(failure('Invalid Access Token'));
  pool.advance(minutes(15));
  expect(await getUser(pool, accessToken)).toMatchObject(failure('Access Token has expired'));
});

test('changing the password ends the member’s other sessions and replaces the old password', async () => {
  const { pool, member } = await createPoolWithMember();
  const [here, elsewhere] = [
    await signInForTokens(pool, member.email),
    await signInForTokens(pool, member.email),
  ];
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    pool.call('ChangePassword', { AccessToken: here.accessToken, PreviousPassword, ProposedPassword });
  expect(await change(password, 'short')).toMatchObject(
    failure('The password is too short.', 'InvalidPasswordException'),
  );
  expect(await change(password, 'x'.repeat(257))).toMatchObject({ type: 'InvalidParameterException' });
  expect(await change('wrong one', 'An0ther!password')).toMatchObject(
    failure('Incorrect username or password.'),
  );
  expect(await change(password, 'An0ther!password')).toMatchObject({ status: 200, body: {} });
  expect((await getUser(pool, here.accessToken)).status).toBe(200);
  expect(await getUser(pool, elsewhere.accessToken)).toMatchObject(failure('Access Token has been revoked'));
  expect((await signIn(pool, member.email)).status).toBe(400);
  expect((await signIn(pool, member.email, 'An0ther!password')).status).toBe(200);
});

test('wrong previous passwords count as failed sign-ins', async () => {
  const { pool, member } = await createPoolWithMember();
  const { accessToken } = await signInForTokens(pool, member.email);
  const changeFrom = (PreviousPassword: string) =>
    pool.call('ChangePassword', {
      AccessToken: accessToken,
      PreviousPassword,
      ProposedPassword: 'An0ther!password',
    });
  const answers = await Promise.all(Array.from({ length: 20 }, () => changeFrom('wrong')));
  expect(answers.filter(({ type }) => type === 'NotAuthorizedException')).toHaveLength(5);
  expect(await changeFrom(password)).toMatchObject(
    failure('Attempt limit exceeded, please try after some time.', 'LimitExceededException'),
  );
  await expect(signInForTokens(pool, member.email)).rejects.toThrow('Password attempts exceeded');
});

test('a member can change only the name', async () => {
  const { pool, member } = await createPoolWithMember();
  const { accessToken, refreshToken } = await signInForTokens(pool, member.email);
  const update = (...UserAttributes: object[]) =>
    pool.call('UpdateUserAttributes', { AccessToken: accessToken, UserAttributes });
  const naomi = { Name: 'name', Value: 'Naomi' };
  expect(await update(naomi)).toMatchObject({ status: 200, body: { CodeDeliveryDetailsList: [] } });
  const id = decodePayload(getResult(await getTokens(pool, refreshToken)).IdToken);
  expect(id.name).toBe('Naomi');
  for (const Name of ['email', 'email_verified', 'sub', 'custom:role', 'cognito:groups']) {
    expect(await update({ ...naomi, Value: 'Orpah' }, { Name, Value: 'x' })).toMatchObject(
      failure('A client attempted to write unauthorized attribute'),
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

test('a name that `nameFault` rejects is not stored', async () => {
  const message = 'Please enter a name.';
  const pool = createTestPool({ config: { nameFault: (name) => (name.includes('\n') ? message : null) } });
  const member = await createMember(pool);
  const { accessToken: AccessToken } = await signInForTokens(pool, member.email);
  const update = (Value: string) =>
    pool.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'name', Value }] });
  expect(await update('Naomi\nBcc: all')).toMatchObject(failure(message, 'InvalidParameterException'));
  expect((await pool.pool.admin.find({ sub: member.sub }))?.name).not.toContain('\n');
  expect(await update('Naomi')).toMatchObject({ status: 200 });
});

test('device and second-factor operations fail as in a pool without them', async () => {
  const pool = createTestPool();
  const { accessToken: AccessToken } = await signInForTokens(pool, (await createMember(pool)).email);
  for (const operation of ['ConfirmDevice', 'ForgetDevice', 'GetDevice', 'UpdateDeviceStatus']) {
    expect(await pool.call(operation, { AccessToken, DeviceKey: 'x' })).toMatchObject(
      failure('Device does not exist.', 'ResourceNotFoundException'),
    );
    expect(await pool.call(operation, { AccessToken: 'x', DeviceKey: 'x' })).toMatchObject(
      failure('Invalid Access Token'),
    );
  }
  expect(await pool.call('AssociateSoftwareToken', { AccessToken })).toMatchObject(
    failure('Software Token MFA has not been enabled by the userPool', 'SoftwareTokenMFANotFoundException'),
  );
  expect(await pool.call('AssociateSoftwareToken', {})).toMatchObject({ type: 'InvalidParameterException' });
});

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('a member lists the open sessions, the current one first, and ends another', async () => {
  const pool = createTestPool();
  const { email } = await createMember(pool);
  const here = await signInForTokens(pool, email, password, { userAgent: windows });
  const signedInAt = pool.now().getTime() / 1_000;
  pool.advance(minutes(5));
  const there = await signInForTokens(pool, email, password, { userAgent: iPhone });
  await signInForTokens(pool, (await createMember(pool)).email);
  const ended = await signInForTokens(pool, email);
  await pool.call('RevokeToken', { ClientId: clientId, Token: ended.refreshToken });
  pool.advance(minutes(5));
  await getTokens(pool, here.refreshToken);
  const toKey = (token: string) => `local_${String(decodePayload(token).origin_jti)}`;
  const list = () => pool.call('ListDevices', { AccessToken: here.accessToken });
  const status = { Name: 'device_status', Value: 'valid' };
  expect((await list()).body).toEqual({
    Devices: [
      {
        DeviceKey: toKey(here.accessToken),
        DeviceAttributes: [status, { Name: 'device_name', Value: 'Chrome on Windows' }],
        DeviceCreateDate: signedInAt,
        DeviceLastModifiedDate: signedInAt + 600,
        DeviceLastAuthenticatedDate: signedInAt + 600,
      },
      {
        DeviceKey: toKey(there.accessToken),
        DeviceAttributes: [status, { Name: 'device_name', Value: 'Safari on iPhone' }],
        DeviceCreateDate: signedInAt + 300,
        DeviceLastModifiedDate: signedInAt + 300,
        DeviceLastAuthenticatedDate: signedInAt + 300,
      },
    ],
  });
  const end = (DeviceKey: string) => pool.call('ForgetDevice', { AccessToken: here.accessToken, DeviceKey });
  expect(await end(toKey(there.accessToken))).toMatchObject({ status: 200, body: {} });
  expect(await getUser(pool, there.accessToken)).toMatchObject(failure('Access Token has been revoked'));
  expect(await getTokens(pool, there.refreshToken)).toMatchObject(failure('Refresh Token has been revoked'));
  const notFound = failure('Device does not exist.', 'ResourceNotFoundException');
  expect(await end(toKey(there.accessToken))).toMatchObject(notFound);
  expect((await list()).body).toMatchObject({ Devices: [{ DeviceKey: toKey(here.accessToken) }] });
});

test('a member cannot end another member’s session', async () => {
  const pool = createTestPool();
  const [ruth, boaz] = [await createMember(pool), await createMember(pool)];
  const [hers, his] = [await signInForTokens(pool, ruth.email), await signInForTokens(pool, boaz.email)];
  const id = String(decodePayload(hers.accessToken).origin_jti);
  for (const DeviceKey of [`local_${id}`, `local_${id.toUpperCase()}`, `local_${crypto.randomUUID()}`, id]) {
    expect(await pool.call('ForgetDevice', { AccessToken: his.accessToken, DeviceKey })).toMatchObject(
      failure('Device does not exist.', 'ResourceNotFoundException'),
    );
  }
  expect((await getUser(pool, hers.accessToken)).status).toBe(200);
});

test('an error in `onPasswordChanged` rolls back the password change', async () => {
  const pool = createTestPool({ config: { onPasswordChanged: () => Promise.reject(new Error('full')) } });
  const { email } = await createMember(pool);
  const { accessToken: AccessToken } = await signInForTokens(pool, email);
  const change = { AccessToken, PreviousPassword: password, ProposedPassword: 'An0ther!password' };
  await expect(pool.call('ChangePassword', change)).rejects.toThrow('full');
  expect((await signIn(pool, email)).status).toBe(200);
  expect((await signIn(pool, email, 'An0ther!password')).status).toBe(400);
});
