import type { Database, Db } from '@wayfare/postgres/db';
import { expect, test } from 'vitest';
import { signIn, signInForTokens } from '#testing/srp-client.ts';
import { deleteSigningKeys, testDatabase } from '#testing/test-database.ts';
import { createMember, createPoolWithMember, createTestPool } from '#testing/test-pool.ts';
import { days, hours, minutes } from '#time.ts';

test.each([
  [{ poolId: 'nounderscore' }, /pool id/],
  [{ poolId: 'two_under_scores' }, /pool id/],
  [{ poolId: 'local_With-Dash' }, /pool id/],
  [{ poolId: `local_${'x'.repeat(60)}` }, /pool id/],
])('the settings %j are rejected', (config, message) => {
  expect(() => createTestPool({ config })).toThrow(message);
});

test('deleteExpired keeps sessions that can still be refreshed', async () => {
  const { pool, member } = await createPoolWithMember();
  const { refreshToken } = await signInForTokens(pool, member.email);
  const other = await signInForTokens(pool, member.email);
  await pool.call('RevokeToken', { ClientId: 'website', Token: other.refreshToken });
  await signIn(pool, member.email, 'wrong');
  pool.advance(days(8));
  await pool.pool.deleteExpired();
  const refresh = (RefreshToken: string) =>
    pool.call('GetTokensFromRefreshToken', { ClientId: 'website', RefreshToken });
  expect((await refresh(refreshToken)).status).toBe(200);
  expect((await refresh(other.refreshToken)).message).toBe('Invalid Refresh Token');
  expect((await signIn(pool, member.email)).status).toBe(200);
});

test('the database stores no password, refresh token or address in clear text', async () => {
  await deleteSigningKeys();
  const parameters: unknown[] = [];
  const recording = (db: Db): Db => ({
    query(text, values) {
      parameters.push(values);
      return db.query(text, values);
    },
  });
  const database: Database = {
    ...recording(testDatabase),
    transaction: (callback) => testDatabase.transaction((db) => callback(recording(db))),
  };
  const pool = createTestPool({ database });
  const member = await createMember(pool);
  const { refreshToken } = await signInForTokens(pool, member.email);
  const text = JSON.stringify(parameters, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  expect(text).toContain(member.email);
  for (const secret of ['Passw0rd!x', refreshToken, '203.0.113.7']) expect(text).not.toContain(secret);
});

test('deleteExpired deletes rows once they expire', async () => {
  const pool = createTestPool({ config: { networkLimit: { maxSignIns: 20, windowMs: hours(1) } } });
  const countRows = async (table: string): Promise<number> =>
    (await pool.database.query(`select from user_pool.${table}`)).rowCount;
  const { email } = await createMember(pool);
  const { refreshToken } = await signInForTokens(pool, email);
  await pool.call('GetTokensFromRefreshToken', { ClientId: 'website', RefreshToken: refreshToken });
  for (let i = 0; i < 4; i += 1) await signIn(pool, email, 'wrong');
  await pool.pool.deleteExpired();
  expect([await countRows('claimed_nonce'), await countRows('address_use')]).toEqual([5, 1]);
  expect([await countRows('sign_in_failure'), await countRows('refresh_token')]).toEqual([2, 2]);
  pool.advance(minutes(13));
  await pool.pool.deleteExpired();
  expect([await countRows('claimed_nonce'), await countRows('address_use')]).toEqual([0, 1]);
  pool.advance(hours(1));
  await pool.pool.deleteExpired();
  expect([await countRows('address_use'), await countRows('sign_in_failure')]).toEqual([0, 2]);
  pool.advance(days(1));
  await pool.pool.deleteExpired();
  expect([await countRows('sign_in_failure'), await countRows('refresh_token')]).toEqual([0, 2]);
  pool.advance(days(7));
  await pool.pool.deleteExpired();
  expect([await countRows('session'), await countRows('refresh_token')]).toEqual([1, 1]);
  pool.advance(days(7));
  await pool.pool.deleteExpired();
  expect([await countRows('session'), await countRows('refresh_token')]).toEqual([0, 0]);
});
