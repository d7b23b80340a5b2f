import { storeSignup } from '@wayfare/contracts/calls/auth';
import { expect, test } from 'vitest';
import { startServer, startServerWith } from '#api/testing/loopback-server.ts';
import { stageSignup } from './signup.tsx';

const ruth = { name: ' Ruth ', email: 'ruth@example.org', password: 'The-l0ng-Road' };

test('a sign-up is sent with a browser token and a CSRF token, which the header repeats', async () => {
  let received: unknown;
  let header: unknown;
  await using server = await startServer((request, response, body) => {
    received = JSON.parse(body);
    header = request.headers['x-csrf-token'];
    response.end('{}');
  });
  const outcome = await stageSignup(server.config, ruth, null);
  const sent = storeSignup.body.parse(received);
  expect(sent).toMatchObject({ name: 'Ruth', email: 'ruth@example.org', password: 'The-l0ng-Road' });
  expect(sent.csrfToken).toBe(header);
  expect(sent.csrfToken).not.toBe(sent.token);
  expect(outcome).toEqual({
    isStaged: true,
    signup: { email: 'ruth@example.org', token: sent.token },
  });
});

test('starting again keeps the token for the same address and creates one for another address', async () => {
  await using server = await startServerWith(200, '{}');
  const staged = { email: 'Ruth@example.org', token: 'token-of-this-tab' };
  const again = await stageSignup(server.config, ruth, staged);
  expect(again).toMatchObject({ isStaged: true, signup: { token: staged.token } });
  const other = await stageSignup(server.config, ruth, { ...staged, email: 'naomi@example.org' });
  expect(other).toMatchObject({ isStaged: true });
  expect(other).not.toMatchObject({ signup: { token: staged.token } });
});

test.each<[number, string, string]>([
  [
    409,
    '{"message":"An account with this email already exists. Please log in."}',
    '❌ An account with this email already exists. Please log in.',
  ],
  [422, '{"message":"❌ All fields are required."}', '❌ All fields are required.'],
  [500, '{"message":"The list is full."}', '❌ The list is full.'],
  [502, '<h1>Bad Gateway</h1>', '❌ Failed to stage signup data'],
  [404, '{"code":"no_such_route","message":"Nothing here."}', '❌ Failed to stage signup data'],
  [400, 'nonsense', '❌ Failed to stage signup data'],
])('the error %i %s shows: %s', async (status, body, message) => {
  await using server = await startServerWith(status, body);
  expect(await stageSignup(server.config, ruth, null)).toMatchObject({
    isStaged: false,
    message,
    isPaid: false,
  });
});

test('a paid sign-up is a separate outcome', async () => {
  const message = 'This signup is paid.';
  await using server = await startServerWith(409, JSON.stringify({ code: 'signup_paid', message }));
  expect(await stageSignup(server.config, ruth, null)).toEqual({
    isStaged: false,
    message: `❌ ${message}`,
    isPaid: true,
  });
});
