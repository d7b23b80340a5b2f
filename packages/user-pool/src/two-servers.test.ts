import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockAttempts } from '#store/attempts.ts';
import { clientId, password } from '#testing/settings.ts';
import { begin, proofOf, respond, signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, testPool } from '#testing/test-pool.ts';
import { seconds } from '#time.ts';

/** Two servers on one database, as behind a load balancer. */
const twoServers = () => [testPool(), testPool()] as const;

const alternately = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

test('a sign-in may begin on one server and end on another', async () => {
  const [one, other] = twoServers();
  const member = await aMember(one);
  const proof = proofOf(await begin(one, member.email), password, one.now());
  const answer = await respond(other, proof);
  expect(answer.status).toBe(200);
  const token = answer.body.AuthenticationResult?.AccessToken ?? '';
  expect(await one.pool.verifyToken(token)).toMatchObject({ status: 'valid' });
});

test('of five replays on two servers at once, exactly one succeeds', async () => {
  const servers = twoServers();
  const member = await aMember(servers[0]);
  const proof = proofOf(await begin(servers[0], member.email), password, servers[0].now());
  const answers = await Promise.all(alternately(5, (at) => respond(servers[at % 2 === 0 ? 0 : 1], proof)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ message }) => message))).toEqual(
    new Set([null, 'Incorrect username or password.']),
  );
});

test.each(['a member', 'nobody'])(
  'of a hundred wrong proofs of %s at once, exactly five are looked at',
  async (who) => {
    const servers = twoServers();
    const name = who === 'nobody' ? `${randomUUID()}@example.org` : (await aMember(servers[0])).email;
    const begun = await Promise.all(alternately(100, (at) => begin(servers[at % 2 === 0 ? 0 : 1], name)));
    const answers = await Promise.all(
      begun.map((each, at) =>
        respond(servers[at % 2 === 0 ? 1 : 0], proofOf(each, 'wrong', servers[0].now())),
      ),
    );
    const count = (message: string) => answers.filter((answer) => answer.message?.startsWith(message)).length;
    expect(count('Incorrect username or password.')).toBe(5);
    expect(count('Password attempts exceeded')).toBe(95);
    const restarted = testPool();
    await expect(begin(restarted, name)).rejects.toThrow('Password attempts exceeded');
    restarted.pass(seconds(1));
    await begin(restarted, name);
  },
);

test('a session that one server ends is over on the other at once', async () => {
  const [one, other] = twoServers();
  const member = await aMember(one);
  const { accessToken, refreshToken } = await tokensOf(one, member.email);
  expect(await other.pool.verifyToken(accessToken)).toMatchObject({ status: 'valid' });
  await one.pool.admin.disable(member.sub);
  expect(await other.pool.verifyToken(accessToken)).toEqual({ status: 'revoked' });
  const refresh = { ClientId: clientId, RefreshToken: refreshToken };
  expect(await other.ask('GetTokensFromRefreshToken', refresh)).toMatchObject({
    message: 'Refresh Token has been revoked',
  });
});

test('many members sign in at once', async () => {
  const servers = twoServers();
  const members = await Promise.all(alternately(12, () => aMember(servers[0])));
  const answers = await Promise.all(
    members.map(({ email }, at) => signIn(servers[at % 2 === 0 ? 0 : 1], email)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test.each(['setPassword', 'disable', 'requireReset', 'delete'] as const)(
  'a sign-in and %s at once leave no session behind',
  async (change) => {
    const [one, other] = twoServers();
    const { admin } = other.pool;
    for (let round = 0; round < 5; round += 1) {
      const member = await aMember(one);
      const proof = proofOf(await begin(one, member.email), password, one.now());
      const changed =
        change === 'setPassword'
          ? admin.setPassword(member.sub, 'An0ther!password')
          : admin[change](member.sub);
      const [answer] = await Promise.all([respond(one, proof), changed]);
      const token = answer.body.AuthenticationResult?.AccessToken ?? '';
      expect((await one.pool.verifyToken(token)).status).not.toBe('valid');
    }
  },
);

test('a sign-in waits for whoever holds the lock, and sees what was done behind it', async () => {
  const pool = testPool();
  for (const [change, message] of [
    ['is_enabled = false', 'User is disabled.'],
    ["state = 'RESET_REQUIRED'", 'Password reset required for the user'],
  ] as const) {
    const member = await aMember(pool);
    const proof = proofOf(await begin(pool, member.email), password, pool.now());
    const { answer } = await pool.database.transaction(async (db) => {
      await lockAttempts(db, member.sub);
      const answer = respond(pool, proof);
      await setTimeout(50);
      await db.query(`update user_pool.account set ${change} where sub = $1`, [member.sub]);
      return { answer };
    });
    expect(await answer).toMatchObject({ status: 400, message });
  }
});
