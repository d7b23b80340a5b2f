import { expect, test } from 'vitest';

import { clientId } from '#testing/settings.ts';
import { signInForTokens } from '#testing/srp-client.ts';
import {
  createMember,
  createTestPool,
  getResult,
  type TestPool,
  type TestResponse,
} from '#testing/test-pool.ts';
import { days, hours, minutes, seconds } from '#time.ts';

const getTokens = (pool: TestPool, RefreshToken: string): Promise<TestResponse> =>
  pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });

const refreshByFlow = (
  pool: TestPool,
  REFRESH_TOKEN: string,
  AuthFlow = 'REFRESH_TOKEN_AUTH',
): Promise<TestResponse> =>
  pool.call('InitiateAuth', { AuthFlow, ClientId: clientId, AuthParameters: { REFRESH_TOKEN } });

async function signInMember() {
  const pool = createTestPool();
  return { pool, ...(await signInForTokens(pool, (await createMember(pool)).email)) };
}

const nextToken = (response: TestResponse): string => getResult(response).RefreshToken ?? '';
const expired = { message: 'Refresh Token has expired' };
const reused = { status: 400, type: 'RefreshTokenReuseException' };

test('GetTokensFromRefreshToken returns a new refresh token each time', async () => {
  const { pool, refreshToken } = await signInMember();
  const tokens = new Set([refreshToken]);
  let token = refreshToken;
  for (let i = 0; i < 3; i += 1) {
    pool.advance(minutes(15));
    token = nextToken(await getTokens(pool, token));
    tokens.add(token);
  }
  expect(tokens.size).toBe(4);
});

test('REFRESH_TOKEN_AUTH keeps the refresh token', async () => {
  const { pool, refreshToken } = await signInMember();
  for (let day = 0; day < 29; day += 1) {
    pool.advance(days(1));
    const flow = day % 2 === 0 ? 'REFRESH_TOKEN_AUTH' : 'REFRESH_TOKEN';
    expect(getResult(await refreshByFlow(pool, refreshToken, flow))).not.toHaveProperty('RefreshToken');
  }
});

test('two tabs can refresh with the same token within a minute', async () => {
  const { pool, refreshToken } = await signInMember();
  const [one, other] = await Promise.all([getTokens(pool, refreshToken), getTokens(pool, refreshToken)]);
  pool.advance(seconds(60) - 1);
  const late = await getTokens(pool, refreshToken);
  for (const response of [one, other, late]) {
    expect((await getTokens(pool, nextToken(response))).status).toBe(200);
  }
});

test('a replaced token used after a minute ends the session', async () => {
  for (const refresh of [getTokens, refreshByFlow]) {
    const { pool, refreshToken, accessToken } = await signInMember();
    const next = nextToken(await getTokens(pool, refreshToken));
    pool.advance(seconds(60));
    expect(await refresh(pool, refreshToken)).toMatchObject(reused);
    expect(await getTokens(pool, next)).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
  }
});

test('an unused session ends after 14 days', async () => {
  const { pool, refreshToken } = await signInMember();
  pool.advance(days(14));
  expect(await getTokens(pool, refreshToken)).toMatchObject(expired);
  expect(await refreshByFlow(pool, refreshToken)).toMatchObject(expired);
});

test('each refresh extends the session, up to 30 days after the sign-in', async () => {
  const { pool, refreshToken } = await signInMember();
  pool.advance(days(13));
  const second = nextToken(await getTokens(pool, refreshToken));
  pool.advance(days(13));
  const third = nextToken(await getTokens(pool, second));
  pool.advance(days(4) - 1);
  const fourth = nextToken(await getTokens(pool, third));
  pool.advance(1);
  expect(await getTokens(pool, fourth)).toMatchObject(expired);
});

test('a refresh after more than an hour extends the session', async () => {
  const { pool, refreshToken } = await signInMember();
  pool.advance(hours(1) + 1);
  await refreshByFlow(pool, refreshToken);
  pool.advance(days(14) - 1);
  expect((await refreshByFlow(pool, refreshToken)).status).toBe(200);
});

test('revoking a replaced token ends the session', async () => {
  const { pool, refreshToken, accessToken } = await signInMember();
  await getTokens(pool, refreshToken);
  await pool.call('RevokeToken', { ClientId: clientId, Token: refreshToken });
  expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
});

test('the minute starts with the first use of a replaced token', async () => {
  const { pool, refreshToken } = await signInMember();
  await getTokens(pool, refreshToken);
  pool.advance(seconds(59));
  expect((await getTokens(pool, refreshToken)).status).toBe(200);
  pool.advance(seconds(1));
  expect(await getTokens(pool, refreshToken)).toMatchObject(reused);
});

test('a refresh with an unknown device key succeeds', async () => {
  const { pool, refreshToken } = await signInMember();
  const stale = { ClientId: clientId, RefreshToken: refreshToken, DeviceKey: 'local_other' };
  expect((await pool.call('GetTokensFromRefreshToken', stale)).status).toBe(200);
});
