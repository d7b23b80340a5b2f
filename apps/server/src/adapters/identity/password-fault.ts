import { commonPasswordMessage, meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { commonPasswords } from './common-passwords.ts';
import type { CompromisedPasswords } from './identity.ts';

/** The built-in list, ignoring case, and the breach service. */
export const compromisedPasswords = (breached: CompromisedPasswords): CompromisedPasswords => ({
  has: async (password) => commonPasswords.has(password.toLowerCase()) || breached.has(password),
});

/** For a site without a breach service. */
export const listedPasswords = compromisedPasswords({ has: async () => false });

/** What is wrong with a new password, in a sentence for its owner. Null if nothing is. */
export async function passwordFault(
  password: string,
  email: string,
  known: CompromisedPasswords,
): Promise<string | null> {
  if (!meetsPolicy(password, email)) return signupErrors.password;
  return (await known.has(password)) ? commonPasswordMessage : null;
}

const subPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const emailPattern = /^[^\s\p{Cc}\p{Cs}]+$/u;

/** Normalizes an id that may have been typed. Null if it cannot be an id. */
export function parseSub(text: string): string | null {
  const sub = text.toLowerCase();
  return subPattern.test(sub) ? sub : null;
}

/** Normalizes an address. Null if it is malformed or too long for the provider. */
export function parseEmail(text: string, maxLength: number): string | null {
  const email = text.toLowerCase();
  return email.length <= maxLength && emailPattern.test(email) ? email : null;
}
