import { canonicalEmail, isSignupEmail } from '@wayfare/contracts/rules/email';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import { type SignupDetails, signupErrors, validateSignup } from '@wayfare/contracts/rules/signup';
import { problem } from '#http/responses/problems.ts';

/** Normalizes the details. Throws signup_invalid. */
export function parseSignupDetails(typed: SignupDetails): SignupDetails {
  const { password } = typed;
  const name = normalizeName(typed.name);
  const email = canonicalEmail(typed.email);
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
