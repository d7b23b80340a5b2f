import { expect, test } from 'vitest';
import { minutes, seconds } from '#durations.ts';
import { N, toBytes } from '#srp/group.ts';
import {
  base64Of,
  confirm,
  deviceProof,
  proveDevice,
  provePasswordOn,
  rememberedAt,
  signInOn,
} from '#testing/device-client.ts';
import { begin, proofOf, respond, signIn } from '#testing/srp-client.ts';
import { aMember, clientId, password, resultOf, testPool } from '#testing/test-pool.ts';

const wrong = { status: 400, type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const noDevice = { status: 400, type: 'ResourceNotFoundException', message: 'Device does not exist.' };
const noSession = { status: 400, type: 'NotAuthorizedException', message: 'Invalid session for the user.' };

const trackingPool = () => testPool({ config: { deviceTracking: true } });

async function remembered() {
  const pool = trackingPool();
  const member = await aMember(pool);
  return { pool, member, device: await rememberedAt(pool, member.email) };
}

test('a browser is offered a key, confirms it, and proves itself at the next sign-in', async () => {
  const { pool, device, member } = await remembered();
  expect(device.tokens.NewDeviceMetadata).toEqual({
    DeviceKey: expect.stringMatching(/^local_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    DeviceGroupKey: expect.stringMatching(/^-[0-9a-f]{16}$/),
  });
  const again = await confirm(pool, device.tokens.AccessToken, device);
  expect(again.body).toEqual({ UserConfirmationNecessary: false });
  const asked = await provePasswordOn(pool, device);
  expect(asked.body).toEqual({
    ChallengeName: 'DEVICE_SRP_AUTH',
    Session: expect.any(String),
    ChallengeParameters: { USERNAME: member.sub, DEVICE_KEY: device.deviceKey },
  });
  const { begun, proof } = await deviceProof(pool, device, asked.body.Session);
  expect(begun.body).toEqual({
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: expect.any(String),
      SRP_B: expect.any(String),
      SECRET_BLOCK: expect.any(String),
      USERNAME: member.sub,
      DEVICE_KEY: device.deviceKey,
    },
  });
  const result = resultOf(await proveDevice(pool, proof));
  expect(result).not.toHaveProperty('NewDeviceMetadata');
  expect(await pool.pool.verifyToken(result.AccessToken)).toMatchObject({ status: 'valid' });
});

test('a stolen device key alone proves nothing', async () => {
  const { pool, device, member } = await remembered();
  const thief = { ...device, secret: 'a guess' };
  for (const session of [undefined, '', 'x', device.tokens.AccessToken]) {
    expect((await deviceProof(pool, thief, session)).begun).toMatchObject(noSession);
  }
  const other = await rememberedAt(pool, (await aMember(pool)).email);
  const theirs = await provePasswordOn(pool, other);
  expect((await deviceProof(pool, thief, theirs.body.Session)).begun).toMatchObject(noSession);
  const mixed = { ...thief, email: other.email };
  expect((await deviceProof(pool, mixed, theirs.body.Session)).begun).toMatchObject(noSession);
  // The first half of a password's proof opens no second half of a device's, and the other way about.
  const begun = await begin(pool, member.email);
  const passwordClaim = { ...proofOf(begun, password, pool.now()), DEVICE_KEY: device.deviceKey };
  expect(await proveDevice(pool, passwordClaim)).toMatchObject(wrong);
  const asked = await provePasswordOn(pool, device);
  const { proof } = await deviceProof(pool, device, asked.body.Session);
  expect(await respond(pool, { ...proof, DEVICE_KEY: undefined })).toMatchObject(wrong);
});

test('with the password and without the device’s secret nobody is signed in, and guesses are counted', async () => {
  const { pool, device } = await remembered();
  const thief = { ...device, secret: 'a guess' };
  const proofs = [];
  for (let i = 0; i < 6; i += 1) {
    const asked = await provePasswordOn(pool, thief);
    proofs.push((await deviceProof(pool, thief, asked.body.Session)).proof);
  }
  const answers = await Promise.all(proofs.map((proof) => proveDevice(pool, proof)));
  expect(answers.filter(({ message }) => message === wrong.message)).toHaveLength(5);
  expect(answers.filter(({ message }) => message?.startsWith('Password attempts exceeded'))).toHaveLength(1);
});

test('a device’s block opens once', async () => {
  const { pool, device } = await remembered();
  const asked = await provePasswordOn(pool, device);
  const { proof } = await deviceProof(pool, device, asked.body.Session);
  const answers = await Promise.all(Array.from({ length: 6 }, () => proveDevice(pool, proof)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a challenge for a device lives three minutes, before and after its first half', async () => {
  const { pool, device } = await remembered();
  const asked = await provePasswordOn(pool, device);
  pool.pass(minutes(3) - seconds(1));
  const { proof } = await deviceProof(pool, device, asked.body.Session);
  pool.pass(seconds(1));
  expect((await deviceProof(pool, device, asked.body.Session)).begun.message).toContain('session is expired');
  pool.pass(minutes(3) - seconds(1));
  expect(await proveDevice(pool, proof)).toMatchObject(wrong);
});

test('what happens to the account on the way is heeded at the end', async () => {
  for (const [change, refusal] of [
    ['setPassword', wrong],
    ['disable', { message: 'User is disabled.' }],
    ['requireReset', { type: 'PasswordResetRequiredException' }],
    ['delete', noDevice],
  ] as const) {
    const { pool, device, member } = await remembered();
    const { admin } = pool.pool;
    const asked = await provePasswordOn(pool, device);
    const { proof } = await deviceProof(pool, device, asked.body.Session);
    if (change === 'setPassword') await admin.setPassword(member.sub, 'An0ther!password');
    else await admin[change](member.sub);
    expect(await proveDevice(pool, proof), change).toMatchObject(refusal);
    if (change === 'setPassword') {
      expect((await deviceProof(pool, device, asked.body.Session)).begun).toMatchObject(noSession);
    }
  }
});

test('a key that is unknown, or another member’s, spends nothing of the proof', async () => {
  const { pool, device, member } = await remembered();
  const other = await aMember(pool);
  for (const [email, DEVICE_KEY] of [
    [member.email, 'local_unknown'],
    [other.email, device.deviceKey],
  ] as const) {
    const proof = proofOf(await begin(pool, email), password, pool.now());
    expect(await respond(pool, { ...proof, DEVICE_KEY })).toMatchObject(noDevice);
    // One client says with null that it has none.
    expect((await respond(pool, { ...proof, DEVICE_KEY: null })).status).toBe(200);
  }
  const unknown = { ...device, email: 'nobody@example.org' };
  expect(
    await proveDevice(pool, {
      ...proofOf(await begin(pool, unknown.email), password, pool.now()),
      DEVICE_KEY: device.deviceKey,
    }),
  ).toMatchObject(noDevice);
});

test('on a remembered device a wrong password is refused before anything is said of the device', async () => {
  const { pool, device } = await remembered();
  const proof = proofOf(await begin(pool, device.email), 'wrong', pool.now());
  expect(await respond(pool, { ...proof, DEVICE_KEY: device.deviceKey })).toMatchObject(wrong);
});

test('a session confirms the device that it was offered, with a verifier that is one', async () => {
  const { pool, device, member } = await remembered();
  const other = resultOf(await signIn(pool, member.email));
  expect(await confirm(pool, other.AccessToken, device)).toMatchObject(noDevice);
  const onDevice = resultOf(await signInOn(pool, device));
  expect(await confirm(pool, onDevice.AccessToken, device)).toMatchObject(noDevice);
  const config = { Salt: base64Of(5n), PasswordVerifier: base64Of(7n) };
  for (const [odd, type] of [
    [undefined, 'InvalidParameterException'],
    [{ ...config, Salt: base64Of(2n ** 128n) }, 'InvalidParameterException'],
    [{ ...config, Salt: '!' }, 'InvalidParameterException'],
    [{ ...config, Salt: base64Of(0n) }, 'InvalidParameterException'],
    [{ ...config, PasswordVerifier: base64Of(0n) }, 'InvalidParameterException'],
    [{ ...config, PasswordVerifier: base64Of(1n) }, 'InvalidParameterException'],
    [{ ...config, PasswordVerifier: base64Of(N - 1n) }, 'InvalidParameterException'],
    [{ ...config, PasswordVerifier: base64Of(N + 5n) }, 'InvalidParameterException'],
    [{ ...config, PasswordVerifier: '' }, 'InvalidParameterException'],
    [{ ...config, PasswordVerifier: 7 }, 'SerializationException'],
  ] as const) {
    const answer = await pool.ask('ConfirmDevice', {
      AccessToken: other.AccessToken,
      DeviceKey: other.NewDeviceMetadata?.DeviceKey,
      DeviceSecretVerifierConfig: odd,
    });
    expect(answer, JSON.stringify(odd)).toMatchObject({ status: 400, type });
  }
});

test('devices are listed, shown and marked, each member’s own', async () => {
  const { pool, device } = await remembered();
  const AccessToken = device.tokens.AccessToken;
  const stranger = resultOf(await signIn(pool, (await aMember(pool)).email)).AccessToken;
  const at = pool.now().getTime() / 1_000;
  const shown = (status: string, changedAt = at) => ({
    DeviceKey: device.deviceKey,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      { Name: 'device_name', Value: 'Firefox' },
      { Name: 'dev:device_remembered_status', Value: status },
    ],
    DeviceCreateDate: at,
    DeviceLastModifiedDate: changedAt,
    DeviceLastAuthenticatedDate: at,
  });
  expect((await pool.ask('ListDevices', { AccessToken, Limit: 60 })).body.Devices).toEqual([
    shown('remembered'),
  ]);
  pool.pass(seconds(1));
  const mark = { AccessToken, DeviceKey: device.deviceKey, DeviceRememberedStatus: 'not_remembered' };
  expect(await pool.ask('UpdateDeviceStatus', mark)).toMatchObject({ status: 200, body: {} });
  expect((await pool.ask('GetDevice', mark)).body.Device).toEqual(shown('not_remembered', at + 1));
  expect((await pool.ask('ListDevices', { AccessToken: stranger })).body.Devices).toEqual([]);
  for (const operation of ['GetDevice', 'UpdateDeviceStatus', 'ForgetDevice']) {
    expect(await pool.ask(operation, { ...mark, AccessToken: stranger })).toMatchObject(noDevice);
  }
  expect(await pool.ask('UpdateDeviceStatus', { ...mark, DeviceRememberedStatus: 'x' })).toMatchObject({
    type: 'InvalidParameterException',
  });
});

test('a forgotten device ends with its sessions, but for the one that forgets it', async () => {
  const { pool, device, member } = await remembered();
  const onDevice = resultOf(await signInOn(pool, device)).AccessToken;
  const elsewhere = resultOf(await signIn(pool, member.email)).AccessToken;
  const forget = { AccessToken: onDevice, DeviceKey: device.deviceKey };
  expect(await pool.ask('ForgetDevice', forget)).toMatchObject({ status: 200, body: {} });
  expect(await pool.pool.verifyToken(device.tokens.AccessToken)).toEqual({ status: 'revoked' });
  for (const token of [onDevice, elsewhere]) {
    expect(await pool.pool.verifyToken(token)).toMatchObject({ status: 'valid' });
  }
  expect(await pool.ask('ForgetDevice', forget)).toMatchObject(noDevice);
  expect(await provePasswordOn(pool, device)).toMatchObject(noDevice);
});

test('a refresh token of one device is refused to another', async () => {
  const { pool, device, member } = await remembered();
  const { RefreshToken = '' } = device.tokens;
  const unbound = resultOf(await signIn(pool, member.email)).RefreshToken ?? '';
  const byNewCall = (token: string, DeviceKey?: string) =>
    pool.ask('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: token, DeviceKey });
  const byOldFlow = (REFRESH_TOKEN: string, DEVICE_KEY?: string) =>
    pool.ask('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN, DEVICE_KEY },
    });
  for (const way of [byNewCall, byOldFlow]) {
    for (const key of [device.deviceKey, undefined]) expect((await way(RefreshToken, key)).status).toBe(200);
    expect(await way(RefreshToken, 'local_other')).toMatchObject({ message: 'Invalid Refresh Token' });
    expect((await way(unbound, device.deviceKey)).status).toBe(200);
  }
});

test('a temporary password is changed first, on a remembered device too', async () => {
  const { pool, device, member } = await remembered();
  await pool.pool.admin.setPassword(member.sub, password, { isTemporary: true });
  expect((await provePasswordOn(pool, device)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

test('a pool that tracks no devices asks none, and knows none of before', async () => {
  const { pool, device, member } = await remembered();
  const off = testPool({ store: pool.store });
  expect(resultOf(await signIn(off, member.email))).not.toHaveProperty('NewDeviceMetadata');
  expect(await provePasswordOn(off, device)).toMatchObject(noDevice);
  const asked = await provePasswordOn(pool, device);
  expect((await deviceProof(off, device, asked.body.Session)).begun).toMatchObject(noDevice);
  const AccessToken = device.tokens.AccessToken;
  expect((await off.ask('ListDevices', { AccessToken })).body.Devices).toEqual([]);
  const stale = { ClientId: clientId, RefreshToken: device.tokens.RefreshToken, DeviceKey: 'local_other' };
  expect((await off.ask('GetTokensFromRefreshToken', stale)).status).toBe(200);
});

test('what is kept of a device’s secret is sealed', async () => {
  const { pool, member } = await remembered();
  const { AccessToken, NewDeviceMetadata } = resultOf(await signIn(pool, member.email));
  const deviceKey = NewDeviceMetadata?.DeviceKey ?? '';
  const v = N - 5n;
  const config = { Salt: base64Of(5n), PasswordVerifier: base64Of(v) };
  await pool.ask('ConfirmDevice', {
    AccessToken,
    DeviceKey: deviceKey,
    DeviceSecretVerifierConfig: config,
  });
  const kept = await pool.store.findDevice(member.sub, deviceKey);
  expect(kept?.credential.length).toBeGreaterThan(384);
  expect(Buffer.from(kept?.credential ?? []).includes(toBytes(v).subarray(100, 120))).toBe(false);
});
