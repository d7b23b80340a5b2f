import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail, getLocalPart, isForgotEmail, isSignupEmail } from './email.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const longWord = fc.stringMatching(/^[a-z]{2,12}$/);

test.each(['ruth@example.org', 'r.a+b@mail.example.co', 'Ruth@EXAMPLE.org', 'ü@bücher.example'])(
  'sign-up accepts %s',
  (email) => expect(isSignupEmail(email)).toBe(true),
);

test.each([
  '',
  'ruth',
  'ruth@example',
  'ruth@example.o',
  'ruth@example.co.k',
  'ruth adler@example.org',
  'ruth@exam ple.org',
  ' ruth@example.org',
  'ruth@example.org\n',
  'ruth@@example.org',
  'ruth@.org',
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

test('word@word.tld is always valid, and an email with a space never is', () => {
  fc.assert(
    fc.property(word, word, longWord, fc.nat(), (local, domain, ending, at) => {
      const email = `${local}@${domain}.${ending}`;
      const cut = at % (email.length + 1);
      const spaced = `${email.slice(0, cut)} ${email.slice(cut)}`;
      expect(isSignupEmail(email)).toBe(true);
      expect(isSignupEmail(spaced)).toBe(false);
      expect(isForgotEmail(spaced)).toBe(false);
    }),
  );
});

test('a hostile email is checked quickly', () => {
  const started = performance.now();
  isSignupEmail(`a@${'a.'.repeat(100_000)}`);
  isForgotEmail(`a@${'.'.repeat(100_000)}@`);
  expect(performance.now() - started).toBeLessThan(100);
});

test('emails are trimmed and lowercased', () => {
  expect(canonicalEmail(' Ruth@Example.ORG ')).toBe('ruth@example.org');
});

test('the local part ends at the first @', () => {
  expect(getLocalPart('ruth@example.org')).toBe('ruth');
  expect(getLocalPart('ruth')).toBe('ruth');
  expect(getLocalPart('')).toBe('');
});
