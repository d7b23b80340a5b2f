import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { begin, signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, password, testPool } from '#testing/test-pool.ts';

test('an account is made whole, its address in lower case, and seen without its credential', async () => {
  const pool = testPool();
  const outcome = await pool.pool.admin.createAccount({
    email: 'Ruth@Example.org',
    name: 'Ruth',
    password,
    isConfirmed: false,
    groups: ['homily-admin', 'blog-admin', 'blog-admin'],
  });
  const account = {
    sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'ruth@example.org',
    isEmailVerified: false,
    name: 'Ruth',
    state: 'UNCONFIRMED',
    isEnabled: true,
    groups: ['blog-admin', 'homily-admin'],
    createdAt: pool.now(),
    changedAt: pool.now(),
  };
  expect(outcome).toEqual({ status: 'created', account });
  expect(await pool.pool.admin.find({ email: 'RUTH@example.org' })).toEqual(account);
  expect(await pool.pool.admin.list()).toEqual([account]);
  expect(await pool.pool.admin.find({ sub: 'nonsense' })).toBeNull();
});

test('an address is taken in any case of letters, and a bad password is told', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  const given = { email: email.toUpperCase(), name: 'Orpah', password, isConfirmed: true };
  expect(await pool.pool.admin.createAccount(given)).toEqual({ status: 'email-taken' });
  expect(await pool.pool.admin.createAccount({ ...given, password: 'short' })).toEqual({
    status: 'bad-password',
    message: 'The password is too short.',
  });
});

test('an account that is confirmed has its address verified, and others keep their state', async () => {
  const pool = testPool();
  const { admin } = pool.pool;
  const unconfirmed = await aMember(pool, { isConfirmed: false });
  expect(await admin.confirm(unconfirmed.sub)).toBe(true);
  expect(await admin.find({ sub: unconfirmed.sub })).toMatchObject({
    state: 'CONFIRMED',
    isEmailVerified: true,
  });
  const temporary = await aMember(pool, { isPasswordTemporary: true });
  await admin.confirm(temporary.sub);
  expect(await admin.find({ sub: temporary.sub })).toMatchObject({ state: 'FORCE_CHANGE_PASSWORD' });
  expect(await admin.confirm(randomUUID())).toBe(false);
});

test('a password that is set ends sessions, lifts the pause, confirms, and obeys the policy', async () => {
  const pool = testPool();
  const { admin } = pool.pool;
  const member = await aMember(pool, { isConfirmed: false });
  for (let i = 0; i < 5; i += 1) await signIn(pool, member.email, 'wrong');
  await expect(begin(pool, member.email)).rejects.toThrow('Password attempts exceeded');
  expect(await admin.setPassword(member.sub, 'short')).toMatchObject({ status: 'bad-password' });
  expect(await admin.setPassword(randomUUID(), password)).toEqual({ status: 'not-found' });
  expect(await admin.setPassword(member.sub, 'An0ther!password')).toEqual({ status: 'set' });
  const { accessToken } = await tokensOf(pool, member.email, 'An0ther!password');
  expect(await pool.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  await admin.setPassword(member.sub, password);
  expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
});

test('a disabled account is enabled again, with its password', async () => {
  const pool = testPool();
  const { admin } = pool.pool;
  const member = await aMember(pool);
  await admin.disable(member.sub);
  expect((await signIn(pool, member.email)).message).toBe('User is disabled.');
  await admin.enable(member.sub);
  expect((await signIn(pool, member.email)).status).toBe(200);
  for (const change of ['disable', 'enable', 'delete', 'signOutEverywhere', 'requireReset'] as const) {
    expect(await admin[change](randomUUID())).toBe(false);
  }
});

test('a new address signs in with the old password, and the old address is nobody’s', async () => {
  const pool = testPool();
  const { admin } = pool.pool;
  const [member, other] = [await aMember(pool), await aMember(pool)];
  expect(await admin.setAttributes(member.sub, { email: other.email })).toBe('email-taken');
  expect(await admin.setAttributes(member.sub, { email: 'Naomi@Example.org' })).toBe('changed');
  expect((await signIn(pool, 'naomi@example.org')).status).toBe(200);
  expect((await signIn(pool, member.email)).status).toBe(400);
});

test('groups come and go with the next tokens', async () => {
  const pool = testPool();
  const { admin } = pool.pool;
  const { sub } = await aMember(pool);
  await admin.addToGroup(sub, 'homily-admin');
  await admin.addToGroup(sub, 'blog-admin');
  expect((await admin.find({ sub }))?.groups).toEqual(['blog-admin', 'homily-admin']);
  await admin.removeFromGroup(sub, 'homily-admin');
  expect((await admin.find({ sub }))?.groups).toEqual(['blog-admin']);
});
