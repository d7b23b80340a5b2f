import { expect, test } from 'vitest';
import { getUnusedConfig, startServerWith } from '#api/testing/loopback-server.ts';
import { choosePassword, isResetLinkGood } from './reset.tsx';

test('a reset link is valid only if the server confirms it', async () => {
  await using good = await startServerWith(200, '{}');
  await using used = await startServerWith(410, '{"code":"reset_expired","message":"Used."}');
  expect(await isResetLinkGood(good.config, 't')).toBe(true);
  expect(await isResetLinkGood(used.config, 't')).toBe(false);
  expect(await isResetLinkGood(await getUnusedConfig(), 't')).toBe(false);
});

test.each<[number, string, string]>([
  [422, '{"message":"Password does not meet the policy."}', 'Password does not meet the policy.'],
  [400, '{}', 'Failed to reset password'],
  [500, '{"message":"The list is full."}', 'The list is full.'],
  [502, '<h1>Bad Gateway</h1>', 'Failed to reset password'],
])('the error %i %s shows: %s', async (status, body, message) => {
  await using server = await startServerWith(status, body);
  expect(await choosePassword(server.config, 't', 'The-l0ng-Road')).toEqual({ isSaved: false, message });
});

test('saving a password returns the address to log in with, if the server sends it', async () => {
  for (const [body, email] of [
    ['{"message":"Done."}', null],
    ['{"email":"ruth@example.org"}', 'ruth@example.org'],
  ] as const) {
    await using server = await startServerWith(200, body);
    expect(await choosePassword(server.config, 't', 'The-l0ng-Road')).toEqual({ isSaved: true, email });
  }
});

test('a password is not saved if the server is unreachable', async () => {
  expect(await choosePassword(await getUnusedConfig(), 't', 'The-l0ng-Road')).toEqual({
    isSaved: false,
    message: 'Something went wrong. Please try again.',
  });
});
