import { expect, test } from 'vitest';
import {
  confirmationLinkMessages,
  confirmMessages,
  resendMessages,
  toConfirmationLinkError,
} from './confirmation.ts';

test.each<[string | null, string]>([
  ['expired', 'Your confirmation link has expired.'],
  ['mismatch', "The confirmation link doesn't match the email."],
  ['other', 'Something went wrong confirming your account.'],
  ['toString', 'Something went wrong confirming your account.'],
  ['', 'Something went wrong confirming your account.'],
  [null, 'Something went wrong confirming your account.'],
])('the error %s shows: %s', (value, message) =>
  expect(confirmationLinkMessages[toConfirmationLinkError(value)]).toBe(message),
);

test('a failure without a message is an unknown error', () => {
  expect(confirmMessages.failed(undefined)).toBe('Confirmation failed: Unknown error');
  expect(resendMessages.failed('')).toBe('Failed to resend: Unknown error');
  expect(resendMessages.failed('Please wait a minute.')).toBe('Failed to resend: Please wait a minute.');
});
