import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { N } from '#srp/group.ts';
import { resultOf } from '#testing/answer.ts';
import { clientId, issuer, password } from '#testing/settings.ts';
import { askToBegin, begin, payloadOf, proofOf, respond, signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, testPool } from '#testing/test-pool.ts';
import { hours, minutes, seconds } from '#time.ts';

const wrong = { status: 400, type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

test('who knows the password gets tokens of the documented form', async () => {
  const pool = testPool();
  const member = await aMember(pool, { groups: ['blog-admin'] });
  const answer = await signIn(pool, member.email);
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body).toSorted()).toEqual(['AuthenticationResult', 'ChallengeParameters']);
  expect(answer.body.ChallengeParameters).toEqual({});
  const result = resultOf(answer);
  expect(result).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
  expect(Object.keys(result).toSorted()).toEqual([
    'AccessToken',
    'ExpiresIn',
    'IdToken',
    'RefreshToken',
    'TokenType',
  ]);
  const iat = pool.now().getTime() / 1_000;
  const access = payloadOf(result.AccessToken);
  const id = payloadOf(result.IdToken);
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

test('a member without groups has no claim of them', async () => {
  const pool = testPool();
  const { accessToken, idToken } = await tokensOf(pool, (await aMember(pool)).email);
  expect(payloadOf(accessToken)).not.toHaveProperty('cognito:groups');
  expect(payloadOf(idToken)).not.toHaveProperty('cognito:groups');
});

test('the name may be written in any case, or be the sub; the answer may name either', async () => {
  const pool = testPool();
  const member = await aMember(pool, { email: 'Ruth.Moab@Example.org' });
  expect(member.email).toBe('ruth.moab@example.org');
  for (const name of ['RUTH.MOAB@example.ORG', member.sub, member.sub.toUpperCase()]) {
    expect((await signIn(pool, name)).status).toBe(200);
    const begun = await begin(pool, name);
    const answer = await respond(pool, { ...proofOf(begun, password, pool.now()), USERNAME: name });
    expect(answer.status).toBe(200);
  }
});

test('a wrong password is refused', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  for (const guess of ['Passw0rd!X', `${password} `, '']) {
    expect(await signIn(pool, member.email, guess)).toMatchObject(wrong);
  }
});

test('a password of any letters works', async () => {
  const pool = testPool();
  const member = await aMember(pool, { password: 'Pässw0rd! 日本 x' });
  expect((await signIn(pool, member.email, 'Pässw0rd! 日本 x')).status).toBe(200);
});

test('an unknown name gets an answer of the same form, always the same salt and id, and then the same refusal', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const known = await begin(pool, member.email);
  const unknown = await begin(pool, 'nobody@example.org');
  expect(Object.keys(unknown.challenge)).toEqual(Object.keys(known.challenge));
  expect(unknown.challenge.SECRET_BLOCK).toHaveLength(known.challenge.SECRET_BLOCK.length);
  expect(unknown.challenge.USER_ID_FOR_SRP).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
  );
  const again = await begin(pool, 'Nobody@Example.org');
  const byId = await begin(pool, unknown.challenge.USER_ID_FOR_SRP);
  for (const other of [again, byId]) {
    expect(other.challenge.SALT).toBe(unknown.challenge.SALT);
    expect(other.challenge.USER_ID_FOR_SRP).toBe(unknown.challenge.USER_ID_FOR_SRP);
    expect(other.challenge.SRP_B).not.toBe(unknown.challenge.SRP_B);
  }
  const refused = await respond(pool, proofOf(unknown, password, pool.now()));
  const mistaken = await respond(pool, proofOf(known, 'wrong', pool.now()));
  expect(refused.body).toEqual(mistaken.body);
  expect(Object.keys(refused.headers)).toEqual(Object.keys(mistaken.headers));
});

test('one secret block opens once, even for five at a time', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const proof = proofOf(await begin(pool, member.email), password, pool.now());
  const answers = await Promise.all(Array.from({ length: 5 }, () => respond(pool, proof)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200)).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining(wrong)),
  );
  expect((await signIn(pool, member.email)).status).toBe(200);
});

test('a secret block that is spent is a guess like any other, whoever sends it again and again', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const proof = proofOf(await begin(pool, member.email), password, pool.now());
  expect((await respond(pool, proof)).status).toBe(200);
  const messages = [];
  for (let i = 0; i < 20; i += 1) messages.push((await respond(pool, proof)).message);
  expect(messages.filter((message) => message === wrong.message)).toHaveLength(5);
  expect(messages.filter((message) => message?.startsWith('Password attempts exceeded'))).toHaveLength(15);
});

test('a changed secret block, another member’s, or another client’s is refused', async () => {
  const pool = testPool();
  const [member, other] = [await aMember(pool), await aMember(pool)];
  const proof = proofOf(await begin(pool, member.email), password, pool.now());
  const block = Buffer.from(proof.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
  block[40] = (block[40] ?? 0) ^ 1;
  const tampered = { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: block.toString('base64') };
  expect(await respond(pool, tampered)).toMatchObject(wrong);
  const theirs = await begin(pool, other.email);
  const swapped = { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: theirs.challenge.SECRET_BLOCK };
  expect(await respond(pool, swapped)).toMatchObject(wrong);
  for (const USERNAME of [other.sub, other.email, 'nobody@example.org']) {
    expect(await respond(pool, { ...proof, USERNAME })).toMatchObject(wrong);
  }
  const elsewhere = testPool({ database: pool.database, config: { clientId: 'another' } });
  const foreign = await elsewhere.ask('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId: 'another',
    ChallengeResponses: proof,
  });
  expect(foreign).toMatchObject(wrong);
  expect((await respond(pool, proof)).status).toBe(200);
});

test.each(['!', 'AAAA', 'x'.repeat(4_096)])('"%.10s" is no secret block', async (text) => {
  const pool = testPool();
  const member = await aMember(pool);
  const proof = proofOf(await begin(pool, member.email), password, pool.now());
  expect(await respond(pool, { ...proof, PASSWORD_CLAIM_SECRET_BLOCK: text })).toMatchObject(wrong);
});

test.each([
  ['0', 0n],
  ['1', 1n],
  ['N', N],
  ['2N', 2n * N],
  ['N - 1', N - 1n],
  ['far too long', 16n ** 4_000n],
])('an A of %s is refused before anything else', async (_, A) => {
  const pool = testPool({ config: { addressLimit: { uses: 0, windowMs: 1_000 } } });
  expect(await askToBegin(pool, 'ruth@example.org', A)).toMatchObject({
    status: 400,
    type: 'InvalidParameterException',
  });
});

test('a secret block lives three minutes, and the client’s clock may be fifteen off', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const late = await begin(pool, member.email);
  pool.pass(minutes(3) - seconds(1));
  expect((await respond(pool, proofOf(late, password, pool.now()))).status).toBe(200);
  const tooLate = await begin(pool, member.email);
  pool.pass(minutes(3));
  expect(await respond(pool, proofOf(tooLate, password, pool.now()))).toMatchObject(wrong);
  for (const [offset, status] of [
    [minutes(15), 200],
    [-minutes(15), 200],
    [minutes(15) + seconds(1), 400],
    [-minutes(15) - seconds(1), 400],
  ] as const) {
    const begun = await begin(pool, member.email);
    const at = new Date(pool.now().getTime() + offset);
    expect((await respond(pool, proofOf(begun, password, at))).status, String(offset)).toBe(status);
  }
});

test('a timestamp in another form is told, and one that was not signed as written is refused', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const proof = proofOf(await begin(pool, member.email), password, pool.now());
  expect(proof.TIMESTAMP).toBe('Sat Nov 7 06:05:09 UTC 2026');
  expect(await respond(pool, { ...proof, TIMESTAMP: '2026-11-07T06:05:09Z' })).toMatchObject({
    type: 'InvalidParameterException',
    message: 'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
  });
  expect(await respond(pool, { ...proof, TIMESTAMP: 'Sat Nov 7 06:05:10 UTC 2026' })).toMatchObject(wrong);
});

test('a device key is answered with "no such device", and the same proof then passes without it', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const proof = proofOf(await begin(pool, member.email), password, pool.now());
  const noDevice = { type: 'ResourceNotFoundException', message: 'Device does not exist.' };
  expect(await respond(pool, { ...proof, DEVICE_KEY: 'us-east-1_abc' })).toMatchObject(noDevice);
  expect((await respond(pool, proof)).status).toBe(200);
  for (const ChallengeName of ['DEVICE_SRP_AUTH', 'DEVICE_PASSWORD_VERIFIER']) {
    const input = {
      ChallengeName,
      ClientId: clientId,
      ChallengeResponses: { ...proof, SRP_A: '5', DEVICE_KEY: 'local_x' },
    };
    expect(await pool.ask('RespondToAuthChallenge', input)).toMatchObject(noDevice);
  }
});

test('what keeps an account from signing in is told after the right password only', async () => {
  const pool = testPool();
  const unconfirmed = await aMember(pool, { isConfirmed: false });
  const disabled = await aMember(pool);
  await pool.pool.admin.disable(disabled.sub);
  const mustReset = await aMember(pool);
  await pool.pool.admin.requireReset(mustReset.sub);
  for (const [{ email }, type, message] of [
    [unconfirmed, 'UserNotConfirmedException', 'User is not confirmed.'],
    [disabled, 'NotAuthorizedException', 'User is disabled.'],
    [mustReset, 'PasswordResetRequiredException', 'Password reset required for the user'],
  ] as const) {
    expect(await signIn(pool, email, 'wrong')).toMatchObject(wrong);
    expect(await signIn(pool, email)).toMatchObject({ status: 400, type, message });
  }
});

test('a proof of the password as it was before a change is worth nothing', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const begun = await begin(pool, member.email);
  await pool.pool.admin.setPassword(member.sub, 'An0ther!password');
  expect(await respond(pool, proofOf(begun, password, pool.now()))).toMatchObject(wrong);
  expect((await signIn(pool, member.email, 'An0ther!password')).status).toBe(200);
});

test('after five wrong proofs comes a pause, for a member and for a name that nobody has alike', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const message = 'Password attempts exceeded. Please wait 1 second.';
  const exceeded = { status: 400, type: 'NotAuthorizedException', message };
  for (const name of [member.email, 'nobody@example.org']) {
    const early = await begin(pool, name);
    for (let i = 0; i < 5; i += 1) expect(await signIn(pool, name, 'wrong')).toMatchObject(wrong);
    expect(await askToBegin(pool, name, early.A)).toMatchObject(exceeded);
    expect(await respond(pool, proofOf(early, password, pool.now()))).toMatchObject(exceeded);
  }
  pool.pass(seconds(1) - 1);
  await expect(begin(pool, member.email)).rejects.toThrow('Password attempts exceeded');
  pool.pass(1);
  expect(await signIn(pool, member.email, 'wrong')).toMatchObject(wrong);
  const twice = await askToBegin(pool, member.email, 5n);
  expect(twice.message).toBe('Password attempts exceeded. Please wait 2 seconds.');
  expect(twice.headers['retry-after']).toBe('2');
  pool.pass(seconds(2));
  expect((await signIn(pool, member.email)).status).toBe(200);
  for (let i = 0; i < 4; i += 1) await signIn(pool, member.email, 'wrong');
  expect((await signIn(pool, member.email)).status).toBe(200);
});

test('a pause here is one of the account, whichever of its names is used', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  for (let i = 0; i < 5; i += 1) await signIn(pool, i % 2 === 0 ? member.email : member.sub, 'wrong');
  await expect(begin(pool, member.sub)).rejects.toThrow('Password attempts exceeded');
  await expect(begin(pool, member.email)).rejects.toThrow('Password attempts exceeded');
});

test('right proofs at once never count against each other', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(pool, member.email)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test('an address may begin so many sign-ins in a window, whatever the names, and a load test more', async () => {
  const pool = testPool({ config: { addressLimit: { uses: 3, windowMs: hours(1) } } });
  const from = (address: string, isExempt = false) =>
    begin(pool, `${randomUUID()}@example.org`, { address, isExempt });
  for (let i = 0; i < 3; i += 1) await from('203.0.113.7');
  await expect(from('203.0.113.7')).rejects.toThrow('TooManyRequestsException: Too many requests');
  await from('203.0.113.7', true);
  await from('203.0.113.8');
  const refused = await askToBegin(pool, 'ruth@example.org', 5n, { address: '203.0.113.7' });
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  pool.pass(hours(1));
  await from('203.0.113.7');
});
