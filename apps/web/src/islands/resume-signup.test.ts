import { resumeSignup } from '@wayfare/contracts/calls/auth';
import { expect, test } from 'vitest';
import { getUnusedConfig, startServer, startServerWith } from '#api/testing/loopback-server.ts';
import { resume } from './resume-signup.ts';

const credentials = { email: 'ruth@example.org', password: 'Barley-Field-7' };

test('resuming an unpaid sign-up gives this browser a new token', async () => {
  let received: unknown;
  await using server = await startServer((_, response, body) => {
    received = JSON.parse(body);
    response.end('{}');
  });
  const outcome = await resume(server.config, credentials);
  const { token, ...sent } = resumeSignup.body.parse(received);
  expect(sent).toEqual(credentials);
  expect(token).toHaveLength(64);
  expect(outcome).toEqual({ status: 'unpaid', signup: { email: credentials.email, token } });
});

test.each([
  [409, '{"code":"signup_paid","message":"This is paid."}', 'unconfirmed'],
  [401, '{"code":"signup_credentials_wrong","message":"No."}', 'unfinished'],
  [404, '', 'unfinished'],
  [503, '{"code":"unavailable","message":"Later."}', 'unfinished'],
])('the response %i %s means the sign-up is %s', async (status, body, missingStep) => {
  await using server = await startServerWith(status, body);
  expect(await resume(server.config, credentials)).toEqual({ status: missingStep });
});

test('an unreachable server leaves the missing step unknown', async () => {
  expect(await resume(await getUnusedConfig(), credentials)).toEqual({ status: 'unfinished' });
});
