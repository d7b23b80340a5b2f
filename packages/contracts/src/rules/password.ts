import { getLocalPart } from './email.ts';

const minPasswordLength = 8;
/** The limit of the identity provider. */
export const maxPasswordLength = 256;

const specialCharacters = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';

const special = new Set(specialCharacters);
const isLetterOrDigit = (character: string) => /^[A-Za-z0-9]$/.test(character);

export type PasswordRuleId = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special' | 'email' | 'allowed';

type PasswordRule = {
  readonly id: PasswordRuleId;
  readonly label: string;
  readonly isMet: (password: string, email: string) => boolean;
};

const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: `At least ${minPasswordLength} characters`,
    isMet: (password) => password.length >= minPasswordLength,
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
      const localPart = getLocalPart(email.trim()).toLowerCase();
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

type CheckedRule = { readonly id: PasswordRuleId; readonly label: string; readonly isMet: boolean };

/** Without the rule about the email address if that is null, as on the reset page; the server checks it there. */
export const passwordChecklist = (password: string, email: string | null): readonly CheckedRule[] =>
  passwordRules
    .filter((rule) => rule.id !== 'email' || email !== null)
    .map(({ id, label, isMet }) => ({ id, label, isMet: isMet(password, email ?? '') }));

export const meetsPolicy = (password: string, email: string | null): boolean =>
  password.length <= maxPasswordLength && passwordChecklist(password, email).every((rule) => rule.isMet);

/** A line of the checklist that is shown only while it is not met. The server has the list of common passwords. */
export const commonPasswordRule = 'Not one that thieves try first';
export const commonPasswordMessage = 'Thieves try this password first. Please choose another.';
