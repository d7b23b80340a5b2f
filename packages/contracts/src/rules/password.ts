import { localPartOf } from './email.ts';

export const passwordMinLength = 8;
/** The identity provider takes no longer one. */
export const passwordMaxLength = 256;

const specialCharacters = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';

const special = new Set(specialCharacters);
const isLetterOrDigit = (character: string) => /^[A-Za-z0-9]$/.test(character);

export type PasswordRuleId = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special' | 'email' | 'allowed';

export type PasswordRule = {
  readonly id: PasswordRuleId;
  readonly label: string;
  readonly isMet: (password: string, email: string) => boolean;
};

export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: 'At least 8 characters',
    isMet: (password) => password.length >= passwordMinLength,
  },
  { id: 'uppercase', label: 'An uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'lowercase', label: 'A lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { id: 'digit', label: 'A digit', isMet: (password) => /[0-9]/.test(password) },
  {
    id: 'special',
    label: 'A special character, such as ! or ?',
    isMet: (password) => Array.from(password).some((character) => special.has(character)),
  },
  {
    id: 'email',
    label: 'Not the first part of your email',
    isMet: (password, email) => {
      const localPart = localPartOf(email.trim()).toLowerCase();
      return localPart === '' || !password.toLowerCase().includes(localPart);
    },
  },
  {
    id: 'allowed',
    label: 'No spaces or other characters',
    isMet: (password) =>
      Array.from(password).every((character) => isLetterOrDigit(character) || special.has(character)),
  },
];

export type CheckedRule = { readonly id: PasswordRuleId; readonly label: string; readonly isMet: boolean };

/**
 * Every rule with its answer. Where the address is not known (`null`, as on the page behind a
 * reset link) the rule about it is left out: only the server can judge it there.
 */
export function passwordChecklist(password: string, email: string | null): readonly CheckedRule[] {
  return passwordRules
    .filter((rule) => rule.id !== 'email' || email !== null)
    .map(({ id, label, isMet }) => ({ id, label, isMet: isMet(password, email ?? '') }));
}

export function meetsPolicy(password: string, email: string | null): boolean {
  return (
    password.length <= passwordMaxLength && passwordChecklist(password, email).every((rule) => rule.isMet)
  );
}
