import { canonicalEmail, isSignupEmail } from '@wayfare/contracts/rules/email';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import { type SignupDetails, signupErrors, validateSignup } from '@wayfare/contracts/rules/signup';
import { problem } from '#http/responses/problems.ts';

/** Normalizes the details. Throws signup_invalid. */
export function parseSignupDetails(input: SignupDetails): SignupDetails {
  const { password } = input;
  const name = normalizeName(input.name);
  const email = canonicalEmail(input.email);
  const verdict = validateSignup({ name, email, password });
  if (!verdict.isValid) throw invalid(signupErrors[verdict.reason]);
  if (!isMailable(email)) throw invalid(signupErrors.email);
  const nameError = findNameError(name);
  if (nameError !== null) throw invalid(nameError);
  return { name, email, password };
}

const invalid = (message: string) => problem('signup_invalid', { message });

/** Characters that the form accepts but that break a mail header. */
const unmailableCharacters = /[\p{Cc}<>",;:()[\]\\]/u;

export const isMailable = (email: string): boolean =>
  isSignupEmail(email) && !unmailableCharacters.test(email);
