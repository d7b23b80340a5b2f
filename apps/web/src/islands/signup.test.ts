import { signupMessages } from '@wayfare/contracts/rules/signup';
import { expect, test } from 'vitest';
import { isStillCurrent, type SignupAlert } from './signup.tsx';

const ruth = { name: 'Ruth', email: 'ruth@example.org', password: 'Barley-Field-7' };
const alert = (overrides: Partial<SignupAlert>): SignupAlert => ({
  message: signupMessages.required,
  details: ruth,
  about: 'form',
  isPaid: false,
  ...overrides,
});

test.each([
  [{ name: '', email: '', password: '' }, true],
  [{ ...ruth, password: '' }, true],
  [{ ...ruth, email: 'ruth@example' }, false],
  [ruth, false],
])('the alert about required fields stays for %j: %s', (now, isCurrent) => {
  expect(isStillCurrent(alert({}), now)).toBe(isCurrent);
});

test.each([
  [ruth, true],
  [{ ...ruth, name: 'Naomi' }, true],
  [{ ...ruth, email: 'naomi@example.org' }, false],
])('the server’s alert about the email stays for %j: %s', (now, isCurrent) => {
  expect(isStillCurrent(alert({ message: '❌ It exists.', about: ['email'] }), now)).toBe(isCurrent);
});

test('a failure about no field stays until the next try', () => {
  const now = { name: 'Naomi', email: 'naomi@example.org', password: 'Olive-Grove-8' };
  expect(isStillCurrent(alert({ message: signupMessages.failed, about: [] }), now)).toBe(true);
});
