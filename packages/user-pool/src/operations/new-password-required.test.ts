import { expect, test } from 'vitest';
import { clientId, password } from '#testing/settings.ts';
import { signIn } from '#testing/srp-client.ts';
import { createMember, createTestPool, type TestPool } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const newPassword = 'An0ther!password';

async function startChallenge(pool: TestPool) {
  const member = await createMember(pool, { isPasswordTemporary: true });
  const response = await signIn(pool, member.email);
  return { member, response, Session: response.body.Session ?? '' };
}

const respond = (
  pool: TestPool,
  USERNAME: string,
  Session: string,
  NEW_PASSWORD = newPassword,
  more: object = {},
) =>
  pool.call('RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ClientId: clientId,
    Session,
    ChallengeResponses: { USERNAME, NEW_PASSWORD, ...more },
  });

test('a temporary password leads to a new-password challenge instead of tokens', async () => {
  const pool = createTestPool();
  const { member, response } = await startChallenge(pool);
  expect(response.body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect(response.body).not.toHaveProperty('AuthenticationResult');
  expect(response.body.ChallengeParameters).toEqual({
    USER_ID_FOR_SRP: member.sub,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ email: member.email, email_verified: 'true', name: 'Ruth' }),
  });
});

test('the challenge is valid for one member, one response, fifteen minutes and one password', async () => {
  const pool = createTestPool();
  const rejection = { status: 400, type: 'NotAuthorizedException' };
  const [one, other] = [await startChallenge(pool), await startChallenge(pool)];
  expect(await respond(pool, other.member.sub, one.Session)).toMatchObject(rejection);
  expect(await respond(pool, one.member.sub, `${one.Session.slice(0, -2)}AA`)).toMatchObject(rejection);
  expect(await respond(pool, one.member.sub, '')).toMatchObject(rejection);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => respond(pool, one.member.sub, one.Session)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await pool.pool.admin.setPassword(other.member.sub, password, { isTemporary: true });
  expect(await respond(pool, other.member.sub, other.Session)).toMatchObject(rejection);
  const late = await startChallenge(pool);
  pool.advance(minutes(15));
  expect(await respond(pool, late.member.sub, late.Session)).toMatchObject({
    ...rejection,
    message: 'Invalid session for the user, session is expired.',
  });
});

test('a member who was disabled in between is rejected', async () => {
  const pool = createTestPool();
  const { member, Session } = await startChallenge(pool);
  await pool.pool.admin.disable(member.sub);
  expect(await respond(pool, member.sub, Session)).toMatchObject({ message: 'User is disabled.' });
});
