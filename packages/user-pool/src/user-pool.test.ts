import type { Database, Db } from '@wayfare/postgres/db';
import { expect, test } from 'vitest';
import { signIn, tokensOf } from '#testing/srp-client.ts';
import { testDatabase, withoutSigningKey } from '#testing/test-database.ts';
import { aMember, testPool } from '#testing/test-pool.ts';
import { days, hours, minutes } from '#time.ts';

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
  await withoutSigningKey();
  const seen: unknown[] = [];
  const watching = (db: Db): Db => ({
    query(text, values) {
      seen.push(values);
      return db.query(text, values);
    },
  });
  const database: Database = {
    ...watching(testDatabase),
    transaction: (work) => testDatabase.transaction((db) => work(watching(db))),
  };
  const watched = testPool({ database });
  const member = await aMember(watched);
  const { refreshToken } = await tokensOf(watched, member.email);
  const text = JSON.stringify(seen, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  expect(text).toContain(member.email);
  for (const secret of ['Passw0rd!x', refreshToken, '203.0.113.7']) expect(text).not.toContain(secret);
});

test('what is forgotten leaves no row, and what still counts stays', async () => {
  const pool = testPool({ config: { addressLimit: { uses: 20, windowMs: hours(1) } } });
  const rowsOf = async (table: string): Promise<number> =>
    (await pool.database.query(`select from user_pool.${table}`)).rowCount;
  const { email } = await aMember(pool);
  const { refreshToken } = await tokensOf(pool, email);
  await pool.ask('GetTokensFromRefreshToken', { ClientId: 'website', RefreshToken: refreshToken });
  for (let i = 0; i < 4; i += 1) await signIn(pool, email, 'wrong');
  await pool.pool.forget();
  expect([await rowsOf('claimed_nonce'), await rowsOf('address_use')]).toEqual([5, 1]);
  expect([await rowsOf('attempts'), await rowsOf('refresh_token')]).toEqual([2, 2]);
  pool.pass(minutes(13));
  await pool.pool.forget();
  expect([await rowsOf('claimed_nonce'), await rowsOf('address_use')]).toEqual([0, 1]);
  pool.pass(hours(1));
  await pool.pool.forget();
  expect([await rowsOf('address_use'), await rowsOf('attempts')]).toEqual([0, 2]);
  pool.pass(days(1));
  await pool.pool.forget();
  expect([await rowsOf('attempts'), await rowsOf('refresh_token')]).toEqual([0, 2]);
  pool.pass(days(7));
  await pool.pool.forget();
  expect([await rowsOf('session'), await rowsOf('refresh_token')]).toEqual([1, 1]);
  pool.pass(days(7));
  await pool.pool.forget();
  expect([await rowsOf('session'), await rowsOf('refresh_token')]).toEqual([0, 0]);
});
