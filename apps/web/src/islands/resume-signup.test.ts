import { resumeSignup } from '@wayfare/contracts/calls/auth';
import { expect, test } from 'vitest';
import { getUnusedConfig, startServer, startServerWith } from '#api/testing/loopback-server.ts';
import { resume } from './resume-signup.ts';

const credentials = { email: 'ruth@example.org', password: 'Barley-Field-7' };

test('an unpaid signup belongs to this browser from now on, by a token of its own', async () => {
  let heard: unknown;
  await using server = await startServer((_, response, body) => {
    heard = JSON.parse(body);
    response.end('{}');
  });
  const outcome = await resume(server.config, credentials);
  const { token, ...sent } = resumeSignup.body.parse(heard);
  expect(sent).toEqual(credentials);
  expect(token).toHaveLength(64);
  expect(outcome).toEqual({ status: 'unpaid', signup: { email: credentials.email, token } });
});

test.each([
  [409, '{"code":"signup_paid","message":"This is paid."}', 'unconfirmed'],
  [401, '{"code":"signup_credentials_wrong","message":"No."}', 'unfinished'],
  [404, '', 'unfinished'],
  [503, '{"code":"unavailable","message":"Later."}', 'unfinished'],
])('the answer %i %s leaves the signup %s', async (status, body, lacking) => {
  await using server = await startServerWith(status, body);
  expect(await resume(server.config, credentials)).toEqual({ status: lacking });
});

test('where nobody answers, nothing is claimed', async () => {
  expect(await resume(await getUnusedConfig(), credentials)).toEqual({ status: 'unfinished' });
});
