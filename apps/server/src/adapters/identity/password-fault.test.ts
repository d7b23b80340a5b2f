import { commonPasswordMessage } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { expect, test } from 'vitest';
import { commonPasswords, compromisedPasswords, passwordFault } from './password-fault.ts';

const ownList = compromisedPasswords({ has: async () => false });
const findFault = (password: string) => passwordFault(password, 'ruth@example.org', ownList);

test.each(['Password1!', 'PASSWORd1!', 'P@ssw0rd', 'Welcome123!', '1Qaz@wsx', 'iLoveYou<3'])(
  'a listed password is refused in any case: %s',
  async (password) => {
    await expect(findFault(password)).resolves.toBe(commonPasswordMessage);
  },
);

test.each([
  'Garden1954!',
  'Dragon1954!',
  'Sunshine#47',
  'Jesus-Saves-7',
  '!!wayFARE7',
  'Password1!x',
  'xPassword1!',
  'Barley-Field-7',
  `Aa1!${'7!'.repeat(120)}`,
])('a password that only contains or resembles a listed one is accepted: %s', async (password) => {
  await expect(findFault(password)).resolves.toBeNull();
});

test('a password that the breach service knows is refused as it is written', async () => {
  const breached = compromisedPasswords({ has: async (password) => password === 'Garden1954!' });
  await expect(passwordFault('Garden1954!', 'ruth@example.org', breached)).resolves.toBe(
    commonPasswordMessage,
  );
  await expect(passwordFault('garDen1954!', 'ruth@example.org', breached)).resolves.toBeNull();
});

test('a password that breaks a rule gets the message of the rules', async () => {
  await expect(findFault('password')).resolves.toBe(signupErrors.password);
});

test('every listed password is lowercase and could meet the checklist in another case', async () => {
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase());
    const [first = -1, second = -1] = [...password.matchAll(/[a-z]/g)].map(({ index }) => index);
    expect(second).toBeGreaterThan(first);
    const mixed = password.slice(0, first) + password.charAt(first).toUpperCase() + password.slice(first + 1);
    await expect(findFault(mixed)).resolves.toBe(commonPasswordMessage);
  }
});
