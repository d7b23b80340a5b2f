import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockAccount } from '#store/failures.ts';
import { clientId, password } from '#testing/settings.ts';
import { sendProof, signInForTokens, startSignIn } from '#testing/srp-client.ts';
import { createProof } from '#testing/srp-proof.ts';
import { createMember, createTestPool } from '#testing/test-pool.ts';
import { seconds } from '#time.ts';

/** With one database. */
const twoServers = () => [createTestPool(), createTestPool()] as const;

const repeat = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index));

test('a sign-in can start on one server and end on another', async () => {
  const [one, other] = twoServers();
  const member = await createMember(one);
  const proof = createProof(await startSignIn(one, member.email), password, one.now());
  const answer = await sendProof(other, proof);
  expect(answer.status).toBe(200);
  const token = answer.body.AuthenticationResult?.AccessToken ?? '';
  expect(await one.pool.verifyToken(token)).toMatchObject({ status: 'valid' });
});

test('only one of five concurrent replays on two servers succeeds', async () => {
  const servers = twoServers();
  const member = await createMember(servers[0]);
  const proof = createProof(await startSignIn(servers[0], member.email), password, servers[0].now());
  const answers = await Promise.all(repeat(5, (index) => sendProof(servers[index % 2 === 0 ? 0 : 1], proof)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ message }) => message))).toEqual(
    new Set([null, 'Incorrect username or password.']),
  );
});

test.each(['a member', 'an unknown name'])(
  'only five of a hundred concurrent wrong passwords of %s are checked',
  async (who) => {
    const servers = twoServers();
    const name =
      who === 'an unknown name' ? `${randomUUID()}@example.org` : (await createMember(servers[0])).email;
    const started = await Promise.all(
      repeat(100, (index) => startSignIn(servers[index % 2 === 0 ? 0 : 1], name)),
    );
    const answers = await Promise.all(
      started.map((each, index) =>
        sendProof(servers[index % 2 === 0 ? 1 : 0], createProof(each, 'wrong', servers[0].now())),
      ),
    );
    const count = (message: string) => answers.filter((answer) => answer.message?.startsWith(message)).length;
    expect(count('Incorrect username or password.')).toBe(5);
    expect(count('Password attempts exceeded')).toBe(95);
    const restarted = createTestPool();
    await expect(startSignIn(restarted, name)).rejects.toThrow('Password attempts exceeded');
    restarted.advance(seconds(1));
    await startSignIn(restarted, name);
  },
);

test('a session that one server ends is rejected by the other at once', async () => {
  const [one, other] = twoServers();
  const member = await createMember(one);
  const { accessToken, refreshToken } = await signInForTokens(one, member.email);
  expect(await other.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  await one.pool.admin.disable(member.sub);
  expect(await other.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
  const refresh = { ClientId: clientId, RefreshToken: refreshToken };
  expect(await other.call('GetTokensFromRefreshToken', refresh)).toMatchObject({
    message: 'Refresh Token has been revoked',
  });
});

test.each(['setPassword', 'disable', 'requireReset', 'delete'] as const)(
  '%s ends the session of a concurrent sign-in',
  async (change) => {
    const [one, other] = twoServers();
    const { admin } = other.pool;
    for (let round = 0; round < 5; round += 1) {
      const member = await createMember(one);
      const proof = createProof(await startSignIn(one, member.email), password, one.now());
      const changed =
        change === 'setPassword'
          ? admin.setPassword(member.sub, 'An0ther!password')
          : admin[change](member.sub);
      const [answer] = await Promise.all([sendProof(one, proof), changed]);
      const token = answer.body.AuthenticationResult?.AccessToken ?? '';
      expect((await one.pool.verifyToken(token)).status).not.toBe('valid');
    }
  },
);

test('a sign-in waits for the account’s lock and sees changes made under it', async () => {
  const pool = createTestPool();
  for (const [change, message] of [
    ['is_enabled = false', 'User is disabled.'],
    ["state = 'RESET_REQUIRED'", 'Password reset required for the user'],
  ] as const) {
    const member = await createMember(pool);
    const proof = createProof(await startSignIn(pool, member.email), password, pool.now());
    const { answer } = await pool.database.transaction(async (db) => {
      await lockAccount(db, member.sub);
      const answer = sendProof(pool, proof);
      await setTimeout(50);
      await db.query(`update user_pool.account set ${change} where sub = $1`, [member.sub]);
      return { answer };
    });
    expect(await answer).toMatchObject({ status: 400, message });
  }
});
