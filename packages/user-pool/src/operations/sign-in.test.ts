import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { N } from '#srp/srp.ts';
import { clientId, issuer, password } from '#testing/settings.ts';
import {
  decodePayload,
  requestChallenge,
  sendProof,
  signIn,
  signInForTokens,
  startSignIn,
} from '#testing/srp-client.ts';
import { createProof } from '#testing/srp-proof.ts';
import { createMember, createPoolWithMember, createTestPool, getResult } from '#testing/test-pool.ts';
import { hours, minutes, seconds } from '#time.ts';

const wrong = { status: 400, type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

test('the right password returns tokens in Cognito’s form', async () => {
  const pool = createTestPool();
  const member = await createMember(pool, { groups: ['blog-admin'] });
  const response = await signIn(pool, member.email);
  expect(response.status).toBe(200);
  expect(Object.keys(response.body).toSorted()).toEqual(['AuthenticationResult', 'ChallengeParameters']);
  expect(response.body.ChallengeParameters).toEqual({});
  const result = getResult(response);
  expect(result).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
  expect(Object.keys(result).toSorted()).toEqual([
    'AccessToken',
    'ExpiresIn',
    'IdToken',
    'RefreshToken',
    'TokenType',
  ]);
  const iat = pool.now().getTime() / 1_000;
  const access = decodePayload(result.AccessToken);
  const id = decodePayload(result.IdToken);
  const shared = {
    sub: member.sub,
    iss: issuer,
    'cognito:groups': ['blog-admin'],
    auth_time: iat,
    iat,
    exp: iat + 900,
    origin_jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  };
  expect(access).toEqual({
    ...shared,
    token_use: 'access',
    client_id: clientId,
    scope: 'aws.cognito.signin.user.admin',
    username: member.sub,
  });
  expect(id).toEqual({
    ...shared,
    token_use: 'id',
    aud: clientId,
    'cognito:username': member.sub,
    email: member.email,
    email_verified: true,
    name: 'Ruth',
  });
  expect(id.origin_jti).toBe(access.origin_jti);
  expect(id.jti).not.toBe(access.jti);
});

test('tokens of a member without groups have no groups claim', async () => {
  const pool = createTestPool();
  const { accessToken, idToken } = await signInForTokens(pool, (await createMember(pool)).email);
  expect(decodePayload(accessToken)).not.toHaveProperty('cognito:groups');
  expect(decodePayload(idToken)).not.toHaveProperty('cognito:groups');
});

test('both requests accept the email or the sub, in any case', async () => {
  const pool = createTestPool();
  const member = await createMember(pool, { email: 'Ruth.Moab@Example.org' });
  expect(member.email).toBe('ruth.moab@example.org');
  for (const name of ['RUTH.MOAB@example.ORG', member.sub, member.sub.toUpperCase()]) {
    expect((await signIn(pool, name)).status).toBe(200);
    const started = await startSignIn(pool, name);
    const response = await sendProof(pool, { ...createProof(started, password, pool.now()), USERNAME: name });
    expect(response.status).toBe(200);
  }
});

test('a wrong password is rejected', async () => {
  const { pool, member } = await createPoolWithMember();
  for (const wrongPassword of ['Passw0rd!X', `${password} `, '']) {
    expect(await signIn(pool, member.email, wrongPassword)).toMatchObject(wrong);
  }
});

test('the responses to an unknown name look like those to an account, with a stable salt and id', async () => {
  const { pool, member } = await createPoolWithMember();
  const account = await startSignIn(pool, member.email);
  const unknown = await startSignIn(pool, 'unknown@example.org');
  expect(Object.keys(unknown.challenge)).toEqual(Object.keys(account.challenge));
  expect(unknown.challenge.SECRET_BLOCK).toHaveLength(account.challenge.SECRET_BLOCK.length);
  expect(unknown.challenge.USER_ID_FOR_SRP).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
  );
  const again = await startSignIn(pool, 'Unknown@Example.org');
  const byId = await startSignIn(pool, unknown.challenge.USER_ID_FOR_SRP);
  for (const other of [again, byId]) {
    expect(other.challenge.SALT).toBe(unknown.challenge.SALT);
    expect(other.challenge.USER_ID_FOR_SRP).toBe(unknown.challenge.USER_ID_FOR_SRP);
    expect(other.challenge.SRP_B).not.toBe(unknown.challenge.SRP_B);
  }
  const refused = await sendProof(pool, createProof(unknown, password, pool.now()));
  const mistaken = await sendProof(pool, createProof(account, 'wrong', pool.now()));
  expect(refused.body).toEqual(mistaken.body);
  expect(Object.keys(refused.headers)).toEqual(Object.keys(mistaken.headers));
});

test('replaying a secret block counts as a failure', async () => {
  const { pool, member } = await createPoolWithMember();
  const proof = createProof(await startSignIn(pool, member.email), password, pool.now());
  expect((await sendProof(pool, proof)).status).toBe(200);
  const messages = [];
  for (let i = 0; i < 20; i += 1) messages.push((await sendProof(pool, proof)).message);
  expect(messages.filter((message) => message === wrong.message)).toHaveLength(5);
  expect(messages.filter((message) => message?.startsWith('Password attempts exceeded'))).toHaveLength(15);
});

test('a changed secret block, or one of another member or client, is rejected', async () => {
  const pool = createTestPool();
  const [member, other] = [await createMember(pool), await createMember(pool)];
  const proof = createProof(await startSignIn(pool, member.email), password, pool.now());
  const block = Buffer.from(proof.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
  block[40] = (block[40] ?? 0) ^ 1;
  const tampered = { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: block.toString('base64') };
  expect(await sendProof(pool, tampered)).toMatchObject(wrong);
  const otherSignIn = await startSignIn(pool, other.email);
  const swapped = { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: otherSignIn.challenge.SECRET_BLOCK };
  expect(await sendProof(pool, swapped)).toMatchObject(wrong);
  for (const USERNAME of [other.sub, other.email, 'unknown@example.org']) {
    expect(await sendProof(pool, { ...proof, USERNAME })).toMatchObject(wrong);
  }
  const otherClient = createTestPool({ database: pool.database, config: { clientId: 'another' } });
  const foreign = await otherClient.call('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId: 'another',
    ChallengeResponses: proof,
  });
  expect(foreign).toMatchObject(wrong);
  expect((await sendProof(pool, proof)).status).toBe(200);
});

test.each(['!', 'AAAA', 'x'.repeat(4_096)])('the invalid secret block "%.10s" is rejected', async (text) => {
  const { pool, member } = await createPoolWithMember();
  const proof = createProof(await startSignIn(pool, member.email), password, pool.now());
  expect(await sendProof(pool, { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: text })).toMatchObject(wrong);
});

test.each([
  ['0', 0n],
  ['1', 1n],
  ['N', N],
  ['2N', 2n * N],
  ['N - 1', N - 1n],
  ['far too long', 16n ** 4_000n],
])('the public key %s is rejected first', async (_, A) => {
  const pool = createTestPool({ config: { networkLimit: { maxSignIns: 0, windowMs: 1_000 } } });
  expect(await requestChallenge(pool, 'ruth@example.org', A)).toMatchObject({
    status: 400,
    type: 'InvalidParameterException',
  });
});

test('a secret block is valid for three minutes, and the client’s clock may be wrong by fifteen', async () => {
  const { pool, member } = await createPoolWithMember();
  const late = await startSignIn(pool, member.email);
  pool.advance(minutes(3) - seconds(1));
  expect((await sendProof(pool, createProof(late, password, pool.now()))).status).toBe(200);
  const tooLate = await startSignIn(pool, member.email);
  pool.advance(minutes(3));
  expect(await sendProof(pool, createProof(tooLate, password, pool.now()))).toMatchObject(wrong);
  for (const [offset, status] of [
    [minutes(15), 200],
    [-minutes(15), 200],
    [minutes(15) + seconds(1), 400],
    [-minutes(15) - seconds(1), 400],
  ] as const) {
    const started = await startSignIn(pool, member.email);
    const at = new Date(pool.now().getTime() + offset);
    expect((await sendProof(pool, createProof(started, password, at))).status, String(offset)).toBe(status);
  }
});

test('a malformed timestamp, or one that was not signed, is rejected', async () => {
  const { pool, member } = await createPoolWithMember();
  const proof = createProof(await startSignIn(pool, member.email), password, pool.now());
  expect(proof.TIMESTAMP).toBe('Sat Nov 7 06:05:09 UTC 2026');
  expect(await sendProof(pool, { ...proof, TIMESTAMP: '2026-11-07T06:05:09Z' })).toMatchObject({
    type: 'InvalidParameterException',
    message: 'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
  });
  expect(await sendProof(pool, { ...proof, TIMESTAMP: 'Sat Nov 7 06:05:10 UTC 2026' })).toMatchObject(wrong);
});

test('a proof with a device key fails, and succeeds without it', async () => {
  const { pool, member } = await createPoolWithMember();
  const proof = createProof(await startSignIn(pool, member.email), password, pool.now());
  const noDevice = { type: 'ResourceNotFoundException', message: 'Device does not exist.' };
  expect(await sendProof(pool, { ...proof, DEVICE_KEY: 'us-east-1_abc' })).toMatchObject(noDevice);
  expect((await sendProof(pool, proof)).status).toBe(200);
  for (const ChallengeName of ['DEVICE_SRP_AUTH', 'DEVICE_PASSWORD_VERIFIER']) {
    const input = {
      ChallengeName,
      ClientId: clientId,
      ChallengeResponses: { ...proof, SRP_A: '5', DEVICE_KEY: 'local_x' },
    };
    expect(await pool.call('RespondToAuthChallenge', input)).toMatchObject(noDevice);
  }
});

test('a proof started before a password change is rejected', async () => {
  const { pool, member } = await createPoolWithMember();
  const started = await startSignIn(pool, member.email);
  await pool.pool.admin.setPassword(member.sub, 'An0ther!password');
  expect(await sendProof(pool, createProof(started, password, pool.now()))).toMatchObject(wrong);
  expect((await signIn(pool, member.email, 'An0ther!password')).status).toBe(200);
});

test('five failures lock out a member and an unknown name alike', async () => {
  const { pool, member } = await createPoolWithMember();
  const message = 'Password attempts exceeded. Please wait 1 second.';
  const lockedOut = { status: 400, type: 'NotAuthorizedException', message };
  for (const name of [member.email, 'unknown@example.org']) {
    const early = await startSignIn(pool, name);
    for (let i = 0; i < 5; i += 1) expect(await signIn(pool, name, 'wrong')).toMatchObject(wrong);
    expect(await requestChallenge(pool, name, early.A)).toMatchObject(lockedOut);
    expect(await sendProof(pool, createProof(early, password, pool.now()))).toMatchObject(lockedOut);
  }
  pool.advance(seconds(1) - 1);
  await expect(startSignIn(pool, member.email)).rejects.toThrow('Password attempts exceeded');
  pool.advance(1);
  expect(await signIn(pool, member.email, 'wrong')).toMatchObject(wrong);
  const twice = await requestChallenge(pool, member.email, 5n);
  expect(twice.message).toBe('Password attempts exceeded. Please wait 2 seconds.');
  expect(twice.headers['retry-after']).toBe('2');
  pool.advance(seconds(2));
  expect((await signIn(pool, member.email)).status).toBe(200);
  for (let i = 0; i < 4; i += 1) await signIn(pool, member.email, 'wrong');
  expect((await signIn(pool, member.email)).status).toBe(200);
});

test('failures by email and by sub count together', async () => {
  const { pool, member } = await createPoolWithMember();
  for (let i = 0; i < 5; i += 1) await signIn(pool, i % 2 === 0 ? member.email : member.sub, 'wrong');
  await expect(startSignIn(pool, member.sub)).rejects.toThrow('Password attempts exceeded');
  await expect(startSignIn(pool, member.email)).rejects.toThrow('Password attempts exceeded');
});

test('concurrent sign-ins with the right password all succeed', async () => {
  const { pool, member } = await createPoolWithMember();
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(pool, member.email)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test('sign-ins per address are limited, except for a load test', async () => {
  const pool = createTestPool({ config: { networkLimit: { maxSignIns: 3, windowMs: hours(1) } } });
  const startFrom = (address: string, isExempt = false) =>
    startSignIn(pool, `${randomUUID()}@example.org`, { address, isExempt });
  for (let i = 0; i < 3; i += 1) await startFrom('203.0.113.7');
  await expect(startFrom('203.0.113.7')).rejects.toThrow('TooManyRequestsException: Too many requests');
  await startFrom('203.0.113.7', true);
  await startFrom('203.0.113.8');
  const refused = await requestChallenge(pool, 'ruth@example.org', 5n, { address: '203.0.113.7' });
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  pool.advance(hours(1));
  await startFrom('203.0.113.7');
});
