import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { clientId, password } from '#testing/settings.ts';
import { signIn, signInForTokens } from '#testing/srp-client.ts';
import { createMember, createTestPool } from '#testing/test-pool.ts';

test('creating an account stores it with a lower-case email and returns it without its credential', async () => {
  const pool = createTestPool();
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
    updatedAt: pool.now(),
  };
  expect(outcome).toEqual({ status: 'created', account });
  expect(await pool.pool.admin.find({ email: 'RUTH@example.org' })).toEqual(account);
  expect(await pool.pool.admin.list()).toEqual([account]);
  expect(await pool.pool.admin.find({ sub: 'nonsense' })).toBeNull();
});

test('confirming an account verifies its email', async () => {
  const pool = createTestPool();
  const { admin } = pool.pool;
  const unconfirmed = await createMember(pool, { isConfirmed: false });
  expect(await admin.confirm(unconfirmed.sub)).toBe(true);
  expect(await admin.find({ sub: unconfirmed.sub })).toMatchObject({
    state: 'CONFIRMED',
    isEmailVerified: true,
  });
  const temporary = await createMember(pool, { isPasswordTemporary: true });
  await admin.confirm(temporary.sub);
  expect(await admin.find({ sub: temporary.sub })).toMatchObject({ state: 'FORCE_CHANGE_PASSWORD' });
  expect(await admin.confirm(randomUUID())).toBe(false);
});

test('a member signs in with a changed email and the old password', async () => {
  const pool = createTestPool();
  const { admin } = pool.pool;
  const [member, other] = [await createMember(pool), await createMember(pool)];
  expect(await admin.setAttributes(member.sub, { email: other.email })).toBe('email-taken');
  expect(await admin.setAttributes(member.sub, { email: 'Naomi@Example.org' })).toBe('changed');
  expect((await signIn(pool, 'naomi@example.org')).status).toBe(200);
  expect((await signIn(pool, member.email)).status).toBe(400);
});

test('only one of several concurrent accounts with the same email is created', async () => {
  const pool = createTestPool();
  const options = { email: 'ruth@example.org', name: 'Ruth', password, isConfirmed: true };
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => pool.pool.admin.createAccount(options)));
  const statuses = outcomes.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['created', ...Array.from({ length: 7 }, () => 'email-taken')]);
  expect(await pool.pool.admin.list()).toHaveLength(1);
});

test('accounts are listed by page, by sub and by group', async () => {
  const pool = createTestPool();
  const { admin } = pool.pool;
  const [third, first, second] = [
    await createMember(pool, { email: '3@example.org', groups: ['readers', 'writers'] }),
    await createMember(pool, { email: '1@example.org', groups: ['readers'] }),
    await createMember(pool, { email: '2@example.org' }),
  ];
  expect(await admin.list()).toEqual([first, second, third]);
  expect(await admin.list({ limit: 2 })).toEqual([first, second]);
  expect(await admin.list({ after: '2@example.org' })).toEqual([third]);
  expect(await admin.listBySub([second.sub.toUpperCase(), randomUUID(), 'nonsense'])).toEqual([second]);
  expect(await admin.listBySub(['nonsense'])).toEqual([]);
  expect(await admin.listGroup('readers')).toEqual([first, third]);
});

test('deleting an account deletes its sessions and lockouts', async () => {
  const pool = createTestPool();
  const { admin } = pool.pool;
  const member = await createMember(pool);
  const { accessToken, refreshToken } = await signInForTokens(pool, member.email);
  for (let i = 0; i < 5; i += 1) await signIn(pool, member.email, 'wrong');
  expect(await admin.listLockouts(member.sub)).toHaveLength(1);
  expect(await admin.delete(member.sub)).toBe(true);
  expect(await admin.delete(member.sub)).toBe(false);
  expect(await admin.find({ email: member.email })).toBeNull();
  expect(await admin.listLockouts(member.sub)).toEqual([]);
  expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
  const refresh = { ClientId: clientId, RefreshToken: refreshToken };
  const invalidToken = { message: 'Invalid Refresh Token' };
  expect(await pool.call('GetTokensFromRefreshToken', refresh)).toMatchObject(invalidToken);
});
