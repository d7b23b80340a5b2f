import { beforeEach, expect, test } from 'vitest';
import { tokensOf } from '#testing/srp-client.ts';
import { withoutSigningKey } from '#testing/test-database.ts';
import { aMember, type TestPool, testPool } from '#testing/test-pool.ts';
import { days, hours, minutes, seconds } from '#time.ts';

beforeEach(withoutSigningKey);

const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

async function signedIn(pool: TestPool) {
  const { accessToken } = await tokensOf(pool, (await aMember(pool)).email);
  return { accessToken, kid: kidOf(accessToken) };
}

const publishedBy = async ({ pool }: TestPool): Promise<string[]> =>
  (await pool.jsonWebKeySet()).keys.map(({ kid }) => kid);

/** Two servers on one store; time passes for both. */
function twoServers() {
  const one = testPool();
  const other = testPool({ database: one.database });
  const pass = (milliseconds: number) => {
    for (const server of [one, other]) server.pass(milliseconds);
  };
  return { one, other, pass };
}

test('the key stays for a month, and then the next one is made, by one of many servers', async () => {
  const { one, other, pass } = twoServers();
  const { kid } = await signedIn(one);
  pass(days(30) - 1);
  for (const { pool } of [one, other]) await pool.rotateSigningKeysIfDue();
  expect(await publishedBy(one)).toEqual([kid]);
  pass(1);
  await Promise.all([one, other, one].map(({ pool }) => pool.rotateSigningKeysIfDue()));
  const published = await publishedBy(one);
  expect(published).toHaveLength(2);
  expect(published[1]).toBe(kid);
});

test('the next key is published for two hours before it signs, and the old one for an hour after', async () => {
  const { one, other, pass } = twoServers();
  const before = await signedIn(one);
  await one.pool.rotateSigningKeys();
  const [next = '', old] = await publishedBy(one);
  expect(old).toBe(before.kid);
  pass(minutes(1));
  expect(await publishedBy(other)).toEqual([next, old]);
  pass(hours(2) - minutes(1) - 1);
  const last = await signedIn(other);
  expect(last.kid).toBe(before.kid);
  pass(1);
  for (const server of [one, other]) expect((await signedIn(server)).kid).toBe(next);
  expect(await one.pool.verifyToken(last.accessToken)).toMatchObject({ status: 'valid' });
  expect(await other.pool.verifyToken(last.accessToken)).toMatchObject({ status: 'valid' });
  pass(hours(1) - 1);
  expect(await publishedBy(one)).toEqual([next, old]);
  pass(minutes(1));
  for (const server of [one, other]) expect(await publishedBy(server)).toEqual([next]);
  const kept = async () => (await one.database.query('select kid from user_pool.signing_key')).rows;
  await one.pool.forget();
  expect(await kept()).toHaveLength(2);
  pass(hours(1));
  await one.pool.forget();
  expect(await kept()).toEqual([{ kid: next }]);
  expect(await publishedBy(one)).toEqual([next]);
});

test('keys that leaked are replaced at once, on every server within a minute; the sessions go on', async () => {
  const { one, other, pass } = twoServers();
  const { refreshToken, accessToken } = await tokensOf(one, (await aMember(one)).email);
  await other.pool.jsonWebKeySet();
  await one.pool.rotateSigningKeys();
  await one.pool.rotateSigningKeys({ areLeaked: true });
  expect(await publishedBy(one)).toHaveLength(1);
  expect(await one.pool.verifyToken(accessToken)).toEqual({ status: 'invalid' });
  pass(minutes(1));
  expect(await other.pool.verifyToken(accessToken)).toEqual({ status: 'invalid' });
  const refresh = { ClientId: 'website', RefreshToken: refreshToken };
  const answer = await other.ask('GetTokensFromRefreshToken', refresh);
  const fresh = answer.body.AuthenticationResult?.AccessToken ?? '';
  expect(await one.pool.verifyToken(fresh)).toMatchObject({ status: 'valid' });
});

test('a server that has not heard of a new key asks for it', async () => {
  const { one, other, pass } = twoServers();
  await other.pool.jsonWebKeySet();
  pass(seconds(6));
  await one.pool.rotateSigningKeys({ areLeaked: true });
  const { accessToken } = await signedIn(one);
  expect(await other.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
});
