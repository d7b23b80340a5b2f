import { expect, test } from 'vitest';
import { getUnusedConfig, startServerWith } from '#api/testing/loopback-server.ts';
import { confirmEmail } from './confirm.tsx';

const link = { token: 't', email: 'ruth@example.org' };

test.each<[number, string, string, boolean?]>([
  [200, '{"success":true}', 'Your email has been confirmed! Redirecting to dashboard...'],
  [200, '{"success":false,"error":"The link is used."}', 'Confirmation failed: The link is used.'],
  [200, '{"success":false}', 'Confirmation failed: Unknown error'],
  [
    410,
    '{"code":"confirmation_expired","error":"The link has expired."}',
    'Confirmation failed: The link has expired.',
  ],
  [500, '{"code":"broken","message":"The list is full."}', 'Confirmation failed: The list is full.', true],
  [502, '<h1>Bad Gateway</h1>', 'Confirmation failed: Unknown error', true],
  [429, '{"message":"Please wait a little."}', 'Confirmation failed: Please wait a little.', true],
  [200, '<html></html>', 'An unexpected error occurred while confirming your account.', true],
])('the response %i %s shows: %s', async (status, body, message, canRetry = false) => {
  await using server = await startServerWith(status, body);
  const outcome = await confirmEmail(server.config, link);
  expect(outcome).toEqual({ isConfirmed: message.startsWith('Your email'), message, canRetry });
});

test('an unreachable server shows the unexpected message', async () => {
  const { message } = await confirmEmail(await getUnusedConfig(), link);
  expect(message).toBe('An unexpected error occurred while confirming your account.');
});
