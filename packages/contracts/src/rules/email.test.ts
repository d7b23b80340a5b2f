import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail, isForgotEmail, isSignupEmail } from './email.ts';

test.each(['ruth@example.org', 'r.a+b@mail.example.co', 'Ruth@EXAMPLE.org', 'ü@bücher.example'])(
  'sign-up accepts %s',
  (email) => expect(isSignupEmail(email)).toBe(true),
);

test.each([
  '',
  'ruth',
  'ruth@example',
  'ruth@example.o',
  'ruth adler@example.org',
  ' ruth@example.org',
  'ruth@example.org\n',
  'ruth@example..org',
  '@example.org',
  `${'r'.repeat(250)}@example.org`,
])('sign-up refuses %j', (email) => expect(isSignupEmail(email)).toBe(false));

test('the forgot form accepts a one-letter domain ending, and sign-up refuses it', () => {
  expect(isForgotEmail('ruth@example.o')).toBe(true);
  expect(isSignupEmail('ruth@example.o')).toBe(false);
});

test.each(['', 'ruth', 'ruth@example', '@example.org', 'ruth@.', 'a b@example.org'])(
  'the forgot form refuses %j',
  (email) => expect(isForgotEmail(email)).toBe(false),
);

test('an email accepted by sign-up is accepted by the forgot form', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.emailAddress(), fc.string()),
      (email) => !isSignupEmail(email) || isForgotEmail(email),
    ),
  );
});

test('a hostile email is checked quickly', () => {
  const started = performance.now();
  isSignupEmail(`a@${'a.'.repeat(100_000)}`);
  isForgotEmail(`a@${'.'.repeat(100_000)}@`);
  // A quadratic pattern would take minutes.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('emails are trimmed and lowercased', () => {
  expect(canonicalEmail(' Ruth@Example.ORG ')).toBe('ruth@example.org');
});
