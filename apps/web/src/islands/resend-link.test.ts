import { expect, test } from 'vitest';
import { getUnusedConfig, startServerWith } from '#api/testing/loopback-server.ts';
import { resend } from './resend-link.tsx';

test.each<[number, string, string]>([
  [200, '{}', 'A new confirmation link has been sent to your email.'],
  [200, '', 'A new confirmation link has been sent to your email.'],
  [200, '{"error":"Not now."}', 'Failed to resend: Not now.'],
  [429, '{"code":"slow_down","message":"Please wait a minute."}', 'Failed to resend: Please wait a minute.'],
  [502, '', 'Failed to resend: Unknown error'],
])('the response %i %s shows: %s', async (status, body, message) => {
  await using server = await startServerWith(status, body);
  const outcome = await resend(server.config, 'ruth@example.org');
  expect(outcome).toEqual({ isSent: message.startsWith('A new'), message });
});

test('an unreachable server shows the unexpected message', async () => {
  const outcome = await resend(await getUnusedConfig(), 'ruth@example.org');
  expect(outcome).toEqual({ isSent: false, message: 'An unexpected error occurred.' });
});
