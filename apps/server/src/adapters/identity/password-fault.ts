import { commonPasswordMessage, meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { commonPasswords } from './common-passwords.ts';
import type { KnownPasswords } from './identity.ts';

/** Our own list, compared ignoring case, and the breach service's. */
export const knownPasswords = (breached: KnownPasswords): KnownPasswords => ({
  has: async (password) => commonPasswords.has(password.toLowerCase()) || breached.has(password),
});

/** For a site without a breach service. */
export const listedPasswords = knownPasswords({ has: async () => false });

/** What is wrong with a new password, in a sentence for its owner. Null if nothing is. */
export async function passwordFault(
  password: string,
  email: string,
  known: KnownPasswords,
): Promise<string | null> {
  if (!meetsPolicy(password, email)) return signupErrors.password;
  return (await known.has(password)) ? commonPasswordMessage : null;
}
