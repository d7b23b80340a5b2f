import { commonPasswordMessage, meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import type { CompromisedPasswords } from './identity.ts';

/**
 * Common passwords in lower case. Only those that could meet the password rules in some case: the rules refuse all
 * others. The first part comes from the lists of zxcvbn 4.4.2 (MIT,
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.) and Django 5.2 (BSD-3-Clause, Copyright (c) Django Software
 * Foundation and individual contributors). The second part has common passwords made for such rules.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz1qaz !qaz2wsx !qazxsw2 #1stunna 1qaz!qaz 1qaz@wsx aug!272010 chivas#1 derp12!@ feder_1941 film@123 fre_ak8yj
fu7u4a#$$$ fxzz75$yer iloveyou<3 jarox1301! john!20130605at1753 ka_djkhjsy6 l58jkdjp! mark_963 mega_pizdetz666 n0=acc3ss
n8zgt5p0shw= p030710p$e4o p@$$w0rd p@ssw0rd pa$$w0rd pass_2011 password1! pe#5gz29ptzmse sasha_007 smile0_0 wapbbs_1
ybrbnf_25 zaq!2wsx

1q2w3e4r! 1q2w3e4r5t! 1qaz2wsx! 1qazxsw2! abc12345! abc123!@# abc@1234 abcd1234! abcd@1234 admin1234!
admin123! admin@123 admin@1234 asdf1234! baseball1! changeme1! changeme123! charlie1! company1! computer1! dragon123!
football1! football123! hello123! iloveyou1! iloveyou2! jesus123! jesus777! letmein1! letmein123! login123! master123!
michael1! monkey123! p@$$w0rd1 p@ssw0rd! p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssw0rd1! p@ssword1 p@ssword123 pa$$word1
pass1234! pass123! pass@123 pass@1234 passw0rd! passw0rd1! password!1 password#1 password1$ password1? password1@
password12! password123! password123$ password123@ password1234! password2! password@1 password@12 password@123
princess1! q1w2e3r4! qwer1234! qwerty1! qwerty12! qwerty123! qwerty1234! qwerty@123 secret123! sunshine1! superman1!
temp123! temp1234! test1234! test123! test@123 test@1234 welcome!1 welcome1! welcome12! welcome123! welcome1234! welcome@1
welcome@123 zaq12wsx! zaq1@wsx zaq1!qaz
`
    .trim()
    .split(/\s+/),
);

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

/** Normalizes an address. Null if it is malformed or too long for the identity provider. */
export function parseEmail(text: string, maxLength: number): string | null {
  const email = text.toLowerCase();
  return email.length <= maxLength && emailPattern.test(email) ? email : null;
}
