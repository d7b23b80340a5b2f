import { expect, test } from 'vitest';
import { signIn, startSignIn } from '#testing/srp-client.ts';
import { createMember, createTestPool } from '#testing/test-pool.ts';

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
