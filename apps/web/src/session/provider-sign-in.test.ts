import { expect, test } from 'vitest';
import { describeDemand, findDemandInError } from './provider-sign-in.ts';

const named = (name: string) => Object.assign(new Error('A message of the client.'), { name });

test.each([
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'a code from an authenticator app'],
  ['CONFIRM_SIGN_IN_WITH_SMS_CODE', 'a code sent by text message'],
  ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'a code sent by email'],
  ['CONTINUE_SIGN_IN_WITH_MFA_SELECTION', 'a second proof besides the password'],
  ['CONTINUE_SIGN_IN_WITH_TOTP_SETUP', 'a second proof to be set up'],
  ['CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', 'a choice between several ways to log in'],
  ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'the answer to another question'],
] as const)('%s asks for %s', (step, demand) => {
  expect(describeDemand(step)).toBe(demand);
});

test('errors of the client for unsupported steps are demands, and other errors are not', () => {
  expect(findDemandInError(named('PasskeyNotSupported'))).toBe('a passkey');
  expect(findDemandInError(named('RelyingPartyMismatch'))).toBe('a passkey');
  expect(findDemandInError(named('SignInException'))).toBe('another step');
  expect(findDemandInError(named('NotAuthorizedException'))).toBeNull();
  expect(findDemandInError('no error at all')).toBeNull();
});
