import { expect, test } from 'vitest';
import { type SignupDetails, validateSignup } from './signup.ts';

function ruth(changed: Partial<SignupDetails> = {}): SignupDetails {
  return { name: 'Ruth', email: 'ruth.adler@example.org', password: 'The-l0ng-Road', ...changed };
}

test('a complete signup is valid', () => {
  expect(validateSignup(ruth())).toEqual({ isValid: true });
});

test.each<[Partial<SignupDetails>, string, string]>([
  [{ name: '' }, 'name', '❌ All fields are required.'],
  [{ name: '   ' }, 'name', '❌ All fields are required.'],
  [{ email: '' }, 'email', '❌ All fields are required.'],
  [{ password: '' }, 'password', '❌ All fields are required.'],
  [{ email: 'wrong', password: '' }, 'password', '❌ All fields are required.'],
  [{ email: 'ruth@example' }, 'email', '❌ Please enter a valid email address.'],
  [{ email: 'ruth@example', password: 'short' }, 'email', '❌ Please enter a valid email address.'],
  [{ password: 'short' }, 'password', '❌ Password does not meet the policy.'],
  [{ password: 'Ruth.Adler-1' }, 'password', '❌ Password does not meet the policy.'],
])('%j focuses the %s field with the message %s', (changed, field, message) => {
  expect(validateSignup(ruth(changed))).toMatchObject({ isValid: false, field, message });
});
