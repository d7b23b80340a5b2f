import { expect, test } from 'vitest';
import { days } from '#durations.ts';
import { signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, testPool } from '#testing/test-pool.ts';

test.each([
  [{ poolId: 'nounderscore' }, /pool id/],
  [{ poolId: 'two_under_scores' }, /pool id/],
  [{ poolId: 'local_With-Dash' }, /pool id/],
  [{ poolId: `local_${'x'.repeat(60)}` }, /pool id/],
  [{ accessTokenSeconds: 901 }, /15 minutes/],
  [{ accessTokenSeconds: 0 }, /15 minutes/],
  [{ graceSeconds: 61 }, /0 to 60/],
])('settings %j are refused', (config, message) => {
  expect(() => testPool({ config })).toThrow(message);
});

test('what is forgotten was of no more use', async () => {
  const pool = testPool();
  const member = await aMember(pool);
  const { refreshToken } = await tokensOf(pool, member.email);
  const other = await tokensOf(pool, member.email);
  await pool.ask('RevokeToken', { ClientId: 'website', Token: other.refreshToken });
  await signIn(pool, member.email, 'wrong');
  pool.pass(days(8));
  await pool.pool.forget();
  const refresh = (RefreshToken: string) =>
    pool.ask('GetTokensFromRefreshToken', { ClientId: 'website', RefreshToken });
  expect((await refresh(refreshToken)).status).toBe(200);
  expect((await refresh(other.refreshToken)).message).toBe('Invalid Refresh Token');
  expect((await signIn(pool, member.email)).status).toBe(200);
});

test('nothing that is stored tells a password, a refresh token, an address or the signing key', async () => {
  const pool = testPool();
  const seen: unknown[] = [];
  const store = new Proxy(pool.store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        seen.push(given);
        return Reflect.apply(member, target, given);
      };
    },
  });
  const watched = testPool({ store });
  const member = await aMember(watched);
  const { refreshToken } = await tokensOf(watched, member.email);
  const text = JSON.stringify(seen, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  for (const secret of ['Passw0rd!x', refreshToken, '203.0.113.7']) expect(text).not.toContain(secret);
});
