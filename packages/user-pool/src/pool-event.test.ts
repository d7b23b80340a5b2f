import { expect, test } from 'vitest';
import { clientId, password } from '#testing/settings.ts';
import { sendProof, signIn, signInForTokens, startSignIn } from '#testing/srp-client.ts';
import { createProof } from '#testing/srp-proof.ts';
import { createMember, createTestPool, type TestPool } from '#testing/test-pool.ts';
import type { PoolEvent } from './pool.ts';

const address = '203.0.113.7';
const newPassword = 'An0ther!password';

function createListeningPool() {
  const events: PoolEvent[] = [];
  const pool = createTestPool({ config: { onEvent: (event) => events.push(event) } });
  /** Events since the last call. */
  return { pool, takeEvents: () => events.splice(0) };
}

test('successful, failed and locked-out sign-ins emit events', async () => {
  const { pool, takeEvents } = createListeningPool();
  const { sub, email } = await createMember(pool);
  await signIn(pool, email);
  expect(takeEvents()).toEqual([{ kind: 'sign-in-succeeded', sub, address }]);
  const started = await startSignIn(pool, email);
  for (let i = 0; i < 5; i += 1) await signIn(pool, email, 'wrong');
  expect(takeEvents()).toEqual(Array.from({ length: 5 }, () => ({ kind: 'sign-in-failed', sub, address })));
  await sendProof(pool, createProof(started, password, pool.now()));
  await signIn(pool, email).catch(() => {});
  expect(takeEvents()).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'sign-in-locked-out', sub, address })),
  );
});

test('an event of an unknown name has its derived id', async () => {
  const { pool, takeEvents } = createListeningPool();
  const { USER_ID_FOR_SRP: sub } = (await startSignIn(pool, 'unknown@example.org')).challenge;
  await signIn(pool, 'unknown@example.org');
  expect(takeEvents()).toEqual([{ kind: 'sign-in-failed', sub, address }]);
});

test('the right password of an unconfirmed account emits no event', async () => {
  const { pool, takeEvents } = createListeningPool();
  const { email } = await createMember(pool, { isConfirmed: false });
  await signIn(pool, email);
  expect(takeEvents()).toEqual([]);
});

test('every password change emits an event', async () => {
  const { pool, takeEvents } = createListeningPool();
  const { sub, email } = await createMember(pool, { isPasswordTemporary: true });
  const { body } = await signIn(pool, email);
  await pool.call('RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ClientId: clientId,
    Session: body.Session,
    ChallengeResponses: { USERNAME: sub, NEW_PASSWORD: newPassword },
  });
  expect(takeEvents()).toEqual([
    { kind: 'password-changed', sub, address },
    { kind: 'sign-in-succeeded', sub, address },
  ]);
  const { accessToken: AccessToken } = await signInForTokens(pool, email, newPassword);
  takeEvents();
  const change = (PreviousPassword: string) =>
    pool.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: password });
  await change('wrong');
  await change(newPassword);
  await pool.pool.admin.setPassword(sub, newPassword);
  await pool.pool.admin.setPassword(sub, 'short');
  expect(takeEvents()).toEqual([
    { kind: 'sign-in-failed', sub, address },
    { kind: 'password-changed', sub, address },
    { kind: 'password-changed', sub },
  ]);
});

test('signing out everywhere emits an event', async () => {
  const { pool, takeEvents } = createListeningPool();
  const { sub, email } = await createMember(pool);
  const { accessToken: AccessToken } = await signInForTokens(pool, email);
  takeEvents();
  await pool.call('GlobalSignOut', { AccessToken });
  await pool.pool.admin.signOutEverywhere(sub);
  await pool.pool.admin.signOutEverywhere(crypto.randomUUID());
  expect(takeEvents()).toEqual([
    { kind: 'signed-out-everywhere', sub, address },
    { kind: 'signed-out-everywhere', sub },
  ]);
});

test('ending a session emits one event', async () => {
  const { pool, takeEvents } = createListeningPool();
  const { sub, email } = await createMember(pool);
  const { accessToken: AccessToken } = await signInForTokens(pool, email);
  await signInForTokens(pool, email);
  const { body } = await pool.call('ListDevices', { AccessToken });
  const DeviceKey = body.Devices?.[1]?.DeviceKey;
  takeEvents();
  for (let i = 0; i < 2; i += 1) await pool.call('ForgetDevice', { AccessToken, DeviceKey });
  expect(takeEvents()).toEqual([{ kind: 'session-ended', sub, address }]);
});

test('an error of the event listener does not fail the sign-in', async () => {
  const onEvent = () => {
    throw new Error('The log is full.');
  };
  const pool: TestPool = createTestPool({ config: { onEvent } });
  const { email } = await createMember(pool);
  expect((await signIn(pool, email)).status).toBe(200);
});
