import { commonPasswordFault } from '@wayfare/contracts/rules/common-password';
import { signupFaults } from '@wayfare/contracts/rules/signup';
import { expect, test } from 'vitest';
import { passwordFault } from './password-fault.ts';

const faultOf = (password: string, siteName = 'Wayfare') =>
  passwordFault(password, 'ruth@example.org', siteName);

test.each([
  'Password1!',
  'P@ssw0rd!',
  'P@$$w0rd1',
  'PASSWORd123456!!',
  'Welcome2026!',
  'Qwerty123$',
  '1Qaz@wsx',
  'Abc123!@#',
  'Sunshine#1',
  'Jesus777!',
  'Letme1n!',
  '!Dragon99',
  'Iloveyou1!',
  'Admin@12345',
])('%s meets the rules, and is refused', (password) => {
  expect(faultOf(password)).toBe(commonPasswordFault);
});

test.each(['Wayfare1!', 'W@yfare2026', '!!wayFARE7', 'Way-Fare-7'])(
  '%s is the site’s own name',
  (password) => {
    expect(faultOf(password)).toBe(commonPasswordFault);
  },
);

test('a site of another name has another one', () => {
  expect(faultOf('Daily-Bread-7', 'Daily Bread')).toBe(commonPasswordFault);
  expect(faultOf('Wayfare1!', 'Daily Bread')).toBeNull();
  expect(faultOf('Barley-Field-7', '日本')).toBeNull();
});

test.each([
  'Barley-Field-7',
  'Olives-and-1-lamp',
  'The-l0ng-Road',
  'Threshing-Floor-8',
  'xK4!pq9Rw',
  'Wayfare-and-password-1',
  `Aa1!${'7!'.repeat(120)}`,
])('%s is one that nobody tries first', (password) => {
  expect(faultOf(password)).toBeNull();
});

test('what breaks the rules is told as ever', () => {
  expect(faultOf('password')).toBe(signupFaults.password);
});
