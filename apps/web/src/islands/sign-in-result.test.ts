import { expect, test } from 'vitest';
import { toFailed, toLockedOut } from '#session/sign-in-outcome.ts';
import { signInMessage } from './sign-in-result.tsx';

const support = 'support@example.org';
const describe = (message: string) => {
  const outcome = toLockedOut(new Error(message)) ?? toFailed(new Error(message));
  return [outcome.status, signInMessage(outcome, 'page', support), signInMessage(outcome, 'dialog', support)];
};

test.each([
  ['Password attempts exceeded. Please wait 1 second.', '1 second'],
  ['Password attempts exceeded. Please wait 45 seconds.', '45 seconds'],
  ['Password attempts exceeded. Please wait 15 minutes.', '15 minutes'],
])('%s is shown on the page as is, and in the dialog in its own words', (message, wait) => {
  expect(describe(message)).toEqual([
    'locked-out',
    `❌ ${message}`,
    `Login failed. Please check your email and password. There were too many tries, so please wait ${wait}.`,
  ]);
});

test('a lockout without a duration shows none', () => {
  const dialog =
    'Login failed. Please check your email and password. There were too many tries, so please wait a few minutes.';
  for (const message of ['Password attempts exceeded', 'Password attempts exceeded.'])
    expect(describe(message)).toEqual([
      'locked-out',
      '❌ Password attempts exceeded. Please wait a few minutes.',
      dialog,
    ]);
});

test('a wrong password is reported without the word username', () => {
  expect(describe('Incorrect username or password.')).toEqual([
    'failed',
    '❌ Incorrect email address or password.',
    'Login failed. Please check your email and password.',
  ]);
});
