import { commonPasswordFault } from '@wayfare/contracts/rules/common-password';
import { signupFaults } from '@wayfare/contracts/rules/signup';
import { expect, test } from 'vitest';
import { ownRulesAlone, passwordFault } from './password-fault.ts';

const faultOf = (password: string, siteName = 'Wayfare') =>
  passwordFault(password, 'ruth@example.org', { ...ownRulesAlone, siteName });

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
])('%s meets the rules, and is refused', async (password) => {
  await expect(faultOf(password)).resolves.toBe(commonPasswordFault);
});

test.each(['Wayfare1!', 'W@yfare2026', '!!wayFARE7', 'Way-Fare-7'])(
  '%s is the site’s own name',
  async (password) => {
    await expect(faultOf(password)).resolves.toBe(commonPasswordFault);
  },
);

test('a site of another name has another one', async () => {
  await expect(faultOf('Daily-Bread-7', 'Daily Bread')).resolves.toBe(commonPasswordFault);
  await expect(faultOf('Wayfare1!', 'Daily Bread')).resolves.toBeNull();
  await expect(faultOf('Barley-Field-7', '日本')).resolves.toBeNull();
});

test.each([
  'Barley-Field-7',
  'Olives-and-1-lamp',
  'The-l0ng-Road',
  'Threshing-Floor-8',
  'xK4!pq9Rw',
  'Wayfare-and-password-1',
  `Aa1!${'7!'.repeat(120)}`,
])('%s is one that nobody tries first', async (password) => {
  await expect(faultOf(password)).resolves.toBeNull();
});

test('what breaks the rules is told as ever', async () => {
  await expect(faultOf('password')).resolves.toBe(signupFaults.password);
});
