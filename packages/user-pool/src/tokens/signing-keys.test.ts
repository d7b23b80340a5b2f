import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInForTokens } from '#testing/srp-client.ts';
import { deleteSigningKeys } from '#testing/test-database.ts';
import { createMember, createTestPool, type TestPool } from '#testing/test-pool.ts';
import { days, hours, minutes, seconds } from '#time.ts';

beforeEach(deleteSigningKeys);
afterEach(deleteSigningKeys);

const getKid = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

async function signInMember(pool: TestPool) {
  const { accessToken } = await signInForTokens(pool, (await createMember(pool)).email);
  return { accessToken, kid: getKid(accessToken) };
}

const listPublished = async ({ pool }: TestPool): Promise<string[]> =>
  (await pool.jsonWebKeySet()).keys.map(({ kid }) => kid);

/** Two servers with one database and one clock. */
function twoServers() {
  const one = createTestPool();
  const other = createTestPool({ database: one.database });
  const advance = (milliseconds: number) => {
    for (const server of [one, other]) server.advance(milliseconds);
  };
  return { one, other, advance };
}

test('one of several servers creates a new key after 30 days', async () => {
  const { one, other, advance } = twoServers();
  const { kid } = await signInMember(one);
  advance(days(30) - 1);
  for (const { pool } of [one, other]) await pool.rotateSigningKeysIfDue();
  expect(await listPublished(one)).toEqual([kid]);
  advance(1);
  await Promise.all([one, other, one].map(({ pool }) => pool.rotateSigningKeysIfDue()));
  const published = await listPublished(one);
  expect(published).toHaveLength(2);
  expect(published[1]).toBe(kid);
});

test('a key is published two hours before it signs and one hour after it was replaced', async () => {
  const { one, other, advance } = twoServers();
  const before = await signInMember(one);
  await one.pool.rotateSigningKeys();
  const [next = '', old] = await listPublished(one);
  expect(old).toBe(before.kid);
  advance(minutes(1));
  expect(await listPublished(other)).toEqual([next, old]);
  advance(hours(2) - minutes(1) - 1);
  const last = await signInMember(other);
  expect(last.kid).toBe(before.kid);
  advance(1);
  for (const server of [one, other]) expect((await signInMember(server)).kid).toBe(next);
  expect(await one.pool.verifyToken(last.accessToken)).toMatchObject({ status: 'valid' });
  expect(await other.pool.verifyToken(last.accessToken)).toMatchObject({ status: 'valid' });
  advance(hours(1) - 1);
  expect(await listPublished(one)).toEqual([next, old]);
  advance(minutes(1));
  for (const server of [one, other]) expect(await listPublished(server)).toEqual([next]);
  const listStored = async () => (await one.database.query('select kid from user_pool.signing_key')).rows;
  await one.pool.deleteExpired();
  expect(await listStored()).toHaveLength(2);
  advance(hours(1));
  await one.pool.deleteExpired();
  expect(await listStored()).toEqual([{ kid: next }]);
  expect(await listPublished(one)).toEqual([next]);
});

test('leaked keys are replaced on every server within a minute, and sessions continue', async () => {
  const { one, other, advance } = twoServers();
  const { refreshToken, accessToken } = await signInForTokens(one, (await createMember(one)).email);
  await other.pool.jsonWebKeySet();
  await one.pool.rotateSigningKeys();
  await one.pool.rotateSigningKeys({ areLeaked: true });
  expect(await listPublished(one)).toHaveLength(1);
  expect(await one.pool.verifyToken(accessToken)).toEqual({ status: 'invalid' });
  advance(minutes(1));
  expect(await other.pool.verifyToken(accessToken)).toEqual({ status: 'invalid' });
  const refresh = { ClientId: 'website', RefreshToken: refreshToken };
  const answer = await other.call('GetTokensFromRefreshToken', refresh);
  const fresh = answer.body.AuthenticationResult?.AccessToken ?? '';
  expect(await one.pool.verifyToken(fresh)).toMatchObject({ status: 'valid' });
});

test('a server loads an unknown key from the database', async () => {
  const { one, other, advance } = twoServers();
  await other.pool.jsonWebKeySet();
  advance(seconds(6));
  await one.pool.rotateSigningKeys({ areLeaked: true });
  const { accessToken } = await signInMember(one);
  expect(await other.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
});
