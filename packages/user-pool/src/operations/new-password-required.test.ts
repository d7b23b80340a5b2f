import { expect, test } from 'vitest';
import { resultOf } from '#testing/answer.ts';
import { clientId, password } from '#testing/settings.ts';
import { payloadOf, signIn } from '#testing/srp-client.ts';
import { aMember, type TestPool, testPool } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const next = 'An0ther!password';

async function challenged(pool: TestPool) {
  const member = await aMember(pool, { isPasswordTemporary: true });
  const answer = await signIn(pool, member.email);
  return { member, answer, Session: answer.body.Session ?? '' };
}

const choose = (pool: TestPool, USERNAME: string, Session: string, NEW_PASSWORD = next, more: object = {}) =>
  pool.ask('RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ClientId: clientId,
    Session,
    ChallengeResponses: { USERNAME, NEW_PASSWORD, ...more },
  });

test('a temporary password brings no tokens but the wish for another one', async () => {
  const pool = testPool();
  const { member, answer } = await challenged(pool);
  expect(answer.body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect(answer.body).not.toHaveProperty('AuthenticationResult');
  expect(answer.body.ChallengeParameters).toEqual({
    USER_ID_FOR_SRP: member.sub,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ email: member.email, email_verified: 'true', name: 'Ruth' }),
  });
});

test('the new password signs in, is the only one, and the account is an ordinary one', async () => {
  const pool = testPool();
  const { member, Session } = await challenged(pool);
  expect(await choose(pool, member.sub, Session, 'short')).toMatchObject({
    type: 'InvalidPasswordException',
    message: 'The password is too short.',
  });
  const answer = await choose(pool, member.sub, Session, next, { 'userAttributes.name': 'Naomi' });
  expect(payloadOf(resultOf(answer).IdToken)).toMatchObject({ sub: member.sub, name: 'Naomi' });
  expect(await choose(pool, member.sub, Session)).toMatchObject({ type: 'NotAuthorizedException' });
  expect((await signIn(pool, member.email)).status).toBe(400);
  expect((await signIn(pool, member.email, next)).body.AuthenticationResult).toBeDefined();
  expect(await pool.pool.admin.find({ sub: member.sub })).toMatchObject({ state: 'CONFIRMED' });
});

test('the wish is for one member, fifteen minutes, one answer, and the password of that hour', async () => {
  const pool = testPool();
  const refused = { status: 400, type: 'NotAuthorizedException' };
  const [one, other] = [await challenged(pool), await challenged(pool)];
  expect(await choose(pool, other.member.sub, one.Session)).toMatchObject(refused);
  expect(await choose(pool, one.member.sub, `${one.Session.slice(0, -2)}AA`)).toMatchObject(refused);
  expect(await choose(pool, one.member.sub, '')).toMatchObject(refused);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => choose(pool, one.member.sub, one.Session)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await pool.pool.admin.setPassword(other.member.sub, password, { isTemporary: true });
  expect(await choose(pool, other.member.sub, other.Session)).toMatchObject(refused);
  const late = await challenged(pool);
  pool.pass(minutes(15));
  expect(await choose(pool, late.member.sub, late.Session)).toMatchObject({
    ...refused,
    message: 'Invalid session for the user, session is expired.',
  });
});

test('who was disabled meanwhile is refused', async () => {
  const pool = testPool();
  const { member, Session } = await challenged(pool);
  await pool.pool.admin.disable(member.sub);
  expect(await choose(pool, member.sub, Session)).toMatchObject({ message: 'User is disabled.' });
});
