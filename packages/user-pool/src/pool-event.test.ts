import { expect, test } from 'vitest';
import { clientId, password } from '#testing/settings.ts';
import { begin, proofOf, respond, signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, type TestPool, testPool } from '#testing/test-pool.ts';
import type { PoolEvent } from './user-pool.ts';

const address = '203.0.113.7';
const next = 'An0ther!password';

function listened() {
  const events: PoolEvent[] = [];
  const pool = testPool({ config: { onEvent: (event) => events.push(event) } });
  /** What was told since it was asked the last time. */
  return { pool, told: () => events.splice(0) };
}

test('sign-ins are told: the good, the wrong, and those in a pause', async () => {
  const { pool, told } = listened();
  const { sub, email } = await aMember(pool);
  await signIn(pool, email);
  expect(told()).toEqual([{ kind: 'sign-in-succeeded', sub, address }]);
  const early = await begin(pool, email);
  for (let i = 0; i < 5; i += 1) await signIn(pool, email, 'wrong');
  expect(told()).toEqual(Array.from({ length: 5 }, () => ({ kind: 'sign-in-failed', sub, address })));
  await respond(pool, proofOf(early, password, pool.now()));
  await signIn(pool, email).catch(() => {});
  expect(told()).toEqual(Array.from({ length: 2 }, () => ({ kind: 'sign-in-paused', sub, address })));
});

test('a name that nobody has is told by the id that stands for it', async () => {
  const { pool, told } = listened();
  const { USER_ID_FOR_SRP: sub } = (await begin(pool, 'nobody@example.org')).challenge;
  await signIn(pool, 'nobody@example.org');
  expect(told()).toEqual([{ kind: 'sign-in-failed', sub, address }]);
});

test('a right password that opens no session is neither', async () => {
  const { pool, told } = listened();
  const { email } = await aMember(pool, { isConfirmed: false });
  await signIn(pool, email);
  expect(told()).toEqual([]);
});

test('a password is told to have changed, whoever changed it', async () => {
  const { pool, told } = listened();
  const { sub, email } = await aMember(pool, { isPasswordTemporary: true });
  const { body } = await signIn(pool, email);
  await pool.ask('RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ClientId: clientId,
    Session: body.Session,
    ChallengeResponses: { USERNAME: sub, NEW_PASSWORD: next },
  });
  expect(told()).toEqual([
    { kind: 'password-changed', sub, address },
    { kind: 'sign-in-succeeded', sub, address },
  ]);
  const { accessToken: AccessToken } = await tokensOf(pool, email, next);
  told();
  const change = (PreviousPassword: string) =>
    pool.ask('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: password });
  await change('wrong');
  await change(next);
  await pool.pool.admin.setPassword(sub, next);
  await pool.pool.admin.setPassword(sub, 'short');
  expect(told()).toEqual([
    { kind: 'sign-in-failed', sub, address },
    { kind: 'password-changed', sub, address },
    { kind: 'password-changed', sub },
  ]);
});

test('signing out everywhere is told', async () => {
  const { pool, told } = listened();
  const { sub, email } = await aMember(pool);
  const { accessToken: AccessToken } = await tokensOf(pool, email);
  told();
  await pool.ask('GlobalSignOut', { AccessToken });
  await pool.pool.admin.signOutEverywhere(sub);
  await pool.pool.admin.signOutEverywhere(crypto.randomUUID());
  expect(told()).toEqual([
    { kind: 'signed-out-everywhere', sub, address },
    { kind: 'signed-out-everywhere', sub },
  ]);
});

test('the end of one session is told, and of none is not', async () => {
  const { pool, told } = listened();
  const { sub, email } = await aMember(pool);
  const { accessToken: AccessToken } = await tokensOf(pool, email);
  await tokensOf(pool, email);
  const { body } = await pool.ask('ListDevices', { AccessToken });
  const DeviceKey = body.Devices?.[1]?.DeviceKey;
  told();
  for (let i = 0; i < 2; i += 1) await pool.ask('ForgetDevice', { AccessToken, DeviceKey });
  expect(told()).toEqual([{ kind: 'session-ended', sub, address }]);
});

test('who listens badly stops nobody', async () => {
  const onEvent = () => {
    throw new Error('The log is full.');
  };
  const pool: TestPool = testPool({ config: { onEvent } });
  const { email } = await aMember(pool);
  expect((await signIn(pool, email)).status).toBe(200);
});
