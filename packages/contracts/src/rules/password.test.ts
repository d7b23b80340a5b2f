import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPasswordLength, meetsPolicy, type PasswordRuleId, passwordChecklist } from './password.ts';

const email = 'ruth@example.org';

function unmet(password: string, address: string | null = email): PasswordRuleId[] {
  return passwordChecklist(password, address)
    .filter((rule) => !rule.isMet)
    .map((rule) => rule.id);
}

test('a good password meets every rule', () => {
  expect(unmet('The-l0ng-Road')).toEqual([]);
  expect(meetsPolicy('The-l0ng-Road', email)).toBe(true);
});

test.each<[string, PasswordRuleId[]]>([
  ['Sh0rt-x', ['length']],
  ['the-l0ng-road', ['uppercase']],
  ['THE-L0NG-ROAD', ['lowercase']],
  ['The-Long-Road', ['digit']],
  ['TheL0ngRoad', ['special']],
  ['The-l0ng-Ruth', ['email']],
  ['Thé-l0ng-Road', ['allowed']],
  ['The-l0ng-Road😀', ['allowed']],
  ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
])('%j breaks the rules %j', (password, missing) => expect(unmet(password)).toEqual(missing));

/** The 32 of the policy. */
const specialCharacters = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';

test('each special character counts, and no other character', () => {
  for (let code = 0; code < 0x250; code += 1) {
    const sign = String.fromCharCode(code);
    const isAllowed = /[A-Za-z0-9]/.test(sign) || specialCharacters.includes(sign);
    expect(unmet(`Longr0ad${sign}`).includes('special')).toBe(!specialCharacters.includes(sign));
    expect(unmet(`Longr0ad!${sign}`).includes('allowed')).toBe(!isAllowed);
  }
});

test('without an email, its rule is not listed', () => {
  expect(passwordChecklist('The-l0ng-Ruth', null).map((rule) => rule.id)).not.toContain('email');
  expect(meetsPolicy('The-l0ng-Ruth', null)).toBe(true);
});

test('the first part of the email is forbidden in any case and position', () => {
  const localPart = fc.stringMatching(/^[a-z0-9._-]{1,10}$/);
  fc.assert(
    fc.property(localPart, fc.string(), fc.string(), fc.boolean(), (local, before, after, isUpper) => {
      const hidden = isUpper ? local.toUpperCase() : local;
      expect(unmet(`${before}${hidden}${after}`, `${local}@example.org`)).toContain('email');
    }),
  );
});

test('a password above the maximum length does not meet the policy', () => {
  const long = `Aa1!${'x'.repeat(maxPasswordLength - 4)}`;
  expect(meetsPolicy(long, null)).toBe(true);
  expect(meetsPolicy(`${long}x`, null)).toBe(false);
});
