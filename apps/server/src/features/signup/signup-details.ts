import { canonicalEmail, isSignupEmail } from '@wayfare/contracts/rules/email';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import { type SignupDetails, signupErrors, validateSignup } from '@wayfare/contracts/rules/signup';
import { problem } from '#http/responses/problems.ts';

/** As they will be kept, if they pass all the rules of the form. */
export function parseSignupDetails(typed: SignupDetails): SignupDetails {
  const { password } = typed;
  const name = normalizeName(typed.name);
  const email = canonicalEmail(typed.email);
  const verdict = validateSignup({ name, email, password });
  if (!verdict.isValid) throw invalid(signupErrors[verdict.reason]);
  if (!isMailable(email)) throw invalid(signupErrors.email);
  const fault = findNameError(name);
  if (fault !== null) throw invalid(fault);
  return { name, email, password };
}

const invalid = (message: string) => problem('signup_invalid', { message });

/** What the form lets through and no mail could be addressed to: nobody should pay for that. */
const unmailableCharacters = /[\p{Cc}<>",;:()[\]\\]/u;

export const isMailable = (email: string): boolean =>
  isSignupEmail(email) && !unmailableCharacters.test(email);
