import { createHash } from 'node:crypto';
import { commonPasswordFault } from '@wayfare/contracts/rules/common-password';
import { meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupFaults } from '@wayfare/contracts/rules/signup';
import type { BreachedPasswords } from './breached-passwords.ts';
import { commonPasswords } from './common-passwords.ts';

export interface NewPasswords {
  /** No password may be made of it. */
  readonly siteName: string;
  readonly breached: BreachedPasswords;
}

/** For a pool that only looks, or that no site stands around. */
export const ownRulesAlone: NewPasswords = { siteName: '', breached: { has: async () => false } };

/** What is wrong with a new password, in a sentence for its owner; null where nothing is. */
export async function passwordFault(
  password: string,
  email: string,
  { siteName, breached }: NewPasswords,
): Promise<string | null> {
  if (!meetsPolicy(password, email)) return signupFaults.password;
  return isTriedFirst(password, siteName) || (await breached.has(password)) ? commonPasswordFault : null;
}

/** Whether it is a listed word or the site's own name, but for case, signs for letters, and what was hung on for the rules. */
function isTriedFirst(password: string, siteName: string): boolean {
  const folded = password.toLowerCase();
  const own = lettersOf(siteName);
  const texts = new Set([folded, folded.replace(/^[^a-z]+/, '')]);
  return [...texts].flatMap(heads).some((head) => {
    const spellings = [head, spelled(head, asLetters), spelled(head, unshifted)];
    return spellings.some((text) => isListed(text) || (own !== '' && lettersOf(text) === own));
  });
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The whole, and what is left of it when signs and digits are taken off its end, one after another. */
function heads(text: string): string[] {
  const all = [text];
  for (let end = text.length; end > 1 && !/[a-z]/.test(text.charAt(end - 1)); end -= 1) {
    all.push(text.slice(0, end - 1));
  }
  return all;
}

const spelled = (text: string, alphabet: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => alphabet.get(sign) ?? sign).join('');

const pairs = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (sign, at) => [sign, to.charAt(at)]));

const asLetters = pairs('@4301!$57+', 'aaeoiisstt');
/** As an American keyboard has them. */
const unshifted = pairs('!@#$%^&*()', '1234567890');

const numberAt = 4;
let listed: ReadonlySet<number> | null = null;

function isListed(text: string): boolean {
  listed ??= new Set(
    Array.from({ length: commonPasswords.length / numberAt }, (_, at) =>
      commonPasswords.readUInt32BE(at * numberAt),
    ),
  );
  return listed.has(createHash('sha256').update(text).digest().readUInt32BE());
}
