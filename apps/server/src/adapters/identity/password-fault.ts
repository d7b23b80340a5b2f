import { commonPasswordMessage, meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { commonPasswords } from './common-passwords.ts';
import type { CompromisedPasswords } from './identity.ts';

/** Our own list, compared ignoring case, and the breach service's. */
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

const subShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const emailShape = /^[^\s\p{Cc}\p{Cs}]+$/u;

/** An id in the spelling that providers keep, or null for what no person has: those who ask may have typed it. */
export function subFrom(text: string): string | null {
  const sub = text.toLowerCase();
  return subShape.test(sub) ? sub : null;
}

/** The same for an address, with what the provider takes at the most. */
export function emailFrom(text: string, maxLength: number): string | null {
  const email = text.toLowerCase();
  return email.length <= maxLength && emailShape.test(email) ? email : null;
}
