import { expect, test } from 'vitest';
import { master, poolId } from '#testing/settings.ts';
import { signIn, startSignIn } from '#testing/srp-client.ts';
import { createMember, createTestPool } from '#testing/test-pool.ts';
import { canDecryptAccounts } from './credentials.ts';

test('a credential is valid only for its account', async () => {
  const pool = createTestPool();
  const [member, other] = [await createMember(pool), await createMember(pool)];
  await pool.database.query(
    `update user_pool.account set credential = (select credential from user_pool.account where sub = $2)
     where sub = $1`,
    [member.sub, other.sub],
  );
  await expect(signIn(pool, member.email)).rejects.toThrow(/master key/);
});

test('accounts can be decrypted only with the master key and the pool id', async () => {
  const { database } = createTestPool();
  expect(await canDecryptAccounts(database, poolId, master)).toBeNull();
  await createMember(createTestPool());
  expect(await canDecryptAccounts(database, poolId, master)).toBe(true);
  expect(await canDecryptAccounts(database, 'local_Others', master)).toBe(false);
  expect(await canDecryptAccounts(database, poolId, Buffer.alloc(32, 2))).toBe(false);
});

test('each unknown name has its own user id and salt, in each pool', async () => {
  const pool = createTestPool();
  const otherPool = createTestPool({ config: { poolId: 'local_Others' } });
  const { challenge } = await startSignIn(pool, 'unknown@example.org');
  for (const { challenge: other } of [
    await startSignIn(pool, 'another@example.org'),
    await startSignIn(otherPool, 'unknown@example.org'),
  ]) {
    expect(other.USER_ID_FOR_SRP).not.toBe(challenge.USER_ID_FOR_SRP);
    expect(other.SALT).not.toBe(challenge.SALT);
  }
});
