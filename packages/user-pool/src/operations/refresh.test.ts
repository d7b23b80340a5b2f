import { expect, test } from 'vitest';
import { type Answer, resultOf } from '#testing/answer.ts';
import { clientId } from '#testing/settings.ts';
import { tokensOf } from '#testing/srp-client.ts';
import { aMember, type TestPool, testPool } from '#testing/test-pool.ts';
import { days, hours, minutes, seconds } from '#time.ts';

const byNewCall = (pool: TestPool, RefreshToken: string): Promise<Answer> =>
  pool.ask('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });

const byOldFlow = (pool: TestPool, REFRESH_TOKEN: string, AuthFlow = 'REFRESH_TOKEN_AUTH'): Promise<Answer> =>
  pool.ask('InitiateAuth', { AuthFlow, ClientId: clientId, AuthParameters: { REFRESH_TOKEN } });

async function signedIn() {
  const pool = testPool();
  return { pool, ...(await tokensOf(pool, (await aMember(pool)).email)) };
}

const nextOf = (answer: Answer): string => resultOf(answer).RefreshToken ?? '';
const expired = { message: 'Refresh Token has expired' };
const reused = { status: 400, type: 'RefreshTokenReuseException' };

test('a client that can take up the next refresh token gets one each time', async () => {
  const { pool, refreshToken } = await signedIn();
  const seen = new Set([refreshToken]);
  let token = refreshToken;
  for (let i = 0; i < 3; i += 1) {
    pool.pass(minutes(15));
    token = nextOf(await byNewCall(pool, token));
    seen.add(token);
  }
  expect(seen.size).toBe(4);
});

test('a client of the older flow keeps the one that it has, for as long as it is used', async () => {
  const { pool, refreshToken } = await signedIn();
  for (let day = 0; day < 29; day += 1) {
    pool.pass(days(1));
    const flow = day % 2 === 0 ? 'REFRESH_TOKEN_AUTH' : 'REFRESH_TOKEN';
    expect(resultOf(await byOldFlow(pool, refreshToken, flow))).not.toHaveProperty('RefreshToken');
  }
});

test('two tabs may refresh with one token, at once or within a minute, and both go on', async () => {
  const { pool, refreshToken } = await signedIn();
  const [one, other] = await Promise.all([byNewCall(pool, refreshToken), byNewCall(pool, refreshToken)]);
  pool.pass(seconds(60) - 1);
  const late = await byNewCall(pool, refreshToken);
  for (const answer of [one, other, late]) {
    expect((await byNewCall(pool, nextOf(answer))).status).toBe(200);
  }
});

test('a token that comes back after the minute ends the session of all who have it', async () => {
  for (const way of [byNewCall, byOldFlow]) {
    const { pool, refreshToken, accessToken } = await signedIn();
    const next = nextOf(await byNewCall(pool, refreshToken));
    pool.pass(seconds(60));
    expect(await way(pool, refreshToken)).toMatchObject(reused);
    expect(await byNewCall(pool, next)).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
  }
});

test('a session that nobody uses ends after 14 days, and with it every refresh token', async () => {
  const { pool, refreshToken } = await signedIn();
  pool.pass(days(14));
  expect(await byNewCall(pool, refreshToken)).toMatchObject(expired);
  expect(await byOldFlow(pool, refreshToken)).toMatchObject(expired);
});

test('each use puts the end off, to 30 days after the sign-in at most', async () => {
  const { pool, refreshToken } = await signedIn();
  pool.pass(days(13));
  const second = nextOf(await byNewCall(pool, refreshToken));
  pool.pass(days(13));
  const third = nextOf(await byNewCall(pool, second));
  pool.pass(days(4) - 1);
  const fourth = nextOf(await byNewCall(pool, third));
  pool.pass(1);
  expect(await byNewCall(pool, fourth)).toMatchObject(expired);
});

test('the end is put off at least each hour of use', async () => {
  const { pool, refreshToken } = await signedIn();
  pool.pass(hours(1) + 1);
  await byOldFlow(pool, refreshToken);
  pool.pass(days(14) - 1);
  expect((await byOldFlow(pool, refreshToken)).status).toBe(200);
});

test('a replaced token may still be revoked, and takes the session with it', async () => {
  const { pool, refreshToken, accessToken } = await signedIn();
  await byNewCall(pool, refreshToken);
  await pool.ask('RevokeToken', { ClientId: clientId, Token: refreshToken });
  expect(await pool.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
});

test('the minute is counted from the first use, however often the token comes within it', async () => {
  const { pool, refreshToken } = await signedIn();
  await byNewCall(pool, refreshToken);
  pool.pass(seconds(59));
  expect((await byNewCall(pool, refreshToken)).status).toBe(200);
  pool.pass(seconds(1));
  expect(await byNewCall(pool, refreshToken)).toMatchObject(reused);
});

test('a session of one device is refreshed from any, because none is remembered', async () => {
  const { pool, refreshToken } = await signedIn();
  const stale = { ClientId: clientId, RefreshToken: refreshToken, DeviceKey: 'local_other' };
  expect((await pool.ask('GetTokensFromRefreshToken', stale)).status).toBe(200);
});
